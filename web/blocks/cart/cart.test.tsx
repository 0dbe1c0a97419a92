import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Cart as CartData } from '#contract/shop/cart.ts'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { cartTexts } from '#web/messages/shop/cart.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { Cart } from './cart.island.tsx'

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(() => vi.resetModules())

type Start = { cart?: CartData | undefined; stored?: CartData; hash?: string }

async function open({ cart, stored, hash = '' }: Start): Promise<void> {
  if (cart) shop.answers['GET load'] = cart
  const markup = islandMarkup({ name: 'cart', component: Cart, when: 'load', each: [props] })
  openPage(
    `<a class="cart-link" href="/ostoskori#tuotteet"></a>${markup}<div data-cart-login hidden><h2 tabindex="-1">Kirjaudu</h2></div>`,
  )
  window.scrollTo = () => {}
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('CustomEvent', window.CustomEvent)
  vi.stubGlobal('fetch', shop.fetch)
  if (hash) location.hash = hash
  if (stored) localStorage.setItem('cart', JSON.stringify(stored))
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './blocks/cart/cart.island.tsx': () => import('./cart.island.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const props = { language: 'fi' as const, texts: textsOf('fi', cartTexts), checkoutPage: '/kassa' }
const text = () => document.querySelector('kaski-island > div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
const busy = () => document.querySelector('.stepper')?.getAttribute('aria-busy')
const asked = (call: string) => shop.asked.filter((each) => each.call === call).map(({ body }) => body)

const nowhere = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }
const aGuest = { loggedIn: false, email: '', deliveryAddress: nowhere, billingAddress: nowhere }

/** The store of the page that is open, and where it leads. */
async function logInLater() {
  const replaced: string[] = []
  const real = window.location
  vi.stubGlobal('location', {
    get hash() {
      return real.hash
    },
    href: real.href,
    origin: real.origin,
    replace: (to: string) => void replaced.push(to),
  })
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  return { customerStore: await import('#web/customer/customer-store.ts'), replaced }
}

function enter(code: string): void {
  const field = document.querySelector<HTMLInputElement>('.cart-codes input') as HTMLInputElement
  field.value = code
  document.querySelector<HTMLButtonElement>('.cart-code-row button')?.click()
}
const problem = () => document.querySelector('.cart-code-problem')?.textContent

describe('the cart page', () => {
  it('SH-07: shows the lines under #tuotteet, which it puts into the address, with links to products and on', async () => {
    await open({ cart: aCart([aLine({ quantity: 2, linePrice: '36,80' })]) })
    await expect.poll(text).toContain('Entrecôte')
    expect(location.hash).toBe('#tuotteet')
    expect(history.length).toBe(1)
    for (const part of [
      '18,40 €/kpl',
      '36,80 €',
      'Tuotteet yhteensä18,40 €',
      'Toimitus7,90 €',
      'sis. ALV 13,5 % 3,13 €',
    ])
      expect(text()).toContain(part)
    expect(text()).toContain('Lisää tuotteita vielä 71,60 € edestä, niin toimitus on maksuton.')
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/tuotteet')
    expect(links.filter((href) => href === '#kirjaudu')).toHaveLength(2)
    expect(document.querySelector<HTMLElement>('[data-cart-login]')?.hidden).toBe(true)
  })

  it('SH-07, SH-09: shows no list under #kirjaudu, but the other screen; a hash of nothing changes nothing', async () => {
    await open({ cart: aCart([aLine()]), hash: '#kirjaudu' })
    const login = document.querySelector<HTMLElement>('[data-cart-login]')
    await expect.poll(() => login?.hidden).toBe(false)
    expect(document.querySelector('.cart-lines')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Kirjaudu')
    location.hash = '#muuta'
    await expect.poll(() => location.hash).toBe('#muuta')
    expect(login?.hidden).toBe(false)
    location.hash = '#tuotteet'
    await expect.poll(text).toContain('Entrecôte')
    expect(login?.hidden).toBe(true)
  })

  it('SH-09, SH-33: goes on to the checkout from #kirjaudu once after a login, with a postal code that was checked before', async () => {
    shop.answers['GET customer'] = aGuest as never
    await open({ cart: aCart([aLine()]), hash: '#kirjaudu' })
    const { customerStore, replaced } = await logInLater()
    await customerStore.loadCustomer()
    await shop.rest()
    expect(replaced).toEqual([])
    sessionStorage.setItem('deliveryDetails', '{"postalCode":"00100"}')
    shop.answers['GET customer'] = { ...aGuest, loggedIn: true, email: 'maija@example.fi' } as never
    await customerStore.takeUpSession('fi')
    await expect.poll(() => replaced).toEqual(['/kassa?postinumero=00100#toimitus'])
    // The cart, which comes after the customer, does not begin the way again.
    await shop.rest()
    expect(replaced).toHaveLength(1)
  })

  it('SH-33: asks for the postal code alone after a login without one, and keeps the focus there', async () => {
    await open({ cart: aCart([aLine()]), hash: '#kirjaudu' })
    const { customerStore, replaced } = await logInLater()
    ;(document.activeElement as HTMLElement).blur()
    shop.answers['GET customer'] = { ...aGuest, loggedIn: true, email: 'maija@example.fi' } as never
    await customerStore.loadCustomer()
    await expect.poll(() => document.activeElement?.textContent).toBe('Kirjaudu')
    expect(replaced).toEqual([])
  })

  it('SH-03, SH-32: sends a changed quantity once, a second after the last change, and is busy meanwhile', async () => {
    await open({ cart: aCart([aLine()]) })
    await expect.poll(text).toContain('Entrecôte')
    expect(document.querySelector<HTMLInputElement>('.stepper-value')?.max).toBe('99')
    shop.answers['POST changequantity'] = aCart([aLine({ quantity: 3, linePrice: '55,20' })])
    const started = performance.now()
    button('Lisää määrää')?.click()
    await expect.poll(() => document.querySelector<HTMLInputElement>('.stepper-value')?.value).toBe('2')
    button('Lisää määrää')?.click()
    let answer = () => {}
    shop.delay = new Promise<void>((resolve) => {
      answer = resolve
    })
    onTestFinished(() => answer())
    await expect.poll(() => asked('POST changequantity')).toEqual([{ language: 'fi', code: 'LK-1008', quantity: 3 }])
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000)
    await expect.poll(busy).toBe('true')
    answer()
    await expect.poll(text).toContain('55,20 €')
    await expect.poll(busy).toBeNull()
  })

  it('SH-08: says in a popover that a quantity could not be changed, and shows the one that the server has', async () => {
    await open({ cart: aCart([aLine()]) })
    await expect.poll(text).toContain('Entrecôte')
    shop.answers['POST changequantity'] = 'away'
    button('Lisää määrää')?.click()
    const notice = () => document.querySelector('.cart-notice:not([hidden])')?.textContent
    await expect.poll(notice).toContain('Tapahtui virhe päivitettäessä lukumäärää.')
    await expect.poll(() => document.querySelector<HTMLInputElement>('.stepper-value')?.value).toBe('1')
    await expect.poll(() => asked('GET load').length).toBe(2)
  })

  it('SH-32: removes a line with quantity 0, says so and takes it back', async () => {
    await open({ cart: aCart([aLine({ quantity: 4 })]) })
    await expect.poll(text).toContain('Entrecôte')
    shop.answers['POST changequantity'] = ({ quantity }) => aCart(quantity === 0 ? [] : [aLine({ quantity: 4 })])
    button('Poista: Entrecôte')?.click()
    await expect.poll(text).toContain('Entrecôte poistettiin ostoskorista.')
    expect(text()).toContain('Ostoskori on tyhjä')
    document.querySelector<HTMLButtonElement>('.cart-undo')?.click()
    await expect.poll(() => document.querySelector('.cart-lines')?.children.length).toBe(1)
    expect(asked('POST changequantity').map((body) => body?.quantity)).toEqual([0, 4])
  })

  it('offers three products on the way to free delivery, and adds one with a press', async () => {
    const product = { code: 'LK-1001', name: 'Sinappi', price: '6,49', url: '/tuotteet/sinappi', image: null }
    shop.answers['GET suggestions'] = { products: [product] } as never
    await open({ cart: aCart([aLine()]) })
    await expect.poll(text).toContain('Maksuttomaan toimitukseen vielä 71,60 €: nämä sopivat mukaan')
    shop.answers['POST add'] = aCart([aLine(), aLine({ code: 'LK-1001', label: 'Sinappi' })], {
      leftToFreeShipping: '0,00',
    })
    document.querySelector<HTMLButtonElement>('[aria-label="Lisää ostoskoriin: Sinappi"]')?.click()
    await expect.poll(() => document.querySelector('.cart-suggestions')).toBeNull()
    expect(asked('POST add')).toEqual([{ language: 'fi', code: 'LK-1001', quantity: 1 }])
    await expect.poll(() => document.activeElement?.textContent).toBe('Tuotteet')
    expect(text()).toContain('Sinappi lisättiin ostoskoriin.')
  })

  it('SH-05: refuses an empty and a repeated code without asking, whatever its case', async () => {
    await open({ cart: aCart([aLine()], { couponCodes: ['KESA5'], discountCodes: ['KESA5'] }) })
    await expect.poll(text).toContain('KESA5')
    enter('   ')
    await expect.poll(problem).toBe('Ole hyvä ja syötä etukoodi.')
    enter(' kesa5 ')
    await expect.poll(problem).toBe('Etukoodi on jo syötetty.')
    expect(asked('POST addcouponcode')).toEqual([])
  })

  it('SH-05: adds a valid code; says of others that they are not valid, and why', async () => {
    await open({ cart: aCart([aLine()]) })
    await expect.poll(text).toContain('Entrecôte')
    shop.answers['POST addcouponcode'] = aCart([aLine()], { error: 'Koodin VANHA voimassaolo päättyi 31.8.2026.' })
    enter('vanha')
    await expect
      .poll(problem)
      .toBe('Etukoodi on virheellinen tai se ei ole voimassa. Koodin VANHA voimassaolo päättyi 31.8.2026.')
    shop.answers['POST addcouponcode'] = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Liian monta yritystä.' }
    enter('arvaus')
    await expect.poll(problem).toBe('Liian monta yritystä.')
    shop.answers['POST addcouponcode'] = 'away'
    enter('arvaus')
    await expect.poll(problem).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    shop.answers['POST addcouponcode'] = aCart([aLine()], {
      couponCodes: ['KESA5'],
      discountCodes: ['KESA5'],
      orderDiscount: '5,00',
    })
    enter('kesa5')
    await expect.poll(text).toContain('Alennukset−5,00 €')
    expect(asked('POST addcouponcode').at(-1)).toEqual({ language: 'fi', code: 'KESA5' })
    shop.answers['POST removecouponcode'] = aCart([aLine()])
    button('Poista koodi KESA5')?.click()
    await expect.poll(() => document.querySelector('.cart-code-list')).toBeNull()
  })

  it('SH-05: shows and keeps only the end of a gift card, which can be removed after a reload, before the server has answered', async () => {
    const paid = aCart([aLine()], { couponCodes: ['KESA5', 'LAHJAKORTTI-50'], discountCodes: ['KESA5'] })
    await open({ cart: paid })
    await expect.poll(text).toContain('…I-50')
    expect(text()).toContain('KESA5')
    expect(document.documentElement.outerHTML).not.toContain('LAHJAKORTTI')
    const copy = JSON.parse(localStorage.getItem('cart') ?? '')
    expect(copy.couponCodes).toEqual(['KESA5', '…I-50'])
    await shop.rest()
    vi.resetModules()
    shop.asked.length = 0
    delete shop.answers['GET load']
    await open({ stored: copy })
    await expect.poll(text).toContain('…I-50')
    shop.answers['POST addcouponcode'] = { ...paid, error: 'Etukoodi on jo syötetty.' }
    enter('lahjakortti-50')
    await expect.poll(problem).toBe('Etukoodi on jo syötetty.')
    shop.answers['POST removecouponcode'] = aCart([aLine()], { couponCodes: ['KESA5'], discountCodes: ['KESA5'] })
    button('Poista koodi …I-50')?.click()
    await expect.poll(() => document.querySelector('.cart-code-list')?.textContent).toBe('KESA5')
    expect(problem()).toBe('')
  })

  it('shows the copy as not confirmed when the shop cannot be reached, and never an empty cart', async () => {
    await open({ stored: aCart([aLine()]) })
    await expect.poll(text).toContain('Emme saaneet yhteyttä kauppaan. Näet ostoskorin sellaisena kuin se viimeksi oli')
    expect(text()).toContain('Entrecôte')
    shop.answers['GET load'] = aCart([aLine({ label: 'Sisäfilee' })])
    document.querySelector<HTMLButtonElement>('.cart-unconfirmed button')?.click()
    await expect.poll(text).toContain('Sisäfilee')
    expect(text()).not.toContain('Emme saaneet yhteyttä')
  })

  it('says that it could not load a cart of which there is no copy', async () => {
    await open({})
    await expect.poll(text).toContain('Emme saaneet yhteyttä kauppaan. Ostoskorisi on tallessa.')
    expect(text()).not.toContain('tyhjä')
  })

  it('SH-29: pushes view_cart with the lines once the server has confirmed them, and never for a copy', async () => {
    let answer = () => {}
    shop.delay = new Promise<void>((resolve) => {
      answer = resolve
    })
    await open({ cart: aCart([aLine({ quantity: 2, linePrice: '36,80' })]), stored: aCart([aLine()]) })
    await expect.poll(text).toContain('Entrecôte')
    expect(window.dataLayer ?? []).toEqual([])
    answer()
    await expect.poll(() => window.dataLayer?.length).toBe(2)
    const items = [{ item_id: 'LK-1008', item_name: 'Entrecôte', item_category: 'Pihvit', price: 18.4, quantity: 2 }]
    expect(window.dataLayer?.[1]).toEqual({ event: 'view_cart', ecommerce: { currency: 'EUR', value: 26.3, items } })
  })

  it('SH-01: follows a change in another tab', async () => {
    await open({ cart: aCart([aLine()]) })
    await expect.poll(text).toContain('Entrecôte')
    localStorage.setItem('cart', JSON.stringify(aCart([aLine(), aLine({ code: 'LK-1001', label: 'Sinappi' })])))
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'cart' }))
    await expect.poll(text).toContain('Sinappi')
  })

  it('SH-30: shows a locked line without its stepper, and what must be changed before ordering', async () => {
    const checkoutWarnings = ['Entrecôte on loppuunmyyty. Poista se korista.']
    await open({
      cart: aCart([aLine({ locked: true, quantity: 2 })], { checkoutWarnings, warnings: ['Hinta muuttui.'] }),
    })
    await expect.poll(text).toContain('2 kpl')
    expect(document.querySelector('.stepper')).toBeNull()
    expect(button('Poista: Entrecôte')).not.toBeNull()
    for (const part of [...checkoutWarnings, 'Hinta muuttui.']) expect(text()).toContain(part)
  })
})
