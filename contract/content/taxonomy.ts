import { z } from 'zod'
import { languages } from '#contract/site.ts'

const id = z.int().positive()
const name = z.string().min(1).max(60)

/** How a site sorts its products, recipes and news, in one of its languages. The ids are the same in all of them. */
export const taxonomy = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  /** What product search has buttons for. */
  productGroups: z.array(z.strictObject({ key: id, value: name })).max(20),
  /** What drop-downs choose from; a category may stand under another. */
  categories: z
    .array(z.strictObject({ id, name, parent: id.optional(), kind: z.enum(['product', 'recipe', 'news', 'job']) }))
    .max(60),
  /** What filters are made of: tags of one facet widen a search, facets narrow it. */
  facets: z
    .array(
      z.strictObject({
        id,
        name,
        kind: z.enum(['product', 'recipe', 'news']),
        /** A tag without `display` counts in searches and is not offered. */
        facetTags: z
          .array(
            z.strictObject({
              id,
              name,
              display: z.boolean().default(true),
              /** The sign for it on a lunch menu, such as 'G' for 'Gluteeniton'. */
              mark: z.string().min(1).max(3).optional(),
            }),
          )
          .min(1)
          .max(40),
      }),
    )
    .max(20),
})
export type Taxonomy = z.infer<typeof taxonomy>
