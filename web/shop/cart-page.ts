/** The address of the cart, from the link that every header has. */
export function cartPage(): URL {
  const link = document.querySelector<HTMLAnchorElement>('a.cart-link')
  return new URL(link?.href ?? '/ostoskori#tuotteet', location.href)
}

/** Whether this page is one of the shop, whose cart calls only its own host answers. */
export function isOnShop(): boolean {
  return cartPage().origin === location.origin
}
