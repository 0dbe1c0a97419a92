import { z } from 'zod'
import { picture, tone } from '#contract/content/content.ts'

export const imageCarouselSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().max(80).optional(),
  text: z.string().max(280).optional(),
  slides: z
    .array(
      z.strictObject({
        image: picture,
        /** Shown below the picture. */
        text: z.string().max(200).optional(),
      }),
    )
    .min(1)
    .max(12),
})
