import { z } from 'zod'
import { href, picture, richText, tone } from '#contract/content/content.ts'
import { documentFile } from '#contract/content/files.ts'

export const schoolMaterialSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(90),
  /** '3–6' */
  grades: z.string().min(1).max(20),
  subject: z.string().min(1).max(60),
  minutes: z.int().min(5).max(300),
  goal: z.string().max(200).optional(),
  content: richText,
  picture: picture.optional(),
  /** Files to open and print. */
  materials: z
    .array(z.strictObject({ Material: z.string().min(1).max(80), file: documentFile }))
    .max(8)
    .default([]),
  /** Where the material is ordered on paper. */
  orderPage: href.optional(),
})
