import { newsTypes } from '#contract/content/card-types.ts'
import { newsSearchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { newsSearchExamples } from './news-search.examples.ts'
import { newsSearchSchema } from './news-search.schema.ts'

const NEWEST_FIRST = 2

/** News and releases, newest first, by words, category and sub-category. */
export const newsSearch = defineSearch({
  type: 'news-search',
  schema: newsSearchSchema,
  texts: newsSearchTexts,
  configOf: (props, { language, cards }) => ({
    source: 'news',
    defaults: {
      pageSize: props.cardsPerPage,
      language,
      contentGroup: 3,
      sortOrder: NEWEST_FIRST,
      matchAnyCategoryIds: [],
      hideResults: props.hideInitialResults,
    },
    filters: 'drop-downs',
    // The drop-downs of categories are its filters.
    facets: [],
    productGroups: false,
    categories: true,
    sortOrders: [NEWEST_FIRST, 0, 1],
    columns: 3,
    cards,
  }),
  cardTypes: () => newsTypes,
  examples: newsSearchExamples,
})
