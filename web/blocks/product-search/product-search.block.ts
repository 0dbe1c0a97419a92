import { message } from '#web/messages/message.ts'
import { productSearchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { productSearchExamples } from './product-search.examples.ts'
import { productSearchSchema } from './product-search.schema.ts'

/** The products of a site, by words, product group and facets. */
export const productSearch = defineSearch({
  type: 'product-search',
  schema: productSearchSchema,
  texts: productSearchTexts,
  configOf: (props, { language, cards }) => ({
    source: 'products',
    defaults: {
      pageSize: props.numberOfProducts,
      language,
      contentGroup: 1,
      sortOrder: 0,
      matchAnyCategoryIds: props.categories,
      hideResults: props.hideInitialResults,
    },
    filters: props.filters,
    facets: props.facets,
    productGroups: true,
    categories: false,
    sortOrders: [0, 2, 1, 3],
    columns: props.filters === 'panel' ? 3 : 4,
    cards,
    all: props.searchPage
      ? { href: `${props.searchPage}?contentGroup=1`, label: message(language, 'searchAllProducts') }
      : undefined,
  }),
  cardTypes: ({ product }) => [product],
  examples: productSearchExamples,
})
