import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

/** A product of the shop that fits a dish. */
const cut = z.strictObject({
  code: z.string().regex(/^LK-\d{4}$/),
  /** Raw meat without bones that an adult eats. */
  grams: z.int().min(10).max(2000),
  /** Percent of the package. */
  bone: z.int().min(0).max(80).default(0),
  /** Days that it needs before it is cooked: for thawing or salting. */
  daysBefore: z.int().min(0).max(14).default(0),
})

const dish = z.strictObject({
  /** In links: `?ruoka=pihvi`. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1).max(60),
  /** What the butcher says about it. */
  advice: z.string().min(1).max(200).optional(),
  /** The best first: the next is offered when it is sold out. */
  cuts: z.array(cut).min(1).max(6),
})

export const meatCounterSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(90),
  text: z.string().min(1).max(300).optional(),
  /** The number of adults that it begins with. */
  adults: z.int().min(1).max(30).default(4),
  dishes: z
    .array(dish)
    .min(1)
    .max(24)
    .refine((dishes) => new Set(dishes.map(({ id }) => id)).size === dishes.length, 'two dishes have the same id'),
})
