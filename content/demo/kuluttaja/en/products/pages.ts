import { retailProducts } from '#content/demo/kuluttaja/fi/products/pages.ts'
import { productPages, translated } from '#content/products.ts'
import { words } from './words.ts'

export const retailProductPages = productPages(
  { site: 'kuluttaja', language: 'en', section: '/products', code: 'KA', gtin: '64070400' },
  translated(retailProducts, words),
)
