import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { ShownOrder } from '#contract/shop/orders.ts'
import { applyConsent } from '#web/consent/tags.ts'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { orderPageTexts } from '#web/messages/shop/order.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { aCart, FakeShop } from '#web/shop/testing.ts'
import { Order } from './order.island.tsx'

const address = {
  firstName: 'Aino',
  lastName: 'Asiakas',
  streetAddress: 'Hämeenkatu 12',
  postalCode: '33100',
  city: 'Tampere',
}
const anOrder = (changes: Partial<ShownOrder> = {}): ShownOrder => ({
  token: 'T-1',
  number: '100001',
  state: 'placed',
  createdAt: '2026-11-16T10:00:00Z',
  placedAt: '2026-11-16T10:05:00Z',
  subTotal: '18,40',
  orderDiscount: '0,00',
  shippingTotal: '7,90',
  handlingTotal: '0,00',
  usedLoyaltyCouponAmount: '0,00',
  usedRefundCodeAmount: '0,00',
  usedGiftCardAmount: '0,00',
  changes: [],
  total: '26,30',
  vatTotal: '3,13',
  refundedTotal: '0,00',
  vat: [{ percent: '13,5', net: '23,17', tax: '3,13' }],
  lines: [
    {
      code: 'LK-1008',
      name: 'Entrecôte',
      category: 'Pihvit',
      quantity: 1,
      unit: 'kpl',
      price: '18,40',
      linePrice: '18,40',
      vatPercent: '13,5',
      isReturnable: false,
      url: '/tuotteet/entrecote',
      image: { src: '/media/0123456789/pihvi.jpg?preset=thumbnail', alt: 'Pihvi', width: 160, height: 160 },
    },
  ],
  deliveryAddress: address,
  billingAddress: address,
  email: 'aino@example.fi',
  phone: '+358 501234567',
  deliveryText: 'torstai 19.11.2026 klo 16–20',
  deliveryDate: '2026-11-19',
  additionalInformation: '',
  paymentMethodCode: 'FI01',
  couponCodes: [],
  canCancel: false,
  paymentAddress: null,
  cancelUntil: '2026-11-18T10:00:00Z',
  reservedUntil: null,
  isWithdrawn: false,
  ...changes,
})

const pages = {
  loginPage: '/kirjaudu',
  accountPage: '/oma-tili',
  cartPage: '/ostoskori',
  checkoutPage: '/kassa',
  termsPage: '/toimitusehdot',
  withdrawalPage: '/peruutus',
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(() => vi.resetModules())

type Answer = ShownOrder | 'away' | { status: number; code: string; message: string }

async function open(answer: Answer, entry = { state: null as object | null, path: '/tilaus/T-1' }): Promise<void> {
  shop.answers['GET T-1'] = answer as never
  shop.answers['GET load'] = aCart()
  const props = { language: 'fi' as const, texts: textsOf('fi', orderPageTexts), pages }
  openPage(
    `<a class="cart-link" href="/ostoskori#tuotteet"></a>${islandMarkup({ name: 'order', component: Order, when: 'load', each: [props] })}`,
  )
  window.history.replaceState(entry.state, '', entry.path)
  for (const name of ['location', 'history', 'localStorage', 'sessionStorage', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './blocks/order/order.island.tsx': () => import('./order.island.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const text = () => document.querySelector('kaski-island > div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('the page of an order', () => {
  it('SH-15: confirms an order with everything: number, products, tax, delivery, address, withdrawal, terms', async () => {
    await open(anOrder())
    await expect.poll(text).toContain('Kiitos tilauksestasi!')
    for (const part of [
      ...[
        '100001',
        '16.11.2026 klo 12.05',
        'Vahvistettu',
        'torstai 19.11.2026 klo 16–20',
        'Entrecôte',
        '1 kpl × 18,40 €',
      ],
      ...['Toimitus7,90 €', 'Maksettu yhteensä26,30 €', 'ALV 13,5 %: veroton 23,17 €, vero 3,13 €', 'Hämeenkatu 12'],
      ...['aino@example.fi', 'Pilaantuvilla elintarvikkeilla ei ole peruuttamisoikeutta'],
    ])
      expect(text()).toContain(part)
    expect(links()).toContain('/toimitusehdot')
    expect(links()).not.toContain('/peruutus')
    expect(document.querySelector('.order-lines img')?.getAttribute('src')).toContain('/media/0123456789')
    expect(links()).toContain('/tuotteet/entrecote')
    // What was bought has left the cart.
    await expect.poll(() => shop.asked.map(({ call }) => call)).toContain('GET load')
  })

  it('says what happens next, and until when the order can be cancelled, with its time', async () => {
    await open(anOrder())
    await expect.poll(text).toContain('Mitä seuraavaksi?')
    const steps = [...document.querySelectorAll('.order-next li')].map(({ textContent }) => textContent)
    expect(steps[1]).toBe(
      'Tuomme sen kylmäautolla: torstai 19.11.2026 klo 16–20, Hämeenkatu 12. Laita tuotteet heti kylmään.',
    )
    expect(steps[2]).toContain('+358\u00a0501234567')
    expect(text()).toContain('Voit perua tilauksen maksutta omalla tililläsi ke 18.11. klo 12.00 asti.')
  })

  it('says until when the goods of an unpaid order are kept', async () => {
    const until = new Date(Date.now() + 600_000)
    await open(anOrder({ state: 'reserved', placedAt: null, cancelUntil: null, reservedUntil: until.toISOString() }))
    const clock = new Intl.DateTimeFormat('fi', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Helsinki' })
    await expect.poll(text).toContain(`klo ${clock.format(until)} asti`)
    expect(text()).not.toContain('Mitä seuraavaksi?')
  })

  it('SH-15: names what can be withdrawn from, with the way to do it', async () => {
    const [line] = anOrder().lines
    const card = {
      ...line,
      code: 'LK-1005',
      name: 'Lahjakortti 50 €',
      isReturnable: true,
    } as ShownOrder['lines'][number]
    await open(anOrder({ lines: [card], deliveryText: null }))
    await expect.poll(text).toContain('14 päivän peruuttamisoikeus: Lahjakortti 50 €')
    expect(links()).toContain('/peruutus')
    expect(text()).toContain('Sähköpostiin')
  })

  it.each<[OrderState, string, string]>([
    ['lapsed', 'Varaus on purettu', '/ostoskori#tuotteet'],
    ['superseded', 'Tilaus korvattiin toisella', '/ostoskori#tuotteet'],
    ['cancelled', 'Tilaus on peruttu', '/toimitusehdot'],
    ['refund-due', 'Palautamme maksusi', '/toimitusehdot'],
    ['refunded', 'Maksusi on palautettu', '/toimitusehdot'],
    ['packed', 'Tilaus on pakattu', '/toimitusehdot'],
    ['delivered', 'Tilaus on toimitettu', '/toimitusehdot'],
  ])('SH-15: tells the truth about an order that is %s', async (state, heading, link) => {
    await open(anOrder({ state, placedAt: null, refundedTotal: '26,30' }))
    await expect.poll(() => document.querySelector('h2')?.textContent).toBe(heading)
    expect(text()).not.toContain('Kiitos tilauksestasi')
    expect(links()).toContain(link)
  })

  it('SH-15: thanks for an order of gift cards, which is delivered as soon as they are mailed', async () => {
    await open(anOrder({ state: 'delivered', deliveryText: null }))
    await expect.poll(text).toContain('lahjakortti on lähetetty osoitteeseen')
    expect(document.querySelector('h2')?.textContent).toBe('Kiitos tilauksestasi!')
    expect(text()).not.toContain('ruokahalua')
  })

  it('SH-14, SH-15: waits for a payment, offers to go on with it, and becomes the confirmation by itself', async () => {
    const waiting = { state: 'reserved', placedAt: null, paymentAddress: 'http://maksu.localhost/pay' } as const
    await open(anOrder(waiting))
    await expect.poll(text).toContain('Tilausta ei ole vielä maksettu')
    expect(links()).toEqual(expect.arrayContaining(['http://maksu.localhost/pay', '/kassa#toimitus']))
    shop.answers['GET T-1'] = anOrder() as never
    await expect.poll(text, { timeout: 15_000 }).toContain('Kiitos tilauksestasi!')
  })

  it('SH-14: goes on asking about a payment after a question that got no answer', async () => {
    await open(anOrder({ state: 'reserved', placedAt: null }))
    await expect.poll(text).toContain('Tilausta ei ole vielä maksettu')
    const questions = () => shop.asked.filter(({ call }) => call === 'GET T-1').length
    shop.answers['GET T-1'] = { status: 500, code: 'FAULT', message: 'x' }
    await expect.poll(questions, { timeout: 15_000 }).toBe(2)
    shop.answers['GET T-1'] = anOrder() as never
    await expect.poll(text, { timeout: 15_000 }).toContain('Kiitos tilauksestasi!')
    expect(questions()).toBe(3)
  })

  it('SH-15: an unknown or expired link leads to the login and back', async () => {
    await open({ status: 404, code: 'ORDER_UNKNOWN', message: 'Ei löydy' })
    await expect.poll(text).toContain('Tilausta ei löytynyt')
    expect(links()).toContain('/kirjaudu?paluu=%2Ftilaus%2FT-1')
  })

  it.each([
    ['LOGIN_NEEDED', 'Kirjaudu sisään, niin näet tilauksesi'],
    ['ORDER_PAID_LOGIN_NEEDED', 'Maksusi on saapunut'],
  ])('a buyer whose session has ended is not told that there is no order: %s', async (code, heading) => {
    await open({ status: 401, code, message: 'x' })
    await expect.poll(() => document.querySelector('h2')?.textContent).toBe(heading)
    expect(text()).not.toContain('ei löytynyt')
    expect(links()).toContain('/kirjaudu?paluu=%2Ftilaus%2FT-1')
  })

  it('an order that was withdrawn from is not called confirmed', async () => {
    await open(anOrder({ isWithdrawn: true }))
    await expect.poll(() => document.querySelector('h2')?.textContent).toBe('Olet peruuttanut kaupan')
    expect(text()).toContain('Kauppa peruutettu')
    expect(text()).not.toContain('Vahvistettu')
  })

  it('an order that could not be loaded is never called unknown, and can be tried again', async () => {
    await open('away')
    await expect.poll(text, { timeout: 5000 }).toContain('Tilausta ei voitu ladata.')
    shop.answers['GET T-1'] = anOrder() as never
    document.querySelector<HTMLButtonElement>('button')?.click()
    await expect.poll(text).toContain('Kiitos tilauksestasi!')
  })

  it('SH-29: its token leaves the address before tags are loaded, and reload and Back still show the order', async () => {
    await open(anOrder())
    await expect.poll(text).toContain('Entrecôte')
    document.documentElement.dataset.tagManager = 'GTM-1'
    // What a tag would read.
    const seen: string[] = []
    const append = document.head.append.bind(document.head)
    document.head.append = (...nodes) => {
      seen.push(location.href)
      append(...nodes)
    }
    applyConsent({ statistics: true, marketing: false })
    expect(seen).toEqual([expect.stringMatching(/\/tilaus$/)])
    const { state } = history
    await shop.rest()
    vi.resetModules()
    await open(anOrder(), { state, path: '/tilaus' })
    await expect.poll(text).toContain('Entrecôte')
    expect(shop.asked.filter(({ call }) => call === 'GET T-1')).toHaveLength(2)
  })

  it('leads to the login where there is neither token nor history: somebody has copied the address', async () => {
    await open(anOrder(), { state: null, path: '/tilaus' })
    await expect.poll(text).toContain('Tilausta ei löytynyt')
    expect(shop.asked.filter(({ call }) => call === 'GET T-1')).toEqual([])
  })
})
