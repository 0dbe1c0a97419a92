import { CART_KEY } from './cart-key.ts'

/** Calls `start` where there is a cart or may soon be one: on the shop, beside a buy control, where a link has brought one, and once this or another tab has filled it. */
export function whenCartMatters(start: () => void, carried?: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a.cart-link')
  if (!link) return
  const isShop = new URL(link.href).origin === location.origin
  const sells = document.querySelector('kaski-island[name=buy-control]') !== null
  if (isShop || sells || carried || hasCopy()) {
    start()
    return
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CART_KEY) return
    window.removeEventListener('storage', onStorage)
    start()
  }
  window.addEventListener('storage', onStorage)
}

function hasCopy(): boolean {
  try {
    return localStorage.getItem(CART_KEY) !== null
  } catch {
    return false
  }
}
