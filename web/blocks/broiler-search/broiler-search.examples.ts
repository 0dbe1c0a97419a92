import type { z } from 'zod'
import type { broilerSearchSchema } from './broiler-search.schema.ts'

export const broilerSearchExamples: Record<string, z.input<typeof broilerSearchSchema>> = {
  'products and recipes': { heading: 'Tuotteet ja reseptit', cardsPerPage: 4 },
  'hidden until something is asked': { tone: 'brand', heading: 'Mitä broilerista?', hideInitialResults: true },
}
