import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'

const step = z.strictObject({
  /** Minutes before the meal. */
  before: z.int().min(0).max(720),
  name: z.string().min(1).max(60),
  text: z.string().min(1).max(240),
  product: link.optional(),
})

const way = z
  .strictObject({
    name: z.string().min(1).max(40),
    /** How many are needed: for each eater, and once for all. */
    perEater: z.number().min(0).max(10),
    extra: z.int().min(0).max(20).default(0),
    /** What is counted, in the singular and the plural. */
    unit: z.strictObject({ one: z.string().min(1).max(40), other: z.string().min(1).max(40) }),
    /** A remark on the number. */
    note: z.string().max(140).optional(),
    /** From the first to the meal itself. */
    steps: z.array(step).min(2).max(10),
  })
  .refine(({ steps }) => steps.every(({ before }, at) => at === 0 || before < (steps[at - 1]?.before ?? 0)), {
    path: ['steps'],
    message: 'must go from the first to the last',
  })

export const countBackSchema = z.strictObject({
  tone: tone.default('deep'),
  heading: z.string().min(1).max(90),
  text: z.string().max(300).optional(),
  /** When the page suggests to eat. */
  eatAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:00'),
  eaters: z
    .strictObject({ min: z.int().min(1), max: z.int().max(60), start: z.int() })
    .refine(({ min, max, start }) => min <= start && start <= max, { message: 'must begin between its ends' }),
  /** Above the ways to cook. */
  label: z.string().min(1).max(60),
  ways: z.array(way).min(1).max(6),
})

export type CountBackProps = z.output<typeof countBackSchema>
