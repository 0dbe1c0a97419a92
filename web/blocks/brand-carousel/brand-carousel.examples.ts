import type { z } from 'zod'
import type { brandCarouselSchema } from './brand-carousel.schema.ts'

type Props = z.input<typeof brandCarouselSchema>

const brands: Props['brands'] = [
  { brand: 'jyvabroiler', name: 'Jyväbroiler', link: 'site:jyvabroiler/' },
  { brand: 'mestari', name: 'Mestari', link: 'site:mestari/' },
  { brand: 'deli', name: 'Herkkutiski', link: 'site:deli/' },
  { brand: 'cincin', name: 'CinCin', link: 'site:cincin/' },
  { brand: 'skogsgarden', name: 'Skogsgården', link: 'site:skogsgarden/' },
]

export const brandCarouselExamples: Record<string, Props> = {
  'five brands': { heading: 'Brändimme', brands },
  'one brand, on the deep colour': { tone: 'deep', brands: brands.slice(0, 1) },
}
