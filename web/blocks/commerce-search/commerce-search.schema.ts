import { z } from 'zod'
import { perPage, searchFields } from '#web/search-kit/search.schema.ts'

export const commerceSearchSchema = z
  .strictObject({
    ...searchFields,
    numberOfProducts: perPage.meta({ title: 'Tuotteita sivulla' }),
    /** Searches only in these categories. */
    categories: z.array(z.int().positive()).max(20).default([]).meta({ title: 'Luokat', field: 'categories' }),
    /** The facets to offer beside groups, prices and days of delivery, by id. */
    facets: z
      .array(z.int().positive())
      .max(20)
      .default([])
      .meta({ title: 'Suodattimet', help: 'Tyhjänä: kaikki.', field: 'facets' }),
  })
  .meta({ title: 'Haku: lihakauppa' })
