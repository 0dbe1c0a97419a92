import { message } from '#web/messages/message.ts'
import { recipeSearchTexts } from '#web/messages/search/search.texts.ts'
import { defineSearch } from '#web/search-kit/define-search.tsx'
import { recipeSearchExamples } from './recipe-search.examples.ts'
import { recipeSearchSchema } from './recipe-search.schema.ts'

/** The recipes of a site, by words and facets. `/api/facets/recipetags` gives its facets by the id of the page. */
export const recipeSearch = defineSearch({
  type: 'recipe-search',
  schema: recipeSearchSchema,
  texts: recipeSearchTexts,
  configOf: (props, { language, cards }) => ({
    source: 'recipes',
    defaults: {
      pageSize: props.cardsPerPage,
      language,
      contentGroup: 2,
      sortOrder: 0,
      matchAnyCategoryIds: props.categories,
      hideResults: props.hideInitialResults,
    },
    filters: 'panel',
    facets: props.facets,
    productGroups: false,
    categories: false,
    sortOrders: [0],
    columns: 3,
    cards,
    all: props.searchPage
      ? { href: `${props.searchPage}?contentGroup=2`, label: message(language, 'searchAllRecipes') }
      : undefined,
  }),
  cardTypes: ({ recipe }) => [recipe],
  examples: recipeSearchExamples,
})
