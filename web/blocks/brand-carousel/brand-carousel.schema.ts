import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

export const brandCarouselSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().max(80).optional(),
  brands: z
    .array(
      z.strictObject({
        /** The brand whose logo it shows: a folder in `sites/`. */
        brand: z.string().regex(/^[a-z-]+$/),
        name: z.string().min(1).max(60),
        link: href,
      }),
    )
    .min(1)
    .max(30),
})
