import { z } from 'zod'
import { cardTypes } from '#contract/card-types.ts'
import { tone } from '#contract/content.ts'
import { dropdownItem } from '#contract/filtered-cards.ts'
import { cardsFields, hasCards } from '#web/cards/cards.schema.ts'

/** A drop-down of categories: choosing one shows its items in place of the grid's own cards. */
const filter = z.strictObject({
  label: z.string().min(1).max(60).optional(),
  /** The cards that it shows; they say what kind of item it chooses from. */
  cardType: z.enum(cardTypes),
  /** Without them all categories that the site has for this kind of item. */
  items: z.array(dropdownItem).min(1).max(60).optional(),
})

export const cardGridSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional(),
    text: z.string().max(280).optional(),
    shape: z.enum(['square', 'tall', 'wide', 'extra-tall']).default('wide'),
    /** Without it the width of the window decides: 1 to 4. */
    columns: z.enum(['Two', 'Three', 'Four']).optional(),
    /** Rows shown before 'show more', and revealed by it each time. */
    rows: z.int().min(1).max(6).default(2),
    filter: filter.optional(),
    ...cardsFields,
  })
  .refine(hasCards, { path: ['cards'], message: 'must have one, or there must be a query' })

/** What the address says: the category that a filter shows. Grids that do not offer it show all of theirs. */
export const cardGridParams = {
  suodatin: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
}
