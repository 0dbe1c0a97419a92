import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { shopMessages } from './shop.messages.ts'

/** What stands beside the price of a product in a row of search results. */
export const priceTexts = {
  recommendedPrice: shopMessages.recommendedPrice,
  lowestPrice: shopMessages.lowestPrice,
  discount: shopMessages.discount,
  soldOut: shopMessages.cardSoldOut,
} satisfies TextGroup

export type PriceTexts = Texts<typeof priceTexts>
