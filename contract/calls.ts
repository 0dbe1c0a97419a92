import type { Call } from './call.ts'
import { getCaptchaChallenge } from './captcha.ts'
import * as cart from './cart.ts'
import { transferCart } from './cart-transfer.ts'
import { getPaymentMethods } from './checkout.ts'
import * as customer from './customer.ts'
import { checkAvailability, getDeliveryOptions } from './delivery.ts'
import { filteredCards } from './filtered-cards.ts'
import * as forms from './forms/form-calls.ts'
import { addLike, getLikeCounts } from './likes.ts'
import { getMenu, getMenuRecipes, saveMenu } from './lunch-menu.ts'
import { desktopNavigation, mobileNavigation } from './navigation-calls.ts'
import * as orders from './orders.ts'
import { sendReport } from './reports.ts'
import { addReview, getReviews } from './reviews.ts'
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
  cart.loadCart,
  cart.suggestProducts,
  cart.addToCart,
  cart.changeQuantity,
  cart.addCouponCode,
  cart.removeCouponCode,
  transferCart,
  getPaymentMethods,
  orders.getOrder,
  orders.getOrders,
  orders.cancelOrder,
  orders.reorder,
  orders.checkWithdrawal,
  orders.withdraw,
  customer.getCustomer,
  customer.saveAddress,
  customer.saveBilling,
  customer.logIn,
  customer.logOut,
  customer.askForCode,
  customer.logInByCode,
  customer.setPassword,
  customer.changePassword,
  customer.deleteAccount,
  customer.deleteAccountByCode,
  checkAvailability,
  getDeliveryOptions,
  getShopProduct,
  getReviews,
  addReview,
  getMenu,
  getMenuRecipes,
  saveMenu,
  sendReport,
  getVerificationToken,
  getCaptchaChallenge,
  ...forms.contactCalls,
  forms.sendMeatBrandContact,
  forms.subscribeToNewsletter,
  forms.joinCampaign,
  forms.subscribeToReleases,
  forms.releaseCategories,
] as const satisfies readonly Call[]
