import { z } from 'zod'
import { href, picture, tone } from '#contract/content.ts'

const linkCard = z.strictObject({
  kind: z.literal('link'),
  header: z.string().min(1).max(80),
  /** A word above the header: a category, an occasion. */
  label: z.string().max(40).optional(),
  text: z.string().max(200).optional(),
  link: href,
  image: picture,
})

/** Shows another page of the same site and language: header, text and picture are that page's own. */
const pageCard = z.strictObject({ kind: z.literal('page'), path: z.string().startsWith('/') })

export const cardGridSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().max(80).optional(),
  text: z.string().max(280).optional(),
  shape: z.enum(['square', 'tall', 'wide', 'extra-tall']).default('wide'),
  /** Without it the width of the window decides: 1 to 4. */
  columns: z.enum(['Two', 'Three', 'Four']).optional(),
  /** Rows shown before 'show more'. */
  rows: z.int().min(1).max(6).default(2),
  cards: z
    .array(z.discriminatedUnion('kind', [linkCard, pageCard]))
    .min(1)
    .max(48),
})
