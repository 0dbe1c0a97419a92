import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { languages } from '#contract/site.ts'
import { card } from './card.ts'
import { cardTypes } from './card-types.ts'

/** Only the newest are returned. */
export const MAX_CARDS = 48

/** An option of a drop-down; the id is that of a category of `taxonomy.ts`. */
export const dropdownItem = z.strictObject({
  Id: z.int().positive().meta({ title: 'Luokka', field: 'category' }),
  Label: z.string().min(1).max(60).meta({ title: 'Nimi' }),
})
export type DropdownItem = z.infer<typeof dropdownItem>

const cards = z.array(card)
export type FilteredCards = z.infer<typeof cards>

export const filteredCards = defineCall({
  method: 'GET',
  path: '/api/filtered-cards/:dropdownItemId/:cardType',
  about: 'The cards of a category: products, recipes or news, as the type of card says, newest first.',
  params: z.object({
    // Categories are stored in four bytes.
    dropdownItemId: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .pipe(z.int().max(2 ** 31 - 1)),
    cardType: z.enum(cardTypes),
  }),
  query: z.object({ language: z.enum(languages).optional() }),
  answer: cards,
  cacheable: true,
  refusals: ['CATEGORY_UNKNOWN'],
})
