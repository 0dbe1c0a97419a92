import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { picture } from '#contract/content/content.ts'
import { shownPicture } from '#contract/content/shown-picture.ts'
import { contactFormNames } from '#contract/forms/forms.ts'
import { shownPrices } from '#contract/shop/shown-prices.ts'
import { languages } from '#contract/site.ts'
import { answer } from './answer.ts'
import { freeOfNames } from './free-of.ts'
import { MAX_QUERY_LENGTH } from './search-limits.ts'

/** Maximum number of values in a list parameter. */
const MAX_LIST_VALUES = 50
/** Maximum number of results when pagination is skipped. */
export const MAX_UNPAGED_RESULTS = 1000

/** 0 relevance, 1 title, 2 newest first, 3 most liked, 4 price up, 5 price down. */
const sortOrder = z.coerce.number().int().min(0).max(5)
export type SortOrder = z.infer<typeof sortOrder>

/** 0 everything, 1 products, 2 recipes, 3 news, 4 other pages. */
export const contentGroups = [0, 1, 2, 3, 4] as const
export type ContentGroup = (typeof contentGroups)[number]
const contentGroup = z.coerce.number().pipe(z.literal(contentGroups))

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
const ids = z.array(id).max(MAX_LIST_VALUES).default([])
const q = z.string().max(MAX_QUERY_LENGTH)
const flag = z.stringbool().default(false)
const language = z.enum(languages).optional()
const paging = {
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
}

/** Limits on what items declare, in addition to those that the words of the question name. What declares nothing is not found. */
const limits = {
  maxMinutes: z.coerce.number().int().min(1).max(10_000).optional(),
  /** Euros. */
  maxPrice: z.coerce.number().positive().max(100_000).optional(),
  /** For about this number of people. */
  people: z.coerce.number().int().min(1).max(10_000).optional(),
  freeOf: z.array(z.enum(freeOfNames)).max(freeOfNames.length).optional(),
}

/** A page that was found, in the caller's language. */
const hit = z.object({
  contentId: z.int(),
  url: z.string(),
  title: z.string(),
  /** What kind of page it is, for people. */
  category: z.string(),
  teaserText: z.string(),
  image: shownPicture.nullable(),
  /** What kind of page it is, for programs: see `page-types.ts`. */
  type: z.string(),
  /** Of a product of the shop. */
  prices: shownPrices.optional(),
})
export type SearchHit = z.infer<typeof hit>

/** Start (inclusive) and end (exclusive) offsets of the words that matched. */
const marks = z.array(z.tuple([z.int(), z.int()])).readonly()
export type Marks = z.infer<typeof marks>

/** A page that a search page shows, with the words that matched. */
const markedHit = hit.extend({ marks: z.object({ title: marks, teaserText: marks }) })
export type MarkedHit = z.infer<typeof markedHit>

/** What cards show of every item, in addition to the fields of its kind. */
const onCard = {
  teaserText: z.string(),
  /** The whole picture, of which cards choose a preset. */
  picture: picture.nullable(),
  /** The ranges of the title that matched. */
  marks,
}

/** A product or a recipe that was found; a recipe has a time instead of codes. */
const itemHit = z.object({
  contentId: z.int(),
  url: z.string(),
  image: shownPicture.nullable(),
  title: z.string(),
  likeCount: z.int(),
  novelty: z.boolean(),
  productCode: z.string().optional(),
  valoCode: z.string().optional(),
  gtinCode: z.string().optional(),
  /** Minutes. */
  totalTime: z.int().optional(),
  type: z.string(),
  ...onCard,
})
export type ItemHit = z.infer<typeof itemHit>

/** News as cards show them: see document 3, Card. */
const newsHit = z.object({
  contentId: z.int(),
  type: z.string(),
  header: z.string(),
  link: z.string(),
  image: shownPicture.nullable(),
  /** Where it was published first, if not here. */
  cisionTextType: z.enum(['CisionReleasePage', 'MyNewsDeskPage']).optional(),
  publishDate: z.iso.date(),
  ...onCard,
  author: z.string().optional(),
})
export type NewsHit = z.infer<typeof newsHit>

/** A product of the meat shop. Prices are texts with a decimal comma. */
const shopHit = z.object({
  contentId: z.int(),
  code: z.string(),
  productCode: z.string(),
  title: z.string(),
  url: z.string(),
  image: z.array(shownPicture),
  price: z.string().nullable(),
  pricePerKilo: z.string().nullable(),
  svhPrice: z.string().nullable(),
  discountPercentage: z.int().nullable(),
  /** Of a discount: the lowest price of the 30 days before it. */
  lowestPrice: z.string().nullable(),
  /** Null is unlimited; 0 or less is sold out. */
  stock: z.int().nullable(),
  /** The text of the button that buys it; without one it cannot be bought. */
  ctaButton: z.string().nullable(),
  novelty: z.boolean(),
  ...onCard,
  /** After `picture`. */
  pictures: z.array(picture),
})
export type ShopHit = z.infer<typeof shopHit>

const facetCategory = z.object({
  id: z.int(),
  name: z.string(),
  facetTags: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      count: z.int(),
      selected: z.boolean(),
      /** Whether filters offer it. */
      display: z.boolean(),
    }),
  ),
})
export type FacetCategory = z.infer<typeof facetCategory>

/** An option that narrows the search, and the number of results that it would leave. */
const counted = { count: z.int(), selected: z.boolean() }
const contentGroupOption = z.object({ key: z.literal(contentGroups), value: z.string(), ...counted })
export type ContentGroupOption = z.infer<typeof contentGroupOption>
const productGroupOption = z.object({ key: z.int(), value: z.string(), ...counted })
export type ProductGroupOption = z.infer<typeof productGroupOption>
/** A category counts the items of its sub-categories too. */
const categoryOption = z.object({ id: z.int(), name: z.string(), parent: z.int().optional(), ...counted })
export type CategoryOption = z.infer<typeof categoryOption>
/** A number that a parameter may have, such as the euros of a price limit. */
const numberOption = z.object({ key: z.int(), value: z.string(), ...counted })
export type NumberOption = z.infer<typeof numberOption>

/** What a page says where a question in words found nothing. */
const nothingFits = z.object({
  /** What was searched for. */
  words: z.array(z.string()),
  /** The question with one word or limit less, if that finds something, and what kind of page comes first. */
  nearest: z
    .object({ q: z.string(), dropped: z.string(), totalCount: z.int(), category: z.string().optional() })
    .optional(),
  /** The form with which one can ask, with the question filled in; undefined where the site has none. */
  contact: z.string().optional(),
})
export type NothingFits = z.infer<typeof nothingFits>

/** How a question was understood, for what a page says above the results. */
const understanding = z.object({
  /** If no page has all words, the results have most of them. */
  match: z.enum(['all', 'most']),
  /** The words that no result has, as typed. */
  missingWords: z.array(z.string()),
  /** The limits that the results are held to, as people say them. */
  limits: z.array(
    z.object({
      text: z.string(),
      /** The question without it; undefined for a limit that a parameter has set. */
      without: z.string().optional(),
      parameter: z.enum(['maxMinutes', 'maxPrice', 'people', 'freeOf']).optional(),
    }),
  ),
  /** The question with its mistyped words corrected. If there are results, they are those of this guess. */
  didYouMean: z.string().optional(),
  nothing: nothingFits.optional(),
})
export type Understanding = z.infer<typeof understanding>

const found = <Hit extends z.ZodType>(hits: Hit) =>
  z.object({
    hits: z.array(hits),
    totalCount: z.int(),
    hasMore: z.boolean(),
    understanding,
    /** Stands above the results where the content has one. */
    answer: answer.nullable(),
    /** What others like, if nothing was found. */
    popular: z.array(hit),
  })

const numbers = z.array(z.int()).readonly().optional()

/** The question as it was understood: with what was left out. */
const understood = z.object({
  language: z.enum(languages),
  page: z.int(),
  pageSize: z.int(),
  sortOrder: z.int(),
  q: z.string(),
  contentGroup: z.literal(contentGroups).optional(),
  productGroup: z.int().optional(),
  facetTags: numbers,
  matchAnyCategoryIds: numbers,
  matchAllCategoryIds: numbers,
  authors: z.array(z.string()).readonly().optional(),
  searchEquipments: z.boolean().optional(),
  hideResults: z.boolean().optional(),
  skipPagination: z.boolean().optional(),
  maxMinutes: z.int().optional(),
  maxPrice: z.number().optional(),
  people: z.int().optional(),
  freeOf: z.array(z.enum(freeOfNames)).readonly().optional(),
  deliveryDay: z.int().optional(),
})
export type Understood = z.infer<typeof understood>

const answered = <Hit extends z.ZodType>(hits: Hit) =>
  found(hits).extend({ query: understood, facetCategories: z.array(facetCategory) })

export const searchSuggestions = defineCall({
  method: 'GET',
  path: '/api/search/suggestions/',
  limit: 'search',
  about: 'The pages that fit best what somebody is typing.',
  query: z.object({ language, pageSize: paging.pageSize.default(5), q, sortOrder: sortOrder.default(0) }),
  answer: z.object({
    /** The category of a product of the shop also says what it costs. */
    hits: z.array(hit.omit({ prices: true })),
    /** How many pages the search page would show. */
    totalCount: z.int(),
  }),
  cacheable: true,
})
export type Suggestions = z.infer<typeof searchSuggestions.answer>

export const searchContent = defineCall({
  method: 'GET',
  path: '/api/search/content/',
  limit: 'search',
  about: 'Pages of all kinds, or of one content group.',
  query: z.object({
    language,
    ...paging,
    q: q.default(''),
    contentGroup: contentGroup.default(0),
    sortOrder: sortOrder.default(0),
    ...limits,
  }),
  answer: found(markedHit).extend({ contentGroups: z.array(contentGroupOption) }),
  cacheable: true,
})

export const allProducts = defineCall({
  method: 'GET',
  path: '/api/search/all-products',
  limit: 'search',
  about:
    'The products of the site, for forms to choose from. With `form`, those that this form of the site offers, with their brands.',
  query: z.object({ language, form: z.enum(contactFormNames).optional() }),
  answer: z.array(z.object({ productId: z.string(), title: z.string(), brand: z.string().optional() })),
  cacheable: true,
})

export const searchProducts = defineCall({
  method: 'GET',
  path: '/api/search/products',
  limit: 'search',
  about: 'Products of the site, with the facets that could narrow the search.',
  query: z.object({
    language,
    ...paging,
    sortOrder: sortOrder.default(0),
    q: q.default(''),
    contentGroup: contentGroup.default(1),
    productGroup: id.optional(),
    facetTags: ids,
    matchAnyCategoryIds: ids,
    matchAllCategoryIds: ids,
    hideResults: flag,
    searchEquipments: flag,
    ...limits,
  }),
  answer: answered(itemHit).extend({ productGroups: z.array(productGroupOption) }),
  cacheable: true,
})

export const searchShopProducts = defineCall({
  method: 'GET',
  path: '/api/search/lihakauppa-products',
  limit: 'search',
  about: 'Products of the meat shop, with what could narrow the search: groups, facets, prices and days of delivery.',
  query: z.object({
    language,
    ...paging,
    sortOrder: sortOrder.default(0),
    q: q.default(''),
    contentGroup: contentGroup.default(1),
    matchAnyCategoryIds: ids,
    skipPagination: flag,
    ...limits,
    productGroup: id.optional(),
    facetTags: ids,
    /** ISO weekday on which a product can be delivered: Monday is 1. */
    deliveryDay: z.coerce.number().int().min(1).max(7).optional(),
  }),
  answer: answered(shopHit).extend({
    categories: z.array(categoryOption),
    productGroups: z.array(productGroupOption),
    /** Limits on the price, in euros. */
    prices: z.array(numberOption),
    /** ISO weekdays on which the shop delivers. */
    deliveryDays: z.array(numberOption),
  }),
  cacheable: true,
})

export const searchRecipes = defineCall({
  method: 'GET',
  path: '/api/search/recipes',
  limit: 'search',
  about: 'Recipes of the site, with the facets that could narrow the search.',
  query: z.object({
    language,
    ...paging,
    sortOrder: sortOrder.default(0),
    q: q.default(''),
    contentGroup: contentGroup.default(2),
    matchAnyCategoryIds: ids,
    matchAllCategoryIds: ids,
    facetTags: ids,
    hideResults: flag,
    ...limits,
  }),
  answer: answered(itemHit),
  cacheable: true,
})

export const searchNewsroom = defineCall({
  method: 'GET',
  path: '/api/search/newsroom',
  limit: 'search',
  about: 'News and releases of the site, newest first where nothing else is asked.',
  query: z.object({
    language,
    ...paging,
    q: q.default(''),
    sortOrder: sortOrder.default(2),
    matchAnyCategoryIds: ids,
    matchAllCategoryIds: ids,
    facetTags: ids,
    authors: z.array(z.string().min(1).max(80)).max(MAX_LIST_VALUES).default([]),
  }),
  answer: answered(newsHit).extend({ categories: z.array(categoryOption) }),
  cacheable: true,
})

export const productGroups = defineCall({
  method: 'GET',
  path: '/api/facets/groups',
  about: 'The product groups of the site.',
  query: z.object({ language }),
  answer: z.array(z.object({ key: z.int(), value: z.string() })),
  cacheable: true,
})

export const customFacets = defineCall({
  method: 'GET',
  path: '/api/facets/custom',
  about: 'The facet categories of the site, with how many items each tag has.',
  query: z.object({ language }),
  answer: z.array(facetCategory),
  cacheable: true,
})

export const recipeTags = defineCall({
  method: 'GET',
  path: '/api/facets/recipetags',
  about: 'The facet categories that a recipe search shows, on the page with this number.',
  query: z.object({ language, recipeSearchBlockId: id }),
  answer: z.array(facetCategory),
  refusals: ['NOT_FOUND'],
  cacheable: true,
})
