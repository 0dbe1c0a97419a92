import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'cincin', language: 'fi', section: '/tuotteet', code: 'CC', gtin: '64070400' },
  catalogue,
)
