import { z } from 'zod'
import { isGtin } from './gtin.ts'
import { picture } from './picture.ts'

/** Ids of `taxonomy.ts`. */
const id = z.int().positive()

/** How searches and filters find an item. */
const sorting = {
  categories: z.array(id).max(20).default([]),
  facetTags: z.array(id).max(40).default([]),
}

/** The product of the meat shop that the page is about. The shop keeps its price and stock: see `offer.ts`. */
const offer = z.strictObject({ code: z.string().regex(/^LK-\d{4}$/) })

const product = z.strictObject({
  kind: z.literal('product'),
  ...sorting,
  productCode: z.string().regex(/^[A-Z0-9-]{2,20}$/),
  /** For ordering from the wholesaler. */
  valoCode: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional(),
  gtinCode: z.string().refine(isGtin, 'must be 13 digits with the right check digit').optional(),
  /** One of the taxonomy's product groups. */
  productGroup: id.optional(),
  novelty: z.boolean().default(false),
  /** Cooking equipment rather than food. */
  equipment: z.boolean().default(false),
  /** As on the package: '400 g'. */
  size: z.string().max(40).optional(),
  ingredients: z.string().max(1500).optional(),
  /** Per 100 g. */
  nutrition: z
    .array(z.strictObject({ name: z.string(), amount: z.string() }))
    .max(20)
    .optional(),
  storage: z.string().max(200).optional(),
  /** More pictures of the product, after that of its page. */
  pictures: z.array(picture).max(11).optional(),
  offer: offer.optional(),
})

const ingredient = z.strictObject({
  name: z.string().min(1).max(120),
  amount: z.number().nonnegative(),
  unit: z.string().max(20),
  /** The page of the product on the same site. */
  path: z.string().startsWith('/').optional(),
})

const recipe = z.strictObject({
  kind: z.literal('recipe'),
  ...sorting,
  /** Minutes. */
  totalTime: z.int().positive(),
  /** Portions that the amounts are for. */
  yield: z.int().positive(),
  portionSize: z.number().positive().optional(),
  portionUnit: z.string().max(20).optional(),
  totalYieldKg: z.number().positive().optional(),
  steps: z
    .array(
      z.strictObject({
        heading: z.string().max(80).optional(),
        instructions: z.array(z.string().min(1).max(600)).min(1),
        ingredients: z.array(ingredient).max(40),
      }),
    )
    .min(1)
    .max(10),
  nutrients: z
    .array(z.strictObject({ code: z.string(), name: z.string(), amount: z.number(), unit: z.string() }))
    .max(20)
    .optional(),
  /** The page of the product that the recipe is about. */
  productPath: z.string().startsWith('/').optional(),
})

const news = z.strictObject({
  kind: z.literal('news'),
  ...sorting,
  /** Where it was published first. */
  source: z.enum(['own', 'cision', 'mynewsdesk']),
  author: z.string().max(80).optional(),
})

/** The structured data of a page, for cards, search and calculators. Its kind equals the page's template. */
export const item = z.discriminatedUnion('kind', [product, recipe, news])
export type Item = z.infer<typeof item>
export type ProductItem = z.infer<typeof product>
export type RecipeItem = z.infer<typeof recipe>
export type NewsItem = z.infer<typeof news>
