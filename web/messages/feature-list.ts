// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.

import { accountMessages } from './customers/account.messages.ts'
import { customerMessages } from './customers/customer.messages.ts'
import { customerMailMessages } from './customers/customer-mails.messages.ts'
import { likesMessages } from './customers/likes.messages.ts'
import type { FeatureMessages } from './feature-messages.ts'
import { contactFormsMessages } from './forms/contact-forms.messages.ts'
import { formMessages } from './forms/form.messages.ts'
import { formLabelsMessages } from './forms/form-labels.messages.ts'
import { formPartsMessages } from './forms/form-parts.messages.ts'
import { receiptMessages } from './forms/receipts.messages.ts'
import { subscriptionFormsMessages } from './forms/subscription-forms.messages.ts'
import { subscriptionsMessages } from './forms/subscriptions.messages.ts'
import { dataSheetMessages } from './kitchen/data-sheet.messages.ts'
import { lunchMenuMessages } from './kitchen/lunch-menu.messages.ts'
import { portionsMessages } from './kitchen/portions.messages.ts'
import { productMessages } from './kitchen/product.messages.ts'
import { recipeMessages } from './kitchen/recipe.messages.ts'
import { tradeMessages } from './kitchen/trade.messages.ts'
import { cardsMessages } from './pages/cards.messages.ts'
import { carouselMessages } from './pages/carousel.messages.ts'
import { consentMessages } from './pages/consent.messages.ts'
import { jobsMessages } from './pages/jobs.messages.ts'
import { navigationMessages } from './pages/navigation.messages.ts'
import { pageMessages } from './pages/page.messages.ts'
import { widgetsMessages } from './pages/widgets.messages.ts'
import { answerMessages } from './search/answers.messages.ts'
import { searchMessages } from './search/search.messages.ts'
import { buyMessages } from './shop/buy.messages.ts'
import { cartMessages } from './shop/cart.messages.ts'
import { cartPageMessages } from './shop/cart-page.messages.ts'
import { checkoutMessages } from './shop/checkout.messages.ts'
import { deliveryMessages } from './shop/delivery.messages.ts'
import { deliveryPlanMessages } from './shop/delivery-plan.messages.ts'
import { meatCounterMessages } from './shop/meat-counter.messages.ts'
import { orderMessages } from './shop/order.messages.ts'
import { orderMailMessages } from './shop/order-mails.messages.ts'
import { reviewsMessages } from './shop/reviews.messages.ts'
import { shopMessages } from './shop/shop.messages.ts'
import { withdrawalMessages } from './shop/withdrawal.messages.ts'

/** The texts of all features. */
export const features = [
  accountMessages,
  customerMailMessages,
  customerMessages,
  likesMessages,
  contactFormsMessages,
  formLabelsMessages,
  formPartsMessages,
  formMessages,
  receiptMessages,
  subscriptionFormsMessages,
  subscriptionsMessages,
  dataSheetMessages,
  lunchMenuMessages,
  portionsMessages,
  productMessages,
  recipeMessages,
  tradeMessages,
  cardsMessages,
  carouselMessages,
  consentMessages,
  jobsMessages,
  navigationMessages,
  pageMessages,
  widgetsMessages,
  answerMessages,
  searchMessages,
  buyMessages,
  cartPageMessages,
  cartMessages,
  checkoutMessages,
  deliveryPlanMessages,
  deliveryMessages,
  meatCounterMessages,
  orderMailMessages,
  orderMessages,
  reviewsMessages,
  shopMessages,
  withdrawalMessages,
] as const satisfies readonly FeatureMessages[]
