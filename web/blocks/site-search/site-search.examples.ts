import type { z } from 'zod'
import type { siteSearchSchema } from './site-search.schema.ts'

export const siteSearchExamples: Record<string, z.input<typeof siteSearchSchema>> = {
  'nothing asked yet': { heading: 'Haku' },
  'on the brand colour, with a long word': { heading: 'Lähiruokatuottajaosuuskunnan haku', tone: 'brand' },
}
