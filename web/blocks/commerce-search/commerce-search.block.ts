import { shopSearchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { commerceSearchExamples } from './commerce-search.examples.ts'
import { commerceSearchSchema } from './commerce-search.schema.ts'

/** The text filter acts from this many characters on. */
const ACTS_FROM = 3

/** The products of the meat shop, filtered while the visitor types. */
export const commerceSearch = defineSearch({
  type: 'commerce-search',
  schema: commerceSearchSchema,
  texts: shopSearchTexts,
  configOf: (props, { language, cards }) => ({
    source: 'shop',
    defaults: {
      pageSize: props.numberOfProducts,
      language,
      contentGroup: 1,
      sortOrder: 0,
      matchAnyCategoryIds: props.categories,
      hideResults: props.hideInitialResults,
    },
    filters: 'drop-downs',
    facets: props.facets,
    productGroups: true,
    categories: true,
    shopOptions: true,
    sortOrders: [0, 4, 5, 1],
    actsFrom: ACTS_FROM,
    columns: 4,
    cards,
  }),
  cardTypes: () => ['lkProductCard'],
  examples: commerceSearchExamples,
})
