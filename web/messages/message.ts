import type { Language } from '#contract/site.ts'
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
import { formMessages } from './form.messages.ts'
import { formLabelsMessages } from './form-labels.messages.ts'
import { formPartsMessages } from './form-parts.messages.ts'
import { jobsMessages } from './jobs.messages.ts'
import { likesMessages } from './likes.messages.ts'
import { lunchMenuMessages } from './lunch-menu.messages.ts'
import { lunchPosterMessages } from './lunch-poster.messages.ts'
import { navigationMessages } from './navigation.messages.ts'
import { orderMessages } from './order.messages.ts'
import { orderMailMessages } from './order-mails.messages.ts'
import { orderStatesMessages } from './order-states.messages.ts'
import { pageMessages } from './page.messages.ts'
import { type PluralForms, pluralForm } from './plural.ts'
import { portionsMessages } from './portions.messages.ts'
import { productMessages } from './product.messages.ts'
import { quickViewMessages } from './quick-view.messages.ts'
import { receiptMessages } from './receipts.messages.ts'
import { recipeMessages } from './recipe.messages.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { searchMessages } from './search.messages.ts'
import { shopMessages } from './shop.messages.ts'
import { subscriptionFormsMessages } from './subscription-forms.messages.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { widgetsMessages } from './widgets.messages.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

export const features = [
  accountMessages,
  buyMessages,
  cardsMessages,
  carouselMessages,
  cartMessages,
  cartPageMessages,
  checkoutMessages,
  consentMessages,
  contactFormsMessages,
  customerMailMessages,
  customerMessages,
  dataSheetMessages,
  deliveryMessages,
  deliveryPlanMessages,
  formMessages,
  formLabelsMessages,
  formPartsMessages,
  jobsMessages,
  likesMessages,
  lunchMenuMessages,
  lunchPosterMessages,
  navigationMessages,
  orderMailMessages,
  orderMessages,
  orderStatesMessages,
  pageMessages,
  portionsMessages,
  productMessages,
  quickViewMessages,
  receiptMessages,
  recipeMessages,
  reviewsMessages,
  searchMessages,
  shopMessages,
  subscriptionFormsMessages,
  subscriptionsMessages,
  widgetsMessages,
  withdrawalMessages,
] as const

type Keys<Feature, Text> = Feature extends unknown
  ? { [Key in keyof Feature]: Feature[Key] extends Record<Language, Text> ? Key : never }[keyof Feature]
  : never

/** Key of a text without plural forms. */
export type TextKey = Keys<(typeof features)[number], string>
/** Key of a text with plural forms. */
export type PluralKey = Keys<(typeof features)[number], PluralForms>

const catalogue = new Map(
  features.flatMap((feature) => Object.entries<Partial<Record<Language, string | PluralForms>>>(feature)),
)

let inform: (note: string) => void = () => {}

/** Where unknown languages and keys are reported. */
export function reportMissingMessages(report: (note: string) => void): void {
  inform = report
}

type Values = Record<string, string | number>

/**
 * A text in the visitor's language, with placeholders such as `{name}` replaced by the values; `count` selects the plural form.
 * For an unknown language or key it returns the key.
 */
export function message<Key extends TextKey | PluralKey>(
  language: Language,
  key: Key,
  ...[values = {}]: Key extends PluralKey ? [Values & { count: number }] : [Values?]
): string {
  const found = find(language, key)
  const text = typeof found === 'string' ? found : pluralForm(found, Number(values.count), language)
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** All plural forms of a text, for islands that get the count in the browser and select a form with `pluralForm`. */
export function pluralForms(language: Language, key: PluralKey): PluralForms {
  const found = find(language, key)
  return typeof found === 'string' ? { one: found, other: found } : found
}

function find(language: Language, key: string): string | PluralForms {
  const text = catalogue.get(key)?.[language]
  if (text === undefined) inform(`No text '${key}' in language '${language}'.`)
  return text ?? key
}
