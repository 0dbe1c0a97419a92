import { CART_KEY } from './cart-key.ts'

type Ways = {
  /** Where there is a cart: on the shop, where a link has brought one, and once this or another tab has filled it. */
  start: () => void
  /** Beside a buy control, where the shop may have one. */
  ask: () => void
}

/** Calls what this page needs of the cart: for nearly everybody without one, little or nothing. */
export function whenCartMatters({ start, ask }: Ways, carried?: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a.cart-link')
  if (!link) return
  if (new URL(link.href).origin === location.origin || carried || hasCopy()) {
    start()
    return
  }
  if (document.querySelector('kaski-island[name=buy-control]')) ask()
  const waiting = new AbortController()
  const check = () => {
    if (!hasCopy()) return
    waiting.abort()
    start()
  }
  window.addEventListener('storage', check, waiting)
  // A page that was restored has missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(), waiting)
}

function hasCopy(): boolean {
  try {
    return localStorage.getItem(CART_KEY) !== null
  } catch {
    return false
  }
}
