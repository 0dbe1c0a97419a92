import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { Checkout } from './checkout.island.tsx'
import { checkoutTexts } from './checkout-texts.ts'

const address = {
  ...{ firstName: 'Aino', lastName: 'Asiakas', streetAddress: 'Hämeenkatu 12', postalCode: '33100', city: 'Tampere' },
}
const nobody = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }
const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  ...{ loggedIn: true, loading: false, email: 'aino@example.fi', hasPassword: true },
  ...{ deliveryAddress: address, billingAddress: nobody },
  ...{ phoneCountryCode: '+358', phoneNumber: '501234567', additionalInformation: '', ...changes },
})
const aTime = {
  ...{ value: '16-20', label: 'klo 16–20', placesLeft: 38, placesText: '38 paikkaa vapaana' },
  ...{ closesAt: '2099-11-18T10:00:00.000Z', closesText: 'Tilaa viimeistään ke 18.11. klo 12.00' },
}
const days = [{ value: '2026-11-19', label: 'torstai 19.11.2026', times: [aTime] }]
const methods = [
  { code: 'FI01', name: 'Pankki', kind: 'bank' },
  { code: 'FI50', name: 'Visa ja Mastercard', kind: 'card' },
]
const chosen = {
  ...{ postalCode: '33100', useDeliveryAddressForBilling: true, deliveryDate: '2026-11-19', deliveryTime: '16-20' },
  ...{ deliveryDateText: 'torstai 19.11.2026', deliveryTimeText: 'klo 16–20' },
}
const pages = {
  ...{ cartPage: '/ostoskori', termsPage: '/toimitusehdot', withdrawalPage: '/peruutus', accountPage: '/oma-tili' },
}

let shop: FakeShop
let submitted: URLSearchParams[]
let replaced: string[]

beforeEach(() => {
  shop = new FakeShop()
  submitted = []
  replaced = []
})
afterEach(() => vi.resetModules())

type Start = {
  cart?: Cart
  customer?: Customer | 'away'
  address?: string
  details?: object
  dates?: readonly object[]
}

/** The address of the page; jsdom cannot leave it. */
const aLocation = (real: Location) => ({
  get hash() {
    return real.hash
  },
  set hash(hash: string) {
    real.hash = hash
  },
  get search() {
    return real.search
  },
  get pathname() {
    return real.pathname
  },
  get href() {
    return real.href
  },
  get origin() {
    return real.origin
  },
  replace(to: string) {
    if (to.startsWith('#')) real.hash = to
    else replaced.push(to)
  },
})

async function open({ cart = aCart([aLine()]), customer = aCustomer(), dates = days, ...start }: Start): Promise<void> {
  shop.answers['GET load'] = cart
  shop.answers['GET customer'] = customer as never
  shop.answers['GET delivery'] = { data: { dates } } as never
  shop.answers['GET paymentmethods'] = { methods } as never
  shop.answers['GET token'] = { token: 'T1' } as never
  const props = { language: 'fi' as const, texts: checkoutTexts('fi'), pages }
  const markup = islandMarkup({ name: 'checkout', component: Checkout, when: 'load', each: [props] })
  openPage(`<a class="cart-link" href="/ostoskori#tuotteet"></a>${markup}`)
  window.scrollTo = vi.fn() as never
  window.history.replaceState(null, '', start.address ?? '/kassa?postinumero=33100#toimitus')
  window.HTMLFormElement.prototype.submit = function () {
    submitted.push(new URLSearchParams(new window.FormData(this) as never))
  }
  vi.stubGlobal('location', aLocation(window.location))
  for (const name of ['history', 'localStorage', 'sessionStorage', 'CustomEvent', 'requestAnimationFrame'] as const)
    vi.stubGlobal(name, window[name] ?? ((run: () => void) => setTimeout(run)))
  const delivery = shop.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The call of the delivery answers with a status of its own.
    if (!url.includes('/checkout/delivery')) return delivery(url, init)
    shop.asked.push({ call: 'GET delivery', body: null })
    return Response.json({ status: 200, data: { dates, cities: ['TAMPERE', 'TAMMERFORS', 'Tampere'] } })
  })
  if (start.details) sessionStorage.setItem('deliveryDetails', JSON.stringify(start.details))
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './blocks/checkout/checkout.island.tsx': () => import('./checkout.island.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const text = () => document.querySelector('kaski-island > div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')]
const named = (name: string) => buttons().find((button) => button.textContent?.replaceAll('\u00a0', ' ') === name)
const press = async (name: string) => {
  await expect.poll(() => named(name)).toBeTruthy()
  named(name)?.click()
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="Form.${name}"]`) as HTMLInputElement
const events = () =>
  (window.dataLayer ?? []).flatMap((each) => ((each as { event?: string }).event ? [each as never] : [])) as {
    event: string
    ecommerce: Record<string, unknown>
  }[]
const tick = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.click()

describe('the checkout', () => {
  it('SH-10, SH-36: takes the customer’s address, wants a day, and goes on to #maksu with its heading in focus', async () => {
    await open({})
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

  it('SH-10: #maksu without a valid day becomes #toimitus', async () => {
    await open({ address: '/kassa?postinumero=33100#maksu' })
    await expect.poll(() => location.hash).toBe('#toimitus')
    await expect.poll(() => named('Siirry maksamaan')).toBeTruthy()
  })

  it('SH-10: a day that is no longer offered leads back from #maksu', async () => {
    await open({ address: '/kassa?postinumero=33100#maksu', details: { ...chosen, deliveryDate: '2026-11-12' } })
    await expect.poll(() => location.hash).toBe('#toimitus')
    expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}').deliveryTime).toBe('')
  })

  it('SH-18: asks for the days again when another tab changes the cart or this one is shown again', async () => {
    const dates: object[] = [...days]
    await open({ address: '/kassa?postinumero=33100#maksu', details: chosen, dates })
    await expect.poll(() => named('Tilaa ja maksa 26,30 €')).toBeTruthy()
    const asked = () => shop.asked.filter(({ call }) => call === 'GET delivery').length
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
    await open({ details: chosen, customer: aCustomer({ deliveryAddress: { ...address, city: 'Turku' } }) })
    await expect.poll(text).toContain('Tarkista postitoimipaikka: 33100 on Tampere.')
    await press('Siirry maksamaan')
    await expect.poll(() => location.hash).toBe('#maksu')
  })

  it.each(['tampere ', 'Tammerfors'])('says nothing about the city %s, which fits', async (city) => {
    await open({ details: chosen, customer: aCustomer({ deliveryAddress: { ...address, city } }) })
    await expect.poll(() => document.querySelectorAll('.delivery-day').length).toBe(1)
    expect(document.querySelector('.checkout-city')?.textContent).toBe('')
  })

  it('takes codes beside the form: Enter uses the code and does not send the purchase', async () => {
    await open({ details: chosen })
    await expect.poll(() => document.querySelector('.checkout-summary .cart-codes input')).toBeTruthy()
    shop.answers['POST addcouponcode'] = aCart([aLine()], { couponCodes: ['KESA5'], total: '21,30' })
    const code = document.querySelector<HTMLInputElement>('.checkout-summary .cart-codes input') as HTMLInputElement
    code.focus()
    code.value = 'kesa5'
    const enter = new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(code.dispatchEvent(enter)).toBe(false)
    await expect.poll(() => field('Total').value).toBe('21,30')
    expect(shop.asked.find(({ call }) => call === 'POST addcouponcode')?.body).toMatchObject({ code: 'KESA5' })
    expect(location.hash).toBe('#toimitus')
    // The summary has the way on, with everything else of the purchase in one form.
    expect(document.querySelectorAll('form')).toHaveLength(1)
    expect(document.querySelector('.checkout-summary button[type=submit]')?.textContent).toBe('Siirry maksamaan')
    shop.answers['POST removecouponcode'] = aCart([aLine()])
    document.querySelector<HTMLButtonElement>('.cart-code-list button')?.click()
    await expect.poll(() => field('Total').value).toBe('26,30')
    expect(document.activeElement).toBe(code)
  })

  it('SH-12, SH-37: pays by posting the whole form, with method, terms, total and token', async () => {
    await open({ address: '/kassa?postinumero=33100#maksu', details: chosen })
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
    await expect.poll(() => submitted.length).toBe(1)
    expect(Object.fromEntries(submitted[0] ?? [])).toMatchObject({
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
    await open({ cart, details: chosen })
    await press('Vahvista tilaus')
    await expect.poll(text).toContain('Hyväksy toimitusehdot, niin voit tilata')
    expect(submitted).toEqual([])
    tick('[name="Form.Terms"]')
    await expect.poll(() => field('Terms').checked).toBe(true)
    await press('Vahvista tilaus')
    await expect.poll(() => submitted.length).toBe(1)
    expect(submitted[0]?.get('Form.PaymentMethodCode')).toBe('FI99')
    expect(events().map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info'])
  })

  it('SH-11: the button is disabled when the cart is empty', async () => {
    await open({ cart: aCart([]) })
    await expect.poll(text).toContain('Ostoskori on tyhjä')
    expect(document.querySelector<HTMLButtonElement>('button[disabled]')?.textContent).toBe('Siirry maksamaan')
  })

  it('SH-10: a slot that was taken meanwhile leads to #toimitus, with everything else kept', async () => {
    await open({
      address: '/kassa?postinumero=33100&virhe=slot-full#toimitus',
      details: chosen,
    })
    await expect
      .poll(text)
      .toContain('Valitsemasi toimitusaika ehti täyttyä. Valitse toinen aika: muut tietosi ovat tallessa.')
    expect(location.search).toBe('?postinumero=33100')
    expect(field('DeliveryTime').value).toBe('')
    expect(field('StreetAddress').value).toBe('Hämeenkatu 12')
    expect(events()).toEqual([])
  })

  it('SH-10: fields that the server refused are marked', async () => {
    await open({ address: '/kassa?postinumero=33100&virhe=fields&kentat=Form.PhoneNumber#toimitus', details: chosen })
    await expect.poll(text).toContain('Väärän muotoinen puhelinnumero')
    expect(field('PhoneNumber').getAttribute('aria-invalid')).toBe('true')
  })

  it('SH-33: leads guests, and customers without a postal code, to #kirjaudu of the cart page', async () => {
    await open({ customer: aCustomer({ loggedIn: false }) })
    await expect.poll(() => replaced).toEqual(['/ostoskori#kirjaudu'])
  })

  it('SH-33: leads a guest without a postal code there once, also when the cart comes after the customer', async () => {
    await open({ address: '/kassa#toimitus', customer: aCustomer({ loggedIn: false, deliveryAddress: nobody }) })
    await expect.poll(() => replaced).toEqual(['/ostoskori#kirjaudu'])
    await shop.rest()
    expect(replaced).toHaveLength(1)
  })

  it('SH-33: asks for a postal code first', async () => {
    await open({ address: '/kassa#toimitus', customer: aCustomer({ deliveryAddress: nobody }) })
    await expect.poll(() => replaced).toEqual(['/ostoskori#kirjaudu'])
  })

  it('SH-33: gift cards alone need neither a day nor a place to deliver to', async () => {
    await open({ address: '/kassa#toimitus', cart: aCart([aLine()], { hasGiftCardsOnly: true }) })
    await expect.poll(text).toContain('Lahjakortit tulevat sähköpostiisi')
    expect(document.querySelector('.delivery-choice')).toBeNull()
    await press('Siirry maksamaan')
    await expect.poll(() => location.hash).toBe('#maksu')
  })

  it('does not offer the saved street for another postal code, and asks for that one’s days', async () => {
    await open({ address: '/kassa?postinumero=00100#toimitus' })
    await expect.poll(text).toContain('Valitsit postinumeron 00100')
    expect([field('PostalCode').value, field('StreetAddress').value]).toEqual(['00100', ''])
  })

  it('a failed start offers to try again, and never an empty cart', async () => {
    await open({ customer: 'away' })
    await expect
      .poll(text, { timeout: 5000 })
      .toContain('Emme saaneet yhteyttä kauppaan. Ostoskorisi ja täyttämäsi tiedot')
    shop.answers['GET customer'] = aCustomer() as never
    document.querySelector<HTMLButtonElement>('.cart-unconfirmed button')?.click()
    await expect.poll(() => named('Siirry maksamaan')).toBeTruthy()
  })

  it('without a connection nothing is sent, and the shopper can press again', async () => {
    await open({ cart: aCart([aLine()], { total: '0,00' }), details: chosen })
    await expect.poll(() => named('Vahvista tilaus')).toBeTruthy()
    shop.answers['GET token'] = 'away'
    tick('[name="Form.Terms"]')
    await expect.poll(() => field('Terms').checked).toBe(true)
    await press('Vahvista tilaus')
    await expect.poll(text, { timeout: 5000 }).toContain('Yhteys kauppaan ei toimi.')
    expect(submitted).toEqual([])
    shop.answers['GET token'] = { token: 'T2' } as never
    await press('Vahvista tilaus')
    await expect.poll(() => submitted.length).toBe(1)
  })

  it('SH-37: what must be changed first is said, and nothing is sent', async () => {
    const warning = 'Pienin maksettava summa on 0,46 €.'
    await open({ cart: aCart([aLine()], { total: '0,20', checkoutWarnings: [warning] }), details: chosen })
    await press('Siirry maksamaan')
    await expect.poll(text).toContain(warning)
    expect(location.hash).toBe('#toimitus')
  })
})
