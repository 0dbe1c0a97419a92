// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.

import { accountMessages } from './account.messages.ts'
import { buyMessages } from './buy.messages.ts'
import { cardsMessages } from './cards.messages.ts'
import { carouselMessages } from './carousel.messages.ts'
import { cartMessages } from './cart.messages.ts'
import { cartPageMessages } from './cart-page.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { consentMessages } from './consent.messages.ts'
import { contactFormsMessages } from './contact-forms.messages.ts'
import { customerMessages } from './customer.messages.ts'
import { customerMailMessages } from './customer-mails.messages.ts'
import { dataSheetMessages } from './data-sheet.messages.ts'
import { deliveryMessages } from './delivery.messages.ts'
import { deliveryPlanMessages } from './delivery-plan.messages.ts'
import type { FeatureMessages } from './feature-messages.ts'
import { formMessages } from './form.messages.ts'
import { formLabelsMessages } from './form-labels.messages.ts'
import { formPartsMessages } from './form-parts.messages.ts'
import { jobsMessages } from './jobs.messages.ts'
import { likesMessages } from './likes.messages.ts'
import { lunchMenuMessages } from './lunch-menu.messages.ts'
import { navigationMessages } from './navigation.messages.ts'
import { orderMessages } from './order.messages.ts'
import { orderMailMessages } from './order-mails.messages.ts'
import { pageMessages } from './page.messages.ts'
import { portionsMessages } from './portions.messages.ts'
import { productMessages } from './product.messages.ts'
import { receiptMessages } from './receipts.messages.ts'
import { recipeMessages } from './recipe.messages.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { searchMessages } from './search.messages.ts'
import { shopMessages } from './shop.messages.ts'
import { subscriptionFormsMessages } from './subscription-forms.messages.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { widgetsMessages } from './widgets.messages.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

/** The texts of all features. */
export const features = [
  accountMessages,
  buyMessages,
  cardsMessages,
  carouselMessages,
  cartPageMessages,
  cartMessages,
  checkoutMessages,
  consentMessages,
  contactFormsMessages,
  customerMailMessages,
  customerMessages,
  dataSheetMessages,
  deliveryPlanMessages,
  deliveryMessages,
  formLabelsMessages,
  formPartsMessages,
  formMessages,
  jobsMessages,
  likesMessages,
  lunchMenuMessages,
  navigationMessages,
  orderMailMessages,
  orderMessages,
  pageMessages,
  portionsMessages,
  productMessages,
  receiptMessages,
  recipeMessages,
  reviewsMessages,
  searchMessages,
  shopMessages,
  subscriptionFormsMessages,
  subscriptionsMessages,
  widgetsMessages,
  withdrawalMessages,
] as const satisfies readonly FeatureMessages[]
