/** Local storage key on sites other than the shop: identifies the cart where browsers withhold the shop's cookie. */
const TOKEN_KEY = 'cart-token'

/** For pages that cannot store anything: the cart is then known until the page is left. */
let lastToken: string | null = null

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return lastToken
  }
}

export function keepToken(token: string | null): void {
  if (token === null) return
  lastToken = token
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // See `lastToken`.
  }
}
