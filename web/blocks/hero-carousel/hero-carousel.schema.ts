import { z } from 'zod'
import { link, picture } from '#contract/content.ts'

const heroSlide = z.strictObject({
  image: picture,
  /** The picture's alternative text; without it the one that the picture has itself. */
  imgText: z.string().max(200).optional(),
  text: z.string().min(1).max(160),
  textAlignment: z.enum(['Left', 'Center']).default('Left'),
  /** Darkens the picture and puts the text straight on it; otherwise the text has a ground of its own. */
  darken: z.boolean().default(false),
  links: z.array(link).max(2).default([]),
})

export const heroCarouselSchema = z.strictObject({ slides: z.array(heroSlide).min(1).max(8) })
