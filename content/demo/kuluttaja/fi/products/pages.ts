import { productPages } from '#content/products.ts'
import { chilled } from './chilled.ts'
import { fresh } from './fresh.ts'

export const retailProducts = [...fresh, ...chilled]

export const retailProductPages = productPages(
  { site: 'kuluttaja', language: 'fi', section: '/tuotteet', code: 'KA', gtin: '64070400' },
  retailProducts,
)
