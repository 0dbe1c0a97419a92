/** Local storage key on sites other than the shop: identifies the cart where browsers withhold the shop's cookie. */
const TOKEN_KEY = 'cart-token'

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

export function keepToken(token: string | null): void {
  try {
    if (token !== null) localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // The cart is then known until the page is left.
  }
}
