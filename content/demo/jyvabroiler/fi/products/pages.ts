import { productPages } from '#content/products.ts'
import { catalogue } from './catalogue.ts'

export const brandProductPages = productPages(
  { site: 'jyvabroiler', language: 'fi', section: '/tuotteet', code: 'JB', gtin: '64070400' },
  catalogue,
)
