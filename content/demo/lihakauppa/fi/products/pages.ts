import { productPages } from '#content/products.ts'
import { counter } from './counter.ts'
import { oven } from './oven.ts'
import { pantry } from './pantry.ts'
import { pot } from './pot.ts'

export const shopProductPages = productPages(
  { site: 'lihakauppa', language: 'fi', section: '/tuotteet', code: 'LK', gtin: '64070400' },
  [...counter, ...oven, ...pot, ...pantry],
)
