import { productPages } from '#content/products.ts'
import { cooked } from './cooked.ts'
import { equipment } from './equipment.ts'
import { raw } from './raw.ts'

export const professionalProductPages = productPages(
  { site: 'ammattilaiset', language: 'fi', section: '/tuotteet', code: 'AM', gtin: '64070400' },
  [...raw, ...cooked, ...equipment],
)
