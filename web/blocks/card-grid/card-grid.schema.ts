import { z } from 'zod'
import { cardTypes } from '#contract/content/card-types.ts'
import { tone } from '#contract/content/content.ts'
import { cardTypeNames } from '#contract/content/field.ts'
import { dropdownItem } from '#contract/content/filtered-cards.ts'
import { cardsFields, hasCards } from '#web/cards/cards.schema.ts'

/** A drop-down of categories. Selecting one shows its items instead of the grid's own cards. */
const filter = z.strictObject({
  label: z.string().min(1).max(60).optional().meta({ title: 'Valikon otsake' }),
  /** The card type of filtered items; it determines their kind. */
  cardType: z.enum(cardTypes).meta({ title: 'Korttien tyyppi', options: cardTypeNames }),
  /** Defaults to all categories of the site for this kind of item. */
  items: z
    .array(dropdownItem)
    .min(1)
    .max(60)
    .optional()
    .meta({ title: 'Vaihtoehdot', item: 'vaihtoehto', help: 'Tyhjänä: sivuston kaikki tämän tyypin luokat.' }),
})

export const cardGridSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    shape: z
      .enum(['square', 'tall', 'wide', 'extra-tall'])
      .default('wide')
      .meta({
        title: 'Kuvien muoto',
        options: { square: 'Neliö', tall: 'Pysty', wide: 'Vaaka', 'extra-tall': 'Korkea pysty' },
      }),
    /** Maximum number of columns. Defaults to 1 to 4, depending on the breakpoint. */
    columns: z
      .enum(['Two', 'Three', 'Four'])
      .optional()
      .meta({ title: 'Sarakkeita enintään', options: { Two: 'Kaksi', Three: 'Kolme', Four: 'Neljä' } }),
    /** The labels of its cards are numbers, shown as tickets of a queue on their pictures. */
    tickets: z
      .boolean()
      .default(false)
      .meta({ title: 'Numerot vuorolappuina', help: 'Korttien tunnisteet ovat numeroita kuvien päällä.' }),
    /** Rows shown initially, and added each time by 'show more'. */
    rows: z
      .int()
      .min(1)
      .max(6)
      .default(2)
      .meta({ title: 'Rivejä alussa', help: 'Yhtä monta tulee lisää, kun painetaan ”Näytä lisää”.' }),
    filter: filter
      .optional()
      .meta({ title: 'Luokkavalikko', help: 'Valinta näyttää luokan kohteet ruudukon korttien sijasta.' }),
    ...cardsFields,
  })
  .refine(hasCards, { path: ['cards'], message: 'must have one, or there must be a query' })
  .meta({ title: 'Korttiruudukko', help: 'Kortteja riveissä.' })

/** Query parameter: the category to filter by. Grids that do not offer it show all their cards. */
export const cardGridParams = {
  suodatin: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
}
