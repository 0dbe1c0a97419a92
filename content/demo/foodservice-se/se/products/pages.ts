import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'foodservice-se', language: 'se', section: '/produkter', code: 'FS', gtin: '73104000' },
  catalogue,
)
