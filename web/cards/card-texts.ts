import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { buyTexts, quickViewTexts } from '#web/shop/buy-texts.ts'

/** The texts of cards, as data: islands get them in their props instead of loading all messages. */
export function cardTexts(language: Language) {
  return {
    novelty: message(language, 'novelty'),
    productNumber: message(language, 'productNumber'),
    orderingCode: message(language, 'orderingCode'),
    orderThere: message(language, 'cardOrderThere'),
    barcode: message(language, 'barcode'),
    totalTime: message(language, 'recipeTime'),
    likes: message(language, 'likes'),
    comments: message(language, 'cardComments'),
    video: message(language, 'cardVideo'),
    seePost: message(language, 'cardSeePost'),
    releases: {
      CisionReleasePage: message(language, 'categoryRegulatory'),
      MyNewsDeskPage: message(language, 'categoryRelease'),
    },
    soldOut: message(language, 'cardSoldOut'),
    discount: message(language, 'discount'),
    lowestPrice: message(language, 'lowestPrice'),
    recommendedPrice: message(language, 'recommendedPrice'),
    like: message(language, 'likeOf'),
    liked: message(language, 'likedOf'),
    likeThanks: message(language, 'likeThanks'),
    likeFailed: message(language, 'likeFailed'),
    pictures: {
      role: message(language, 'carouselRole'),
      previous: message(language, 'carouselPrevious'),
      next: message(language, 'carouselNext'),
      choose: message(language, 'carouselChoose'),
    },
    buying: buyTexts(language),
    quickView: quickViewTexts(language),
  }
}

export type CardTexts = ReturnType<typeof cardTexts>
