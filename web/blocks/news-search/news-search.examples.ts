import type { z } from 'zod'
import type { newsSearchSchema } from './news-search.schema.ts'

export const newsSearchExamples: Record<string, z.input<typeof newsSearchSchema>> = {
  'news and releases': { heading: 'Tuoreimmat', cardsPerPage: 6 },
  'hidden until something is asked': { tone: 'surface', heading: 'Etsi tiedotteista', hideInitialResults: true },
}
