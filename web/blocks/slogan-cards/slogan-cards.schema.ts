import { z } from 'zod'
import { link, picture, tone } from '#contract/content/content.ts'

export const sloganCardsSchema = z.strictObject({
  tone: tone.default('surface'),
  heading: z.string().max(80).optional(),
  cards: z
    .array(
      z.strictObject({
        /** One sentence, set large. */
        slogan: z.string().min(1).max(80),
        text: z.string().max(240).optional(),
        picture: picture.optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(6),
})
