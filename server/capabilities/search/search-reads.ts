import type { SearchReads } from '#contract/search/search-reads.ts'
import { searchNews, searchProductItems, searchRecipeItems, searchShop } from './item-search.ts'
import { searchContentPages } from './page-search.ts'
import type { SearchNeeds } from './search.ts'

/** The searches of blocks: the same as the calls. */
export function searchReads(needs: SearchNeeds): SearchReads {
  return {
    content: (place, query) => searchContentPages(needs, place, query),
    products: (place, query) => searchProductItems(needs, place, query),
    recipes: (place, query) => searchRecipeItems(needs, place, query),
    news: (place, query) => searchNews(needs, place, query),
    shop: (place, query) => searchShop(needs, place, query),
  }
}
