import { z } from 'zod'
import { isGtin } from '#contract/values/gtin.ts'
import { picture } from './picture.ts'
import { trade } from './trade.ts'

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
  /** How long it keeps from the day it was packed, in words. */
  shelfLife: z.string().max(120).optional(),
  /** What is ordered at once: packs in a carton, cartons on a pallet. */
  packing: z.string().max(120).optional(),
  /** For importers: customs code, carton, pallet, markets and certificates. */
  trade: trade.optional(),
  /** The pages of the same product in other sizes or packs, on the same site. */
  variants: z.array(z.string().startsWith('/')).max(8).optional(),
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

const difficulties = ['easy', 'medium', 'demanding'] as const

const recipe = z.strictObject({
  kind: z.literal('recipe'),
  ...sorting,
  /** Minutes. */
  totalTime: z.int().positive(),
  /** Minutes in which somebody has to do something; the rest is waiting. */
  activeTime: z.int().positive().optional(),
  difficulty: z.enum(difficulties).optional(),
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

/** Shown on the brand's home page and on the pages of the products until the last day, whichever site publishes the release. */
const recall = z.strictObject({
  /** The id of the brand's site. */
  brand: z.string(),
  /** The pages of the products on that site. */
  products: z.array(z.string().startsWith('/')).min(1).max(20),
  until: z.iso.date(),
})

const news = z.strictObject({
  kind: z.literal('news'),
  ...sorting,
  /** Where it was published first. */
  source: z.enum(['own', 'cision', 'mynewsdesk']),
  author: z.string().max(80).optional(),
  /** A release that asks people to bring products back. */
  recall: recall.optional(),
})

/** How long and how much one works, in the words of schema.org's JobPosting. */
const employments = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'] as const

const euros = z.number().positive().max(100_000)

const job = z.strictObject({
  kind: z.literal('job'),
  ...sorting,
  city: z.string().min(1).max(60),
  country: z.enum(['FI', 'SE']).default('FI'),
  streetAddress: z.string().max(100).optional(),
  postalCode: z.string().max(10).optional(),
  /** The last day to apply. Afterwards lists leave the job out, and its page says that it has ended. */
  applicationPeriodEnd: z.iso.date(),
  employment: z.enum(employments).default('FULL_TIME'),
  /** When the work begins, in words: 'sopimuksen mukaan'. */
  starts: z.string().max(80).optional(),
  salary: z
    .strictObject({
      from: euros,
      to: euros.optional(),
      per: z.enum(['HOUR', 'MONTH']),
      currency: z.enum(['EUR', 'SEK']),
    })
    .optional(),
  /** Where applications are sent: an address of mail or of a form. */
  applyTo: z
    .string()
    .max(200)
    .regex(/^(mailto:|https:\/\/|\/(?!\/))\S+$/, 'must be mailto:, https: or /path'),
  /** Who answers questions, with telephone and hours. */
  contact: z.string().max(160).optional(),
})

/** The structured data of a page, for cards, search and calculators. Its kind equals the page's template. */
export const item = z.discriminatedUnion('kind', [product, recipe, news, job])
export type Item = z.infer<typeof item>
export type ProductItem = z.infer<typeof product>
export type RecipeItem = z.infer<typeof recipe>
export type NewsItem = z.infer<typeof news>
export type JobItem = z.infer<typeof job>

/** Whether nobody can apply for a job any more. `today` is an ISO date in Finland. */
export function hasEnded({ applicationPeriodEnd }: Pick<JobItem, 'applicationPeriodEnd'>, today: string): boolean {
  return applicationPeriodEnd < today
}
