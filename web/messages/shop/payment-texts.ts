import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The rows of a payment that are no products. */
export function paymentTexts(language: Language) {
  return {
    delivery: message(language, 'orderMailDelivery'),
    handling: message(language, 'orderMailHandling'),
    discount: message(language, 'orderMailDiscount'),
    loyalty: message(language, 'orderMailLoyalty'),
    refundCode: message(language, 'orderMailRefundCode'),
    giftCard: message(language, 'orderMailGiftCard'),
  }
}
