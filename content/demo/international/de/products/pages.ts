import { catalogue } from '#content/demo/international/en/products/catalogue.ts'
import { productPages, translated } from '#content/products.ts'
import { words } from './words.ts'

export const brandProductPages = productPages(
  { site: 'international', language: 'de', section: '/produkte', code: 'IN', gtin: '64070400' },
  translated(catalogue, words),
)
