import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

const heroSlide = z.strictObject({
  image: picture,
  /** Overrides the picture's own alternative text. */
  imgText: z.string().max(200).optional(),
  text: z.string().min(1).max(160),
  textAlignment: z.enum(['Left', 'Center']).default('Left'),
  /** Darkens the picture and puts the text directly on it; otherwise the text has its own background. */
  darken: z.boolean().default(false),
  links: z.array(link).max(2).default([]),
})

export const heroCarouselSchema = z.strictObject({ slides: z.array(heroSlide).min(1).max(8) })
