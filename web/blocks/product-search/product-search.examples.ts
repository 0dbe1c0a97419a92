import type { z } from 'zod'
import type { productSearchSchema } from './product-search.schema.ts'

export const productSearchExamples: Record<string, z.input<typeof productSearchSchema>> = {
  'with a panel of filters': { heading: 'Kaikki tuotteet', numberOfProducts: 6, searchPage: '/haku' },
  'with drop-downs, hidden until something is asked': {
    tone: 'surface',
    heading: 'Find a cut',
    text: 'By species, cut and packing.',
    filters: 'drop-downs',
    hideInitialResults: true,
  },
}
