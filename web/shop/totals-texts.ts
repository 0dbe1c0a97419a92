import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The names of the amounts of a cart or an order, as data for islands. */
export function totalsTexts(language: Language) {
  return {
    heading: message(language, 'totalsHeading'),
    subTotal: message(language, 'totalsSubTotal'),
    discount: message(language, 'totalsDiscount'),
    shipping: message(language, 'totalsShipping'),
    free: message(language, 'totalsShippingFree'),
    handling: message(language, 'totalsHandling'),
    loyalty: message(language, 'totalsLoyalty'),
    refund: message(language, 'totalsRefund'),
    giftCard: message(language, 'totalsGiftCard'),
    total: message(language, 'totalsTotal'),
    vat: message(language, 'totalsVat'),
    leftToFree: message(language, 'totalsLeftToFree'),
  }
}

export type TotalsTexts = ReturnType<typeof totalsTexts>
