import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

export const heroImageCarouselSchema = z.strictObject({
  /** The text stays while the pictures change, so that nobody has to read it in a hurry. */
  title: z.string().min(1).max(90),
  text: z.string().max(280).optional(),
  links: z.array(link).max(2).default([]),
  /** How long each picture is shown, in seconds. */
  interval: z.number().min(2).max(60).default(5),
  slides: z
    .array(z.strictObject({ image: picture }))
    .min(1)
    .max(8),
})
