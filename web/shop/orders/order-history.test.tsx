import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PastOrder } from '#contract/shop/orders.ts'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { orderHistoryTexts } from '#web/messages/shop/order-actions.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { OrderHistory } from './order-history.tsx'

let shop: FakeShop
const anOrder = (changes: Partial<PastOrder> = {}): PastOrder => ({
  token: 'T-1',
  number: '100001',
  state: 'placed',
  placedAt: '2026-11-16T10:00:00Z',
  total: '0,00',
  value: '26,30',
  lineCount: 4,
  names: ['Entrecôte', 'Flankkipihvi', 'Jauheliha'],
  canCancel: true,
  deliveryText: 'torstai 19.11.2026 klo 16–20',
  cancelUntil: '2026-11-18T10:00:00Z',
  isWithdrawn: false,
  paymentAddress: null,
  ...changes,
})

beforeEach(() => {
  shop = new FakeShop()
  shop.answers['GET load'] = aCart([aLine()])
  shop.answers['GET token'] = { token: 'T1' } as never
})
afterEach(() => vi.resetModules())

async function open(): Promise<void> {
  const props = { language: 'fi' as const, texts: textsOf('fi', orderHistoryTexts) }
  const markup = islandMarkup({ name: 'order-history', component: OrderHistory, when: 'load', each: [props] })
  openPage(`<a class="cart-link" href="/ostoskori#tuotteet"></a>${markup}`)
  for (const name of ['location', 'localStorage', 'sessionStorage', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './shop/order-history.island.tsx': () => import('./order-history.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const history = () => document.querySelector('.order-history')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const press = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.order-history button')]
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
    ?.click()

it('SH-15: lists the orders of the customer, and more of them on request', async () => {
  shop.answers['GET orders'] = { orders: [anOrder()], totalCount: 2, hasMore: true } as never
  await open()
  await expect.poll(history).toContain('100001')
  for (const part of [
    '16.11.2026 klo 12.00',
    'Vahvistettu',
    '26,30 €',
    'Entrecôte, Flankkipihvi, Jauheliha ja 1 muuta',
  ])
    expect(history()).toContain(part)
  expect(document.querySelector('.order-history a')?.getAttribute('href')).toBe('/tilaus/T-1')
  const older = anOrder({ token: 'T-0', number: '100000', state: 'delivered', canCancel: false })
  shop.answers['GET orders'] = { orders: [older], totalCount: 2, hasMore: false } as never
  press('Näytä lisää')
  await expect.poll(history).toContain('100000')
  expect(history()).toContain('Toimitettu')
  expect(history()).not.toContain('Näytä lisää')
})

it('SH-15: cancels an order after asking, and says why if it is too late', async () => {
  shop.answers['GET orders'] = { orders: [anOrder()], totalCount: 1, hasMore: false } as never
  await open()
  await expect.poll(history).toContain('100001')
  press('Peru tilaus: 100001')
  await expect.poll(history).toContain('Perutaanko tilaus 100001?')
  const late = { status: 409, code: 'ORDER_TOO_LATE', message: 'Tilausta ei voi enää perua.' }
  shop.answers['POST cancel'] = late
  press('Kyllä, peru tilaus')
  await expect.poll(history).toContain('Tilausta ei voi enää perua.')
  press('Peru tilaus: 100001')
  await expect.poll(history).toContain('Perutaanko tilaus 100001?')
  shop.answers['POST cancel'] = { ...anOrder(), state: 'cancelled', canCancel: false } as never
  press('Kyllä, peru tilaus')
  await expect.poll(history).toContain('Tilaus 100001 on peruttu.')
  expect(document.querySelector('.order-state')?.textContent).toBe('Peruttu')
  expect(document.querySelector('.order-cancel')).toBeNull()
})

it('SH-15: orders the same again, and says what is no longer sold', async () => {
  shop.answers['GET orders'] = { orders: [anOrder()], totalCount: 1, hasMore: false } as never
  await open()
  await expect.poll(history).toContain('100001')
  shop.answers['POST reorder'] = { addedCount: 1, warnings: ['Flankkipihvi on loppunut.'] } as never
  press('Tilaa uudelleen: 100001')
  await expect.poll(history).toContain('Tuotteet ovat ostoskorissa. Flankkipihvi on loppunut.')
  expect(history()).toContain('Siirry ostoskoriin')
})

it('SH-15: says that there are no orders yet, and that a list could not be loaded', async () => {
  shop.answers['GET orders'] = 'away'
  await open()
  await expect.poll(history, { timeout: 5000 }).toContain('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
  shop.answers['GET orders'] = { orders: [], totalCount: 0, hasMore: false } as never
  press('Yritä uudelleen')
  await expect.poll(history).toContain('Et ole vielä tilannut mitään.')
})

it('SH-15: an order that is not paid yet has its state and a way to go on; one that was withdrawn from is called so', async () => {
  const unpaid = anOrder({ state: 'reserved', canCancel: false, paymentAddress: 'http://maksu.localhost/pay' })
  const withdrawn = anOrder({ token: 'T-2', number: '100000', canCancel: false, isWithdrawn: true })
  shop.answers['GET orders'] = { orders: [unpaid, withdrawn], totalCount: 2, hasMore: false } as never
  await open()
  await expect.poll(history).toContain('Jatka maksamaan')
  expect(document.querySelector('.order-history .button')?.getAttribute('href')).toBe('http://maksu.localhost/pay')
  expect(history()).toContain('Kauppa peruutettu')
  expect(history()).not.toContain('Vahvistettu')
})
