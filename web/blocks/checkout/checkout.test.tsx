import { describe, expect, it } from 'vitest'
import { aCart, aLine } from '#web/shop/testing.ts'
import {
  aCustomer,
  address,
  chosen,
  days,
  events,
  field,
  named,
  openCheckout,
  openCheckoutForTests,
  press,
  text,
  tick,
  world,
} from './testing.tsx'

openCheckoutForTests()

describe('the checkout', () => {
  it('SH-10, SH-36: takes the customer’s address, wants a day, and goes on to #maksu with its heading in focus', async () => {
    await openCheckout({})
    await expect.poll(() => field('StreetAddress')?.value).toBe('Hämeenkatu 12')
    expect(field('Email').value).toBe('aino@example.fi')
    await press('Siirry maksamaan')
    await expect.poll(text).toContain('Tarkista nämä tiedot')
    expect(text()).toContain('Valitse toimituspäivä ja -aika')
    expect(location.hash).toBe('#toimitus')
    await expect.poll(() => document.querySelector('.delivery-choice input')).toBeTruthy()
    tick('.delivery-choice input')
    await expect.poll(() => field('DeliveryTime').value).toBe('16-20')
    await press('Siirry maksamaan')
    await expect.poll(() => location.hash).toBe('#maksu')
    await expect.poll(() => document.activeElement?.textContent).toBe('Maksu')
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(document.querySelector('.checkout-bar')).toBeNull()
    expect(text()).toContain('klo 16–20')
    const stored = JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}')
    expect(stored).toMatchObject({ ...chosen })
  })

  it('SH-18: asks for the days again when another tab changes the cart or this one is shown again', async () => {
    const dates: object[] = [...days]
    await openCheckout({ address: '/kassa?postinumero=33100#maksu', details: chosen, dates })
    await expect.poll(() => named('Tilaa ja maksa 26,30 €')).toBeTruthy()
    const asked = () => world.shop.asked.filter(({ call }) => call === 'GET delivery').length
    const before = asked()
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    document.dispatchEvent(new window.Event('visibilitychange'))
    await expect.poll(asked).toBe(before + 1)
    expect(location.hash).toBe('#maksu')
    dates[0] = { ...days[0], value: '2026-11-20', label: 'perjantai 20.11.2026' }
    window.dispatchEvent(Object.assign(new window.Event('storage'), { key: 'cart' }))
    await expect.poll(() => location.hash).toBe('#toimitus')
    expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}').deliveryTime).toBe('')
  })

  it('warns near the field of a city that does not fit the postal code, and lets the shopper go on', async () => {
    await openCheckout({ details: chosen, customer: aCustomer({ deliveryAddress: { ...address, city: 'Turku' } }) })
    await expect.poll(text).toContain('Tarkista postitoimipaikka: 33100 on Tampere.')
    await press('Siirry maksamaan')
    await expect.poll(() => location.hash).toBe('#maksu')
  })

  it.each(['tampere ', 'Tammerfors'])('says nothing about the city %s, which fits', async (city) => {
    await openCheckout({ details: chosen, customer: aCustomer({ deliveryAddress: { ...address, city } }) })
    await expect.poll(() => document.querySelectorAll('.delivery-day').length).toBe(1)
    expect(document.querySelector('.checkout-city')?.textContent).toBe('')
  })

  it('takes codes beside the form: Enter uses the code and does not send the purchase', async () => {
    await openCheckout({ details: chosen })
    await expect.poll(() => document.querySelector('.checkout-summary .cart-codes input')).toBeTruthy()
    world.shop.answers['POST addcouponcode'] = aCart([aLine()], { couponCodes: ['KESA5'], total: '21,30' })
    const code = document.querySelector<HTMLInputElement>('.checkout-summary .cart-codes input') as HTMLInputElement
    code.focus()
    code.value = 'kesa5'
    const enter = new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(code.dispatchEvent(enter)).toBe(false)
    await expect.poll(() => field('Total').value).toBe('21,30')
    expect(world.shop.asked.find(({ call }) => call === 'POST addcouponcode')?.body).toMatchObject({ code: 'KESA5' })
    expect(location.hash).toBe('#toimitus')
    // The summary has the way on, with everything else of the purchase in one form.
    expect(document.querySelectorAll('form')).toHaveLength(1)
    expect(document.querySelector('.checkout-summary button[type=submit]')?.textContent).toBe('Siirry maksamaan')
    world.shop.answers['POST removecouponcode'] = aCart([aLine()])
    document.querySelector<HTMLButtonElement>('.cart-code-list button')?.click()
    await expect.poll(() => field('Total').value).toBe('26,30')
    expect(document.activeElement).toBe(code)
  })

  it('SH-12, SH-37: pays by posting the whole form, with method, terms, total and token', async () => {
    await openCheckout({ address: '/kassa?postinumero=33100#maksu', details: chosen })
    await expect.poll(() => named('Tilaa ja maksa 26,30 €')).toBeTruthy()
    expect(text()).toContain(
      'Voit maksaa kaikilla kotimaisilla verkkopankeilla sekä Visa- ja Mastercard-luottokorteilla.',
    )
    await expect.poll(() => document.querySelectorAll('.checkout-methods input').length).toBe(2)
    await press('Tilaa ja maksa 26,30 €')
    await expect.poll(text).toContain('Hyväksy toimitusehdot, niin voit tilata')
    expect(text()).toContain('Valitse maksutapa')
    tick('[value=FI50]')
    tick('[name="Form.Terms"]')
    await expect.poll(() => field('Terms').checked).toBe(true)
    await press('Tilaa ja maksa 26,30 €')
    await expect.poll(() => world.submitted.length).toBe(1)
    expect(Object.fromEntries(world.submitted[0] ?? [])).toMatchObject({
      __RequestVerificationToken: 'T1',
      'Form.FirstName': 'Aino',
      'Form.PostalCode': '33100',
      'Form.DeliveryDate': '2026-11-19',
      'Form.DeliveryTime': '16-20',
      'Form.PaymentMethodCode': 'FI50',
      'Form.Terms': 'on',
      'Form.UseDeliveryAddressForBilling': 'on',
      'Form.Total': '26,30',
    })
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/kassa')
    expect(events().map(({ event }) => event)).toEqual(['begin_checkout'])
    expect(sessionStorage.getItem('purchasePaying')).toContain('"payment_type":"card"')
  })

  it('SH-11, SH-37: confirms an order of 0,00 at once, with the method code of the cart', async () => {
    const cart = aCart([aLine()], { total: '0,00', sveaPaymentsPaymentMethodCode: 'FI99' })
    await openCheckout({ cart, details: chosen })
    await press('Vahvista tilaus')
    await expect.poll(text).toContain('Hyväksy toimitusehdot, niin voit tilata')
    expect(world.submitted).toEqual([])
    tick('[name="Form.Terms"]')
    await expect.poll(() => field('Terms').checked).toBe(true)
    await press('Vahvista tilaus')
    await expect.poll(() => world.submitted.length).toBe(1)
    expect(world.submitted[0]?.get('Form.PaymentMethodCode')).toBe('FI99')
    expect(events().map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info'])
  })

  it('SH-11: the button is disabled when the cart is empty', async () => {
    await openCheckout({ cart: aCart([]) })
    await expect.poll(text).toContain('Ostoskori on tyhjä')
    expect(document.querySelector<HTMLButtonElement>('button[disabled]')?.textContent).toBe('Siirry maksamaan')
  })

  it('without a connection nothing is sent, and the shopper can press again', async () => {
    await openCheckout({ cart: aCart([aLine()], { total: '0,00' }), details: chosen })
    await expect.poll(() => named('Vahvista tilaus')).toBeTruthy()
    world.shop.answers['GET token'] = 'away'
    tick('[name="Form.Terms"]')
    await expect.poll(() => field('Terms').checked).toBe(true)
    await press('Vahvista tilaus')
    await expect.poll(text, { timeout: 5000 }).toContain('Yhteys kauppaan ei toimi.')
    expect(world.submitted).toEqual([])
    world.shop.answers['GET token'] = { token: 'T2' } as never
    await press('Vahvista tilaus')
    await expect.poll(() => world.submitted.length).toBe(1)
  })

  it('SH-37: what must be changed first is said, and nothing is sent', async () => {
    const warning = 'Pienin maksettava summa on 0,46 €.'
    await openCheckout({ cart: aCart([aLine()], { total: '0,20', checkoutWarnings: [warning] }), details: chosen })
    await press('Siirry maksamaan')
    await expect.poll(text).toContain(warning)
    expect(location.hash).toBe('#toimitus')
  })
})
