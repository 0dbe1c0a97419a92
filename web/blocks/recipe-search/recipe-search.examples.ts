import type { z } from 'zod'
import type { recipeSearchSchema } from './recipe-search.schema.ts'

export const recipeSearchExamples: Record<string, z.input<typeof recipeSearchSchema>> = {
  'all recipes': { heading: 'Kaikki reseptit', cardsPerPage: 6, searchPage: '/haku' },
  'hidden until something is asked': { tone: 'surface', heading: 'Mitä tänään?', hideInitialResults: true },
}
