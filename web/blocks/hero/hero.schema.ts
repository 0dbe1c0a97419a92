import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

export const heroSchema = z.strictObject({
  /** `cover`: text on the picture; `split`: text beside it; `poster`: large centred text above it. */
  layout: z.enum(['cover', 'split', 'poster']).default('split'),
  /** `half`: on a listing, so that what it lists is seen without scrolling. */
  height: z.enum(['full', 'half']).default('full'),
  /** `deep`: the colour of the footer, for a brand at home in the evening. */
  tone: z.enum(['brand', 'deep']).default('brand'),
  eyebrow: z.string().max(60).optional(),
  title: z.string().min(1).max(90),
  text: z.string().max(280).optional(),
  picture,
  links: z.array(link).max(2).default([]),
})
