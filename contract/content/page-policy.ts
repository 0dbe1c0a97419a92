import type { Page } from './content.ts'

/** What a page declares about its response. */
export type PagePolicy = {
  /** Who may show it in a frame: our sites, our sites except its own, its own origin alone, or nobody. */
  framing: 'our-sites' | 'other-sites' | 'itself' | 'nobody'
  /** It shows pages of its own origin in frames. */
  framesItself?: true
  /** Where its forms may post in addition to our own sites. */
  formTargets?: readonly 'payment'[]
  /** Its forms send nothing. */
  sendsNothing?: true
  /** Default: browsers and proxies may cache it and must revalidate. */
  cache?: 'no-store'
  /** Search engines are asked to leave it out, and the sitemap does. */
  unlisted?: true
  /** Its address may have a token: no page that it leads to is told the path, not even our own, whose tags would read it. */
  hasToken?: true
  /** Nothing opens over it by itself: people are about to buy, or type a password. */
  quiet?: true
  /** Around it are logo, account, cart, contact and legal links alone, without menu, search and newsletter: people are paying. */
  plainChrome?: true
}

const content: PagePolicy = { framing: 'our-sites' }

/** Pages with actions cannot be framed, to prevent clickjacking. */
const withActions: PagePolicy = { framing: 'nobody', unlisted: true, quiet: true }

/** The policy of pages with a template. */
export const pagePolicies: Record<Page['template'], PagePolicy> = {
  home: content,
  section: content,
  article: content,
  form: content,
  thanks: { ...content, unlisted: true },
  search: content,
  product: content,
  recipe: content,
  news: content,
  job: content,
  cart: withActions,
  account: { ...withActions, hasToken: true },
  // The response to the payment form redirects to the payment service, and `form-action` applies to redirects too.
  checkout: { ...withActions, formTargets: ['payment'], plainChrome: true },
}
