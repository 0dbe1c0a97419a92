import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'
import { questions } from '#contract/content/section-answers.ts'

export const expandableListSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().max(80).optional(),
  text: z.string().max(280).optional(),
  items: z
    .array(
      z.strictObject({
        heading: z.string().min(1).max(160),
        content: richText,
        /** Other ways to ask the same. Search answers them with this text. */
        questions: questions.optional(),
      }),
    )
    .min(1)
    .max(60),
})
