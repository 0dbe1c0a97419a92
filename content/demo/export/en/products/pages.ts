import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'export', language: 'en', section: '/products', code: 'EX', gtin: '64070400' },
  catalogue,
)
