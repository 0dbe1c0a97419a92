import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { orderToken } from '#web/consent/order-token.ts'
import { withCaptcha } from '#web/forms/captcha/with-captcha.ts'
import { hasCart } from '#web/shop/cart/cart-page.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'
import { forgetDeliveryTime } from '#web/shop/delivery/delivery-details.ts'
import { pushPurchase } from '#web/shop/events/checkout-events.ts'

/** `guest` and `guestPaid`: nobody is logged in. */
type NoOrder = 'unknown' | 'guest' | 'guestPaid'
export type OrderView = ShownOrder | 'loading' | 'failed' | NoOrder

const reasons: Partial<Record<string, NoOrder>> = {
  ORDER_UNKNOWN: 'unknown',
  LOGIN_NEEDED: 'guest',
  ORDER_PAID_LOGIN_NEEDED: 'guestPaid',
}

/** Pauses between requests while the payment is open; the last one is repeated. */
const PAUSES_MS = [2000, 3000, 5000, 8000, 15_000]
const MOST_QUESTIONS = 60

/** The order of the address, asked again while its payment is open. */
export function useOrder(language: Language) {
  const [view, setView] = useState<OrderView>('loading')
  const asking = useRef<AbortController>(null)

  const load = useCallback(async () => {
    asking.current?.abort()
    const leave = new AbortController()
    asking.current = leave
    const found = await findOrder(language, leave.signal)
    if (leave.signal.aborted) return
    // A failed request does not hide the known order. A new object, because each answer starts the next pause.
    setView((before) => (found === 'failed' && typeof before === 'object' ? { ...before } : found))
    if (typeof found === 'object' && pushPurchase(found)) forgetDeliveryTime()
  }, [language])

  useEffect(() => {
    if (!hasCart()) return
    if (!orderToken()) return setView('unknown')
    void load()
    const wake = ({ persisted }: PageTransitionEvent) => persisted && void load()
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('pageshow', wake)
      asking.current?.abort()
    }
  }, [load])

  const asked = useRef(0)
  useEffect(() => {
    const isOpen = typeof view === 'object' && view.state === 'reserved'
    if (!isOpen || asked.current >= MOST_QUESTIONS) return
    const pause = PAUSES_MS[Math.min(asked.current, PAUSES_MS.length - 1)]
    const timer = setTimeout(() => {
      asked.current++
      void load()
    }, pause)
    return () => clearTimeout(timer)
  }, [view, load])

  const isPlaced = typeof view === 'object' && view.placedAt !== null
  useEffect(() => {
    // What was bought has left the cart.
    if (isPlaced && hasCart()) void cartStore.load(language)
  }, [isPlaced, language])

  return { view, load, show: setView }
}

async function findOrder(language: Language, signal: AbortSignal): Promise<OrderView> {
  const outcome = await withCaptcha((headers) =>
    call('GET /api/lk/orders/:token', {
      language,
      signal,
      headers,
      params: { token: orderToken() },
      expects: (order) => typeof order?.state === 'string' && Array.isArray(order.lines),
    }),
  )
  if (outcome.ok) return outcome.value
  return reasons[outcome.code] ?? 'failed'
}
