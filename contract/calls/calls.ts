// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.

import { filteredCards } from '#contract/content/filtered-cards.ts'
import { addLike, getLikeCounts } from '#contract/content/likes.ts'
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
} from '#contract/customers/customer.ts'
import {
  contactCalls,
  joinCampaign,
  releaseCategories,
  sendMeatBrandContact,
  subscribeToNewsletter,
  subscribeToReleases,
} from '#contract/forms/form-calls.ts'
import { getMenu, getMenuRecipes, saveMenu } from '#contract/lunch-menus/lunch-menu.ts'
import { desktopNavigation, mobileNavigation } from '#contract/navigation/navigation-calls.ts'
import { sendReport } from '#contract/reports.ts'
import { countOpenedResult } from '#contract/search/opened-result.ts'
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
} from '#contract/search/search.ts'
import {
  addCouponCode,
  addToCart,
  changeQuantity,
  loadCart,
  removeCouponCode,
  suggestProducts,
} from '#contract/shop/cart.ts'
import { transferCart } from '#contract/shop/cart-transfer.ts'
import { getPaymentMethods } from '#contract/shop/checkout.ts'
import { checkAvailability, getDeliveryOptions } from '#contract/shop/delivery.ts'
import { cancelOrder, checkWithdrawal, getOrder, getOrders, reorder, withdraw } from '#contract/shop/orders.ts'
import { addReview, getReviews } from '#contract/shop/reviews.ts'
import { getShopProduct } from '#contract/shop/shop-products.ts'
import type { Call } from './call.ts'
import { getCaptchaChallenge } from './captcha.ts'
import { getVerificationToken } from './verification.ts'

/** All calls. The app refuses to start if it does not serve exactly these. */
export const calls = [
  getCaptchaChallenge,
  getVerificationToken,
  filteredCards,
  addLike,
  getLikeCounts,
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
  ...contactCalls,
  sendMeatBrandContact,
  subscribeToNewsletter,
  joinCampaign,
  subscribeToReleases,
  releaseCategories,
  getMenu,
  getMenuRecipes,
  saveMenu,
  desktopNavigation,
  mobileNavigation,
  sendReport,
  countOpenedResult,
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
  transferCart,
  loadCart,
  suggestProducts,
  addToCart,
  changeQuantity,
  addCouponCode,
  removeCouponCode,
  getPaymentMethods,
  checkAvailability,
  getDeliveryOptions,
  getOrder,
  getOrders,
  cancelOrder,
  reorder,
  checkWithdrawal,
  withdraw,
  getReviews,
  addReview,
  getShopProduct,
] as const satisfies readonly Call[]
