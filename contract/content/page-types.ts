import type { Page } from './content.ts'

/** The API type of products on most sites; a site may have its own. */
const RETAIL_PRODUCT = 'RetailProductPage'

/** The API type of a page. */
export function pageTypeOf({ template, item }: Pick<Page, 'template' | 'item'>, productType = RETAIL_PRODUCT): string {
  if (template === 'product') return productType
  if (item?.kind === 'news') return newsTypes[item.source]
  return plainTypes[template]
}

const plainTypes: Record<Exclude<Page['template'], 'product'>, string> = {
  home: 'HomePage',
  section: 'SectionPage',
  article: 'ArticlePage',
  form: 'FormPage',
  thanks: 'ThanksPage',
  search: 'SearchPage',
  cart: 'CartPage',
  account: 'AccountPage',
  checkout: 'CheckoutPage',
  recipe: 'RecipePage',
  news: 'ArticlePage',
  job: 'JobPage',
}

/** Releases are named after the service that published them. */
const newsTypes = { own: 'ArticlePage', cision: 'CisionReleasePage', mynewsdesk: 'MyNewsDeskPage' } as const
