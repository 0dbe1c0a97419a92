import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const jobListingSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(80),
  text: z.string().max(280).optional(),
})

/** Query parameter: the page of the list, from 1. */
export const jobListingParams = { sivu: z.coerce.number().int().min(1).max(50).optional() }
