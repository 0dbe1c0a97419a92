import { z } from 'zod'
import { href, link, tone } from '#contract/content/content.ts'

const item = z
  .strictObject({
    name: z.string().min(1).max(60),
    /** Where it is sold or explained. */
    link: href.optional(),
    /** How it is drawn. */
    look: z.enum([
      ...(['folded', 'roast', 'round', 'stick', 'crisp', 'cube'] as const),
      ...(['slab', 'berry', 'olive', 'radish', 'bread', 'bowl'] as const),
    ]),
    /** Its part of what is counted per guest, beside the parts of the others. */
    share: z.number().min(0.1).max(20).optional(),
    /** What comes beside: grams for each guest. */
    gramsPerGuest: z.int().min(1).max(200).optional(),
    /** What one pack weighs, in grams. */
    pack: z.int().min(10).max(5000).optional(),
    /** Smallest number of guests for which it is on the board. */
    from: z.int().min(1).max(40).default(1),
    /** Why it is tasted in this place. */
    note: z.string().min(1).max(140),
  })
  .refine(({ share, gramsPerGuest }) => (share === undefined) !== (gramsPerGuest === undefined), {
    message: 'has either a share or grams for each guest',
  })

const range = z
  .strictObject({ min: z.int().min(1), max: z.int().max(40), start: z.int() })
  .refine(({ min, max, start }) => min <= start && start <= max, { message: 'must begin between its ends' })

export const boardPlannerSchema = z
  .strictObject({
    tone: tone.default('surface'),
    heading: z.string().min(1).max(90),
    text: z.string().max(300).optional(),
    guests: range,
    hours: range,
    /** Hours that the grams of an appetite are meant for, grams for each hour more, and hours that the food may stand on the table. */
    includedHours: z.int().min(1).max(12),
    gramsPerHour: z.int().min(0).max(100).default(0),
    hoursOnTable: z.int().min(1).max(12),
    appetites: z
      .array(z.strictObject({ name: z.string().min(1).max(40), grams: z.int().min(20).max(400) }))
      .min(2)
      .max(4),
    /** What the grams count: 'leikkeleitä ja juustoa'. */
    counted: z.string().min(1).max(60),
    /** On a page with much else: its page of its own, where the visitor's evening is printed and shared. */
    page: link.optional(),
    /** In the order of tasting. */
    items: z.array(item).min(3).max(16),
  })
  .refine(({ items, guests }) => items.some(({ share, from }) => share !== undefined && from <= guests.min), {
    path: ['items'],
    message: 'must have something to count for the fewest guests',
  })

export type BoardRules = Pick<
  z.output<typeof boardPlannerSchema>,
  'guests' | 'hours' | 'includedHours' | 'gramsPerHour' | 'hoursOnTable' | 'appetites' | 'items'
>
