import type { z } from 'zod'
import type { commerceSearchSchema } from './commerce-search.schema.ts'

export const commerceSearchExamples: Record<string, z.input<typeof commerceSearchSchema>> = {
  'all products of the shop': { heading: 'Kaikki tuotteet', numberOfProducts: 8 },
  'hidden until something is asked': { tone: 'surface', heading: 'Etsi tiskistä', hideInitialResults: true },
}
