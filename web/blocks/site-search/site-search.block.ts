import { searchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { siteSearchExamples } from './site-search.examples.ts'
import { siteSearchSchema } from './site-search.schema.ts'

const PAGE_SIZE = 10

/** The search page of a site: pages of all kinds. */
export const siteSearch = defineSearch({
  type: 'site-search',
  schema: siteSearchSchema,
  texts: searchTexts,
  configOf: (_props, { language, contentGroup, cards, prompt }) => ({
    source: 'content',
    defaults: {
      pageSize: PAGE_SIZE,
      language,
      contentGroup,
      matchAnyCategoryIds: [],
      sortOrder: 0,
      hideResults: true,
    },
    filters: 'drop-downs',
    productGroups: false,
    categories: false,
    sortOrders: [0, 2, 1],
    columns: 4,
    cards,
    prompt,
  }),
  cardTypes: () => [],
  examples: siteSearchExamples,
})
