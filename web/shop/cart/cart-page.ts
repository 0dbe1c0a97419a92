import type { Language } from '#contract/site.ts'

/** The address of the cart, from the link that every header has. */
export function cartPage(): URL {
  const link = document.querySelector<HTMLAnchorElement>('a.cart-link')
  return new URL(link?.href ?? '/ostoskori#tuotteet', location.href)
}

/** Whether this page belongs to a site: those of the back office, such as the gallery, have no cart. */
export function hasCart(): boolean {
  return document.querySelector('a.cart-link') !== null
}

/** Whether this page is one of the shop, whose cart calls only its own host answers. */
export function isOnShop(): boolean {
  return cartPage().origin === location.origin
}

/** Sites call Swedish `se`, browsers call it `sv`. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return lang === 'sv' ? 'se' : (lang as Language)
}
