import { z } from 'zod'
import { languages } from '#contract/site.ts'

const id = z.int().positive().meta({
  title: 'Tunnus',
  help: 'Sama kaikissa kielissä. Tyhjänä uusi saa tunnuksen julkaistaessa; saman toisella kielellä anna samalla tunnuksella.',
})
const name = z.string().min(1).max(60).meta({ title: 'Nimi' })

const kindNames = { product: 'Tuotteet', recipe: 'Reseptit', news: 'Uutiset', job: 'Työpaikat' }

/** How a site sorts its products, recipes and news, in one of its languages. The ids are the same in all of them. */
export const taxonomy = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  /** What product search has buttons for. */
  productGroups: z
    .array(z.strictObject({ key: id, value: name }))
    .max(20)
    .meta({ title: 'Tuoteryhmät', help: 'Tuotehaun painikkeet.', item: 'tuoteryhmä' }),
  /** What drop-downs choose from; a category may stand under another. */
  categories: z
    .array(
      z.strictObject({
        id,
        name,
        parent: id.optional().meta({
          title: 'Ylempi luokka',
          help: 'Uusi luokka on valittavissa, kun se on julkaistu.',
          field: 'category',
        }),
        kind: z.enum(['product', 'recipe', 'news', 'job']).meta({ title: 'Mitä luokitellaan', options: kindNames }),
      }),
    )
    .max(60)
    .meta({ title: 'Luokat', help: 'Hakujen pudotusvalikot.', item: 'luokka' }),
  /** What filters are made of: tags of one facet widen a search, facets narrow it. */
  facets: z
    .array(
      z.strictObject({
        id,
        name,
        kind: z.enum(['product', 'recipe', 'news']).meta({ title: 'Mitä suodatetaan', options: kindNames }),
        /** A tag without `display` counts in searches and is not offered. */
        facetTags: z
          .array(
            z.strictObject({
              id,
              name,
              display: z.boolean().default(true).meta({ title: 'Valittavissa suodattimissa' }),
              /** The sign for it on a lunch menu, such as 'G' for 'Gluteeniton'. */
              mark: z.string().min(1).max(3).optional().meta({ title: 'Merkki ruokalistassa' }),
            }),
          )
          .min(1)
          .max(40)
          .meta({ title: 'Tunnisteet', item: 'tunniste' }),
      }),
    )
    .max(20)
    .meta({ title: 'Suodattimet', item: 'suodatin' }),
})
export type Taxonomy = z.infer<typeof taxonomy>
