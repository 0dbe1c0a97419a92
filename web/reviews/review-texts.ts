import type { Language } from '#contract/site.ts'
import { message, pluralForms } from '#web/messages/message.ts'

/** The texts of reviews, as data for their islands. */
export function reviewTexts(language: Language) {
  return {
    heading: pluralForms(language, 'reviewsHeading'),
    how: message(language, 'reviewsHowVerified'),
    stars: message(language, 'ratingOf'),
    readOn: message(language, 'reviewReadOn'),
    readOnOf: message(language, 'reviewReadOnOf'),
    verified: message(language, 'reviewVerified'),
    logIn: message(language, 'reviewLogIn'),
    more: message(language, 'reviewsMore'),
    loading: message(language, 'reviewsLoading'),
    failed: message(language, 'reviewsFailed'),
    dialog: {
      write: message(language, 'reviewWrite'),
      rating: message(language, 'reviewRating'),
      starCount: pluralForms(language, 'reviewStars'),
      nickname: message(language, 'reviewNickname'),
      text: message(language, 'reviewText'),
      send: message(language, 'reviewSend'),
      sending: message(language, 'reviewSending'),
      fill: message(language, 'reviewFill'),
      rate: message(language, 'reviewRate'),
      failed: message(language, 'reviewFailed'),
      thanks: message(language, 'reviewThanks'),
      held: message(language, 'reviewHeld'),
      close: message(language, 'close'),
    },
  }
}

export type ReviewTexts = ReturnType<typeof reviewTexts>
