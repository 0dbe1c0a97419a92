// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.
import type { Call } from './call.ts'
import { getCaptchaChallenge } from './captcha.ts'
import { addCouponCode, addToCart, changeQuantity, loadCart, removeCouponCode, suggestProducts } from './cart.ts'
import { transferCart } from './cart-transfer.ts'
import { getPaymentMethods } from './checkout.ts'
import {
  askForCode,
  changePassword,
  deleteAccount,
  deleteAccountByCode,
  getCustomer,
  logIn,
  logInByCode,
  logOut,
  saveAddress,
  saveBilling,
  setPassword,
} from './customer.ts'
import { checkAvailability, getDeliveryOptions } from './delivery.ts'
import { filteredCards } from './filtered-cards.ts'
import {
  contactCalls,
  joinCampaign,
  releaseCategories,
  sendMeatBrandContact,
  subscribeToNewsletter,
  subscribeToReleases,
} from './forms/form-calls.ts'
import { addLike, getLikeCounts } from './likes.ts'
import { getMenu, getMenuRecipes, saveMenu } from './lunch-menu.ts'
import { desktopNavigation, mobileNavigation } from './navigation-calls.ts'
import { cancelOrder, checkWithdrawal, getOrder, getOrders, reorder, withdraw } from './orders.ts'
import { sendReport } from './reports.ts'
import { addReview, getReviews } from './reviews.ts'
import {
  allProducts,
  customFacets,
  productGroups,
  recipeTags,
  searchContent,
  searchNewsroom,
  searchProducts,
  searchRecipes,
  searchShopProducts,
  searchSuggestions,
} from './search.ts'
import { getShopProduct } from './shop-products.ts'
import { getVerificationToken } from './verification.ts'

/** All calls. The app refuses to start if it does not serve exactly these. */
export const calls = [
  getCaptchaChallenge,
  transferCart,
  loadCart,
  suggestProducts,
  addToCart,
  changeQuantity,
  addCouponCode,
  removeCouponCode,
  getPaymentMethods,
  getCustomer,
  saveAddress,
  saveBilling,
  logIn,
  logOut,
  askForCode,
  logInByCode,
  setPassword,
  changePassword,
  deleteAccount,
  deleteAccountByCode,
  checkAvailability,
  getDeliveryOptions,
  filteredCards,
  ...contactCalls,
  sendMeatBrandContact,
  subscribeToNewsletter,
  joinCampaign,
  subscribeToReleases,
  releaseCategories,
  addLike,
  getLikeCounts,
  getMenu,
  getMenuRecipes,
  saveMenu,
  desktopNavigation,
  mobileNavigation,
  getOrder,
  getOrders,
  cancelOrder,
  reorder,
  checkWithdrawal,
  withdraw,
  sendReport,
  getReviews,
  addReview,
  searchSuggestions,
  searchContent,
  allProducts,
  searchProducts,
  searchShopProducts,
  searchRecipes,
  searchNewsroom,
  productGroups,
  customFacets,
  recipeTags,
  getShopProduct,
  getVerificationToken,
] as const satisfies readonly Call[]
