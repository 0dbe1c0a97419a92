import type { Language } from '#contract/site.ts'
import { message, pluralForms } from '#web/messages/message.ts'
import { deliveryCheckTexts } from './delivery-texts.ts'

/** The texts of the buy control, as data: islands get them in their props instead of loading all messages. */
export function buyTexts(language: Language) {
  return {
    buy: message(language, 'buy'),
    buyOf: message(language, 'buyOf'),
    adding: message(language, 'buyAdding'),
    quantity: message(language, 'buyQuantity'),
    fewer: message(language, 'buyFewer'),
    more: message(language, 'buyMore'),
    added: message(language, 'buyAdded'),
    toCart: message(language, 'buyToCart'),
    close: message(language, 'buyClose'),
    failed: message(language, 'buyFailed'),
    soldOut: message(language, 'cardSoldOut'),
    fewLeft: pluralForms(language, 'buyFewLeft'),
    needsScripts: message(language, 'buyNeedsScripts'),
  }
}

export type BuyTexts = ReturnType<typeof buyTexts>

/** The texts of the quick view. */
export function quickViewTexts(language: Language) {
  const info = (name: 'Cattle' | 'Delivery' | 'Farm') => ({
    name: message(language, `quickView${name}`),
    text: message(language, `quickView${name}Text`),
  })
  return {
    open: message(language, 'quickView'),
    openOf: message(language, 'quickViewOf'),
    close: message(language, 'close'),
    loading: message(language, 'quickViewLoading'),
    failed: message(language, 'quickViewFailed'),
    readMore: message(language, 'quickViewReadMore'),
    stars: message(language, 'ratingOf'),
    reviews: pluralForms(language, 'ratingCount'),
    recommendedPrice: message(language, 'recommendedPrice'),
    lowestPrice: message(language, 'lowestPrice'),
    deliveryHeading: message(language, 'deliveryCheckHeading'),
    delivery: deliveryCheckTexts(language),
    infos: [info('Cattle'), info('Delivery'), info('Farm')],
  }
}

export type QuickViewTexts = ReturnType<typeof quickViewTexts>
