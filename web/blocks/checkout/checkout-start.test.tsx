import { describe, expect, it } from 'vitest'
import { aCart, aLine } from '#web/shop/testing.ts'
import {
  aCustomer,
  chosen,
  events,
  field,
  named,
  nobody,
  openCheckout,
  openCheckoutForTests,
  press,
  text,
  world,
} from './testing.tsx'

openCheckoutForTests()

describe('the start of the checkout', () => {
  it('SH-10: #maksu without a valid day becomes #toimitus', async () => {
    await openCheckout({ address: '/kassa?postinumero=33100#maksu' })
    await expect.poll(() => location.hash).toBe('#toimitus')
    await expect.poll(() => named('Siirry maksamaan')).toBeTruthy()
  })

  it('SH-10: a day that is no longer offered leads back from #maksu', async () => {
    await openCheckout({
      address: '/kassa?postinumero=33100#maksu',
      details: { ...chosen, deliveryDate: '2026-11-12' },
    })
    await expect.poll(() => location.hash).toBe('#toimitus')
    expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}').deliveryTime).toBe('')
  })

  it('SH-10: a slot that was taken meanwhile leads to #toimitus, with everything else kept', async () => {
    await openCheckout({
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
    await openCheckout({
      address: '/kassa?postinumero=33100&virhe=fields&kentat=Form.PhoneNumber#toimitus',
      details: chosen,
    })
    await expect.poll(text).toContain('Väärän muotoinen puhelinnumero')
    expect(field('PhoneNumber').getAttribute('aria-invalid')).toBe('true')
  })

  it('SH-33: leads guests, and customers without a postal code, to #kirjaudu of the cart page', async () => {
    await openCheckout({ customer: aCustomer({ loggedIn: false }) })
    await expect.poll(() => world.replaced).toEqual(['/ostoskori#kirjaudu'])
  })

  it('SH-33: leads a guest without a postal code there once, also when the cart comes after the customer', async () => {
    await openCheckout({
      address: '/kassa#toimitus',
      customer: aCustomer({ loggedIn: false, deliveryAddress: nobody }),
    })
    await expect.poll(() => world.replaced).toEqual(['/ostoskori#kirjaudu'])
    await world.shop.rest()
    expect(world.replaced).toHaveLength(1)
  })

  it('SH-33: asks for a postal code first', async () => {
    await openCheckout({ address: '/kassa#toimitus', customer: aCustomer({ deliveryAddress: nobody }) })
    await expect.poll(() => world.replaced).toEqual(['/ostoskori#kirjaudu'])
  })

  it('SH-33: gift cards alone need neither a day nor a place to deliver to', async () => {
    await openCheckout({ address: '/kassa#toimitus', cart: aCart([aLine()], { hasGiftCardsOnly: true }) })
    await expect.poll(text).toContain('Lahjakortit tulevat sähköpostiisi')
    expect(document.querySelector('.delivery-choice')).toBeNull()
    await press('Siirry maksamaan')
    await expect.poll(() => location.hash).toBe('#maksu')
  })

  it('does not offer the saved street for another postal code, and asks for that one’s days', async () => {
    await openCheckout({ address: '/kassa?postinumero=00100#toimitus' })
    await expect.poll(text).toContain('Valitsit postinumeron 00100')
    expect([field('PostalCode').value, field('StreetAddress').value]).toEqual(['00100', ''])
  })

  it('a failed start offers to try again, and never an empty cart', async () => {
    await openCheckout({ customer: 'away' })
    await expect
      .poll(text, { timeout: 5000 })
      .toContain('Emme saaneet yhteyttä kauppaan. Ostoskorisi ja täyttämäsi tiedot')
    world.shop.answers['GET customer'] = aCustomer() as never
    document.querySelector<HTMLButtonElement>('.cart-unconfirmed button')?.click()
    await expect.poll(() => named('Siirry maksamaan')).toBeTruthy()
  })
})
