import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'international', language: 'en', section: '/products', code: 'IN', gtin: '64070400' },
  catalogue,
)
