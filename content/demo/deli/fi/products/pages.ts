import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'deli', language: 'fi', section: '/tuotteet', code: 'HT', gtin: '64070400' },
  catalogue,
)
