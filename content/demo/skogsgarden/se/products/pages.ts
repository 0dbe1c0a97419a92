import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'skogsgarden', language: 'se', section: '/produkter', code: 'SG', gtin: '73104000' },
  catalogue,
)
