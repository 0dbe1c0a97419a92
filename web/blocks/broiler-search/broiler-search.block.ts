import { groupNameOf } from '#web/messages/search/content-groups.ts'
import { broilerSearchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { broilerSearchExamples } from './broiler-search.examples.ts'
import { broilerSearchSchema } from './broiler-search.schema.ts'

const kinds = [1, 2] as const

/** Products or recipes on one page, as the visitor chooses, with a drop-down for each facet. */
export const broilerSearch = defineSearch({
  type: 'broiler-search',
  schema: broilerSearchSchema,
  texts: broilerSearchTexts,
  configOf: (props, { language, cards }) => ({
    source: { 1: 'products', 2: 'recipes' },
    kinds: kinds.map((key) => ({ key, value: groupNameOf(key, language) })),
    defaults: {
      pageSize: props.cardsPerPage,
      language,
      contentGroup: 1,
      sortOrder: 0,
      matchAnyCategoryIds: [],
      hideResults: props.hideInitialResults,
    },
    filters: 'drop-downs',
    productGroups: false,
    categories: false,
    sortOrders: [0],
    columns: 4,
    cards,
  }),
  cardTypes: ({ product, recipe }) => [product, recipe],
  examples: broilerSearchExamples,
})
