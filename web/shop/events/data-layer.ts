import type { LineItem } from '#contract/shop/cart.ts'

// Events as Google Analytics 4 defines them. They stay in the page: `web/consent/tags.ts` loads nothing without consent.

export type AnalyticsItem = {
  item_id: string
  item_name: string
  item_category?: string
  price: number
  quantity: number
}

type Counted = readonly Pick<LineItem, 'code' | 'quantity'>[]

export function quantityOf(lines: Counted, code: string): number {
  return lines.find((line) => line.code === code)?.quantity ?? 0
}

/** `add_to_cart` with what was added, or `remove_from_cart` with what was taken away. */
export function pushQuantityChange(code: string, before: Counted, after: readonly LineItem[]): void {
  const change = quantityOf(after, code) - quantityOf(before, code)
  if (change === 0) return
  const line = [...after, ...before].find((each) => each.code === code) as LineItem
  pushEvent(change > 0 ? 'add_to_cart' : 'remove_from_cart', [itemOf(line, Math.abs(change))])
}

export function itemOf({ code, name, category, price }: LineItem, quantity: number): AnalyticsItem {
  return {
    item_id: code,
    item_name: name ?? code,
    ...(category ? { item_category: category } : {}),
    price: numberOf(price ?? '0,00'),
    quantity,
  }
}

/** The number of an amount such as `12,90`. */
export function numberOf(amount: string): number {
  return Number(amount.replace(',', '.'))
}

export function pushEvent(
  event: string,
  items: readonly AnalyticsItem[],
  total?: number,
  more: Readonly<Record<string, string | number>> = {},
): void {
  window.dataLayer ??= []
  const value = total ?? Math.round(items.reduce((sum, { price, quantity }) => sum + price * 100 * quantity, 0)) / 100
  // The tag manager merges events: without this, items of the last one would stay.
  window.dataLayer.push({ ecommerce: null }, { event, ecommerce: { currency: 'EUR', value, ...more, items } })
}

/** As long as 300 polls of 100 ms. */
const PATIENCE_MS = 300 * 100

type Source<Known> = { subscribe: (listener: () => void) => () => void; known: () => Known | null }

/** Pushes an event as soon as the cart is known; not at all if it is still unknown after 30 seconds. */
export function pushWithCart<Known>({ subscribe, known }: Source<Known>, push: (cart: Known) => void): () => void {
  const look = () => {
    const cart = known()
    if (cart === null) return
    stop()
    push(cart)
  }
  const unsubscribe = subscribe(look)
  const timer = setTimeout(unsubscribe, PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  look()
  return stop
}
