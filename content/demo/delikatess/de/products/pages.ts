import { catalogue } from '#content/demo/delikatess/se/products/catalogue.ts'
import { productPages, translated } from '#content/products.ts'
import { words } from './words.ts'

export const brandProductPages = productPages(
  { site: 'delikatess', language: 'de', section: '/produkte', code: 'DE', gtin: '73104000' },
  translated(catalogue, words),
)
