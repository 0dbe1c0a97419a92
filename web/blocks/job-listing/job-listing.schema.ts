import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const jobListingSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(80).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
  })
  .meta({ title: 'Avoimet työpaikat' })

/** Query parameters: the page of the list, from 1; the town and the field of work, a category of the site's taxonomy. */
export const jobListingParams = {
  sivu: z.coerce.number().int().min(1).max(50).optional(),
  paikka: z.string().min(1).max(60).optional(),
  ala: z.coerce.number().int().positive().optional(),
}
