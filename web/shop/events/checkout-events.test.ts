import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShownOrder } from '#contract/shop/orders.ts'
import { aCart, aLine } from '#web/shop/testing.ts'
import { handOverPurchase, pushBeginCheckout, pushPurchase, pushShippingInfo } from './checkout-events.ts'

type Event = { event: string; ecommerce: Record<string, unknown> }

let stored: Map<string, string>
let events: () => Event[]

beforeEach(() => {
  stored = new Map()
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  events = () => (window.dataLayer ?? []).filter((each): each is Event => 'event' in each)
})
afterEach(() => vi.unstubAllGlobals())

const cart = aCart([aLine({ quantity: 2 })], {
  couponCodes: ['KESA5', 'LAHJAKORTTI-50'],
  discountCodes: ['KESA5'],
})
const anOrder = (changes: Partial<ShownOrder> = {}) =>
  ({
    number: '100001',
    placedAt: '2026-11-16T12:00:00Z',
    total: '26,30',
    vatTotal: '3,13',
    shippingTotal: '7,90',
    lines: [{ code: 'LK-1008', quantity: 2 }],
    ...changes,
  }) as ShownOrder

it('SH-29: begin_checkout and add_shipping_info carry the items, the codes and the chosen time', () => {
  pushBeginCheckout(cart)
  pushShippingInfo(cart, 'torstai 19.11.2026 klo 16–20')
  expect(events().map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info'])
  expect(events()[0]?.ecommerce).toMatchObject({ currency: 'EUR', value: 26.3, coupon: 'KESA5' })
  expect(events()[1]?.ecommerce).toMatchObject({
    shipping_tier: 'torstai 19.11.2026 klo 16–20',
    items: [{ item_id: 'LK-1008', quantity: 2, price: 18.4 }],
  })
})

it.each([
  ['FI54', 'mobile pay'],
  ['FI50', 'card'],
  ['FI01', 'online bank'],
])('SH-29: a payment by %s is told as %s, when the order page is reached', (code, payment_type) => {
  handOverPurchase(cart, code)
  expect(events()).toEqual([])
  pushPurchase(anOrder({ placedAt: null }))
  expect(events()).toMatchObject([{ event: 'add_payment_info', ecommerce: { payment_type } }])
})

it('SH-29: purchase is pushed once, as soon as the order is placed', () => {
  handOverPurchase(cart, 'FI01')
  expect(pushPurchase(anOrder({ placedAt: null }))).toBe(false)
  expect(pushPurchase(anOrder({ placedAt: null }))).toBe(false)
  expect(pushPurchase(anOrder())).toBe(true)
  expect(pushPurchase(anOrder())).toBe(false)
  expect(events().map(({ event }) => event)).toEqual(['add_payment_info', 'purchase'])
  expect(events()[1]?.ecommerce).toMatchObject({ transaction_id: '100001', tax: 3.13, shipping: 7.9, coupon: 'KESA5' })
  expect(events()[1]?.ecommerce).not.toHaveProperty('payment_type')
})

it('SH-29: no code that is money reaches the data layer, or what the page keeps for it', () => {
  pushBeginCheckout(cart)
  pushShippingInfo(cart, '')
  handOverPurchase(cart, 'FI01')
  expect([...stored.values()].join()).not.toContain('LAHJA')
  pushPurchase(anOrder())
  expect(events().map(({ event, ecommerce }) => [event, ecommerce.coupon])).toEqual([
    ['begin_checkout', 'KESA5'],
    ['add_shipping_info', 'KESA5'],
    ['add_payment_info', 'KESA5'],
    ['purchase', 'KESA5'],
  ])
})

it('SH-29: an order of nothing has no payment to tell', () => {
  handOverPurchase({ ...cart, total: '0,00' }, '')
  pushPurchase(anOrder({ total: '0,00' }))
  expect(events().map(({ event }) => event)).toEqual(['purchase'])
})

it('SH-29: looking at another order, or without a press of the pay button, counts nothing', () => {
  expect(pushPurchase(anOrder())).toBe(false)
  handOverPurchase(cart, 'FI01')
  expect(pushPurchase(anOrder({ total: '99,00' }))).toBe(false)
  expect(events()).toEqual([])
})
