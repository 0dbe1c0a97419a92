import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const id = z.int().positive()
/** Results per page. */
export const perPage = z.int().min(1).max(48).default(12)

/** The properties of every search widget. */
export const searchFields = {
  tone: tone.default('paper'),
  heading: z.string().min(1).max(80).optional().meta({ title: 'Otsikko' }),
  text: z.string().max(280).optional().meta({ title: 'Teksti' }),
  /** Nothing is shown until the visitor searches or filters. */
  hideInitialResults: z
    .boolean()
    .default(false)
    .meta({ title: 'Tulokset vasta haun jälkeen', help: 'Mitään ei näytetä, ennen kuin kävijä hakee tai suodattaa.' }),
}

/** The properties of searches for items. */
export const itemSearchFields = {
  ...searchFields,
  /** The facets to offer, by id; all of them if left out. */
  facets: z.array(id).max(20).optional().meta({ title: 'Suodattimet', help: 'Tyhjänä: kaikki.', field: 'facets' }),
  /** Searches only in these categories. */
  categories: z.array(id).max(20).default([]).meta({ title: 'Luokat', field: 'categories' }),
  /** The site's search page, for a link to everything of the kind. */
  searchPage: z
    .string()
    .startsWith('/')
    .optional()
    .meta({ title: 'Hakusivu', help: 'Linkki kaikkiin.', field: 'path' }),
}
