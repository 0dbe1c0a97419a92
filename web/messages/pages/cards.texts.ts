import { likesMessages } from '#web/messages/customers/likes.messages.ts'
import { productMessages } from '#web/messages/kitchen/product.messages.ts'
import { recipeMessages } from '#web/messages/kitchen/recipe.messages.ts'
import { searchMessages } from '#web/messages/search/search.messages.ts'
import { buyTexts } from '#web/messages/shop/buy.texts.ts'
import { quickViewTexts } from '#web/messages/shop/quick-view.texts.ts'
import { shopMessages } from '#web/messages/shop/shop.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { cardsMessages } from './cards.messages.ts'
import { carouselMessages } from './carousel.messages.ts'
import { pageMessages } from './page.messages.ts'

export const cardTexts = {
  novelty: productMessages.novelty,
  productNumber: productMessages.productNumber,
  orderingCode: productMessages.orderingCode,
  orderThere: productMessages.cardOrderThere,
  barcode: productMessages.barcode,
  totalTime: recipeMessages.recipeTime,
  likes: likesMessages.likes,
  comments: { fi: 'Kommentteja:', en: 'Comments:', se: 'Kommentarer:', de: 'Kommentare:' },
  video: { fi: 'Video', en: 'Video', se: 'Video', de: 'Video' },
  seePost: {
    fi: 'Katso julkaisu: {service}',
    en: 'See the post: {service}',
    se: 'Se inlägget: {service}',
    de: 'Zum Beitrag: {service}',
  },
  releases: {
    CisionReleasePage: pageMessages.categoryRegulatory,
    MyNewsDeskPage: pageMessages.categoryRelease,
  },
  soldOut: shopMessages.cardSoldOut,
  discount: shopMessages.discount,
  lowestPrice: shopMessages.lowestPrice,
  recommendedPrice: shopMessages.recommendedPrice,
  like: likesMessages.likeOf,
  liked: likesMessages.likedOf,
  likeThanks: likesMessages.likeThanks,
  likeFailed: likesMessages.likeFailed,
  pictures: {
    role: carouselMessages.carouselRole,
    previous: carouselMessages.carouselPrevious,
    next: carouselMessages.carouselNext,
    choose: carouselMessages.carouselChoose,
  },
  buying: buyTexts,
  quickView: quickViewTexts,
} satisfies TextGroup

export type CardTexts = Texts<typeof cardTexts>

/** The filter of a grid of cards. */
export const cardFilterTexts = {
  label: { fi: 'Valitse ryhmä', en: 'Choose a category', se: 'Välj kategori', de: 'Kategorie wählen' },
  all: cardsMessages.cardsAll,
  loading: { fi: 'Ladataan...', en: 'Loading...', se: 'Laddar...', de: 'Wird geladen...' },
  failed: searchMessages.searchFailed,
  retry: cardsMessages.cardsTryAgain,
  none: cardsMessages.cardsNone,
  count: {
    fi: { one: '{count} kortti', other: '{count} korttia' },
    en: { one: '{count} card', other: '{count} cards' },
    se: { one: '{count} kort', other: '{count} kort' },
    de: { one: '{count} Karte', other: '{count} Karten' },
  },
} satisfies TextGroup

export type CardFilterTexts = Texts<typeof cardFilterTexts>
