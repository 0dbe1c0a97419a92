import type { Call } from './call.ts'
import { filteredCards } from './filtered-cards.ts'
import { addLike, getLikeCounts } from './likes.ts'
import { desktopNavigation, mobileNavigation } from './navigation-calls.ts'
import { sendReport } from './reports.ts'
import * as search from './search.ts'
import { getShopProduct } from './shop-products.ts'
import { getVerificationToken } from './verification.ts'

/** All calls. The app refuses to start if it does not serve exactly these. */
export const calls = [
  addLike,
  getLikeCounts,
  filteredCards,
  desktopNavigation,
  mobileNavigation,
  search.searchSuggestions,
  search.searchContent,
  search.allProducts,
  search.searchProducts,
  search.searchShopProducts,
  search.searchRecipes,
  search.searchNewsroom,
  search.productGroups,
  search.customFacets,
  search.recipeTags,
  getShopProduct,
  sendReport,
  getVerificationToken,
] as const satisfies readonly Call[]
