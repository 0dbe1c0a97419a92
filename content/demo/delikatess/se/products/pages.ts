import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'delikatess', language: 'se', section: '/produkter', code: 'DE', gtin: '73104000' },
  catalogue,
)
