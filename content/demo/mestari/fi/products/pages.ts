import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'mestari', language: 'fi', section: '/tuotteet', code: 'ME', gtin: '64070400' },
  catalogue,
)
