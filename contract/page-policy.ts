import type { Page } from './content.ts'

/** What a page declares about its response. */
export type PagePolicy = {
  /** Who may show it in a frame: our sites, our sites except its own, or nobody. */
  framing: 'our-sites' | 'other-sites' | 'nobody'
  /** Where its forms may post besides our own sites. */
  formTargets?: readonly 'payment'[]
  /** Whether browsers and proxies may cache it, asking each time whether it still holds. Default: they may. */
  cache?: 'no-store'
}

const content: PagePolicy = { framing: 'our-sites' }

/** Pages on which people act cannot be framed: a frame could trick them into clicking. */
const acting: PagePolicy = { framing: 'nobody' }

/** The policy of pages with a template. */
export const pagePolicies: Record<Page['template'], PagePolicy> = {
  home: content,
  section: content,
  article: content,
  search: content,
  product: content,
  recipe: content,
  news: content,
  cart: acting,
  account: acting,
  // The payment form's answer redirects to the payment service, which `form-action` counts as posting there.
  checkout: { ...acting, formTargets: ['payment'] },
}
