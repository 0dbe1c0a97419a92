import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { aLine } from '#web/shop/testing.ts'
import { pushQuantityChange, pushWithCart } from './data-layer.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  onTestFinished(() => void vi.unstubAllGlobals())
})
afterEach(() => vi.useRealTimers())

const events = () => (window.dataLayer ?? []).filter((entry) => 'event' in (entry as object))

it('SH-29: pushes remove_from_cart with what was taken away, also when the line is gone, and nothing for no change', () => {
  const line = aLine({ quantity: 3 })
  pushQuantityChange('LK-1008', [line], [aLine({ quantity: 3 })])
  expect(events()).toEqual([])
  pushQuantityChange('LK-1008', [line], [aLine({ quantity: 1 })])
  pushQuantityChange('LK-1008', [line], [])
  expect(events()).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 36.8, items: [{ quantity: 2, price: 18.4 }] } },
    { event: 'remove_from_cart', ecommerce: { value: 55.2, items: [{ item_id: 'LK-1008', quantity: 3 }] } },
  ])
})

it('SH-29: waits for the cart as long as 300 polls of 100 ms, pushes once, and not at all after that', () => {
  vi.useFakeTimers()
  const listeners = new Set<() => void>()
  let cart: string | null = null
  const source = {
    known: () => cart,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = (known: string | null) => {
    cart = known
    for (const listener of [...listeners]) listener()
  }
  const inTime = vi.fn()
  pushWithCart(source, inTime)
  tell(null)
  vi.advanceTimersByTime(29_999)
  expect(inTime).not.toHaveBeenCalled()
  tell('cart')
  tell('cart')
  expect(inTime.mock.calls).toEqual([['cart']])
  cart = null
  const tooLate = vi.fn()
  pushWithCart(source, tooLate)
  vi.advanceTimersByTime(30_000)
  tell('cart')
  expect(tooLate).not.toHaveBeenCalled()
})
