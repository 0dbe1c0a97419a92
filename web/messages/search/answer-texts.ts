import type { Offer } from '#contract/shop/offer.ts'
import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import { message } from '#web/messages/message.ts'

/** Whether the shop delivers to a postal code or to those of a town. */
export function deliveryAnswer({ delivered, all }: { delivered: number; all: number }, language: Language): string {
  const key = delivered === 0 ? 'answerNotDelivered' : delivered < all ? 'answerPartlyDelivered' : 'answerDelivered'
  return message(language, key)
}

/** '12,90 € (25,80 €/kg)' */
export function priceAnswer({ price, pricePerKilo }: Pick<Offer, 'price' | 'pricePerKilo'>): string {
  if (price === null) return ''
  return pricePerKilo === null ? euros(price) : `${euros(price)} (${euros(pricePerKilo)}/kg)`
}
