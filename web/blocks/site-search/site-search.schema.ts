import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const siteSearchSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(80).meta({ title: 'Otsikko' }),
  })
  .meta({ title: 'Sivuston haku' })
