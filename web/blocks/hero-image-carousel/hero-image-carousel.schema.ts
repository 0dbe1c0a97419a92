import { z } from 'zod'
import { link, picture } from '#contract/content.ts'

export const heroImageCarouselSchema = z.strictObject({
  /** The words stand still while the pictures change, so that nobody has to read against the clock. */
  title: z.string().min(1).max(90),
  text: z.string().max(280).optional(),
  links: z.array(link).max(2).default([]),
  /** Seconds for which each picture is shown. */
  interval: z.number().min(2).max(60).default(5),
  slides: z
    .array(z.strictObject({ image: picture }))
    .min(1)
    .max(8),
})
