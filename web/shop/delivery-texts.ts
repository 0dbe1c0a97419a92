import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The texts of the delivery check, as data: islands get them in their props instead of loading all messages. */
export function deliveryCheckTexts(language: Language) {
  return {
    label: message(language, 'deliveryPostalCode'),
    check: message(language, 'deliveryCheck'),
    checking: message(language, 'deliveryChecking'),
    available: message(language, 'deliveryAvailable'),
    notAvailable: message(language, 'deliveryNotAvailable'),
    unknown: message(language, 'deliveryUnknown'),
    failed: message(language, 'deliveryCheckFailed'),
    needsScripts: message(language, 'deliveryNeedsScripts'),
  }
}

export type DeliveryCheckTexts = ReturnType<typeof deliveryCheckTexts>

export function deliveryBarTexts(language: Language) {
  return { ask: message(language, 'deliveryBar'), close: message(language, 'close') }
}

export type DeliveryBarTexts = ReturnType<typeof deliveryBarTexts>

/** The texts of the choice of a day and a time. */
export function deliveryChoiceTexts(language: Language) {
  return {
    loading: message(language, 'deliveryTimesLoading'),
    failed: message(language, 'deliveryTimesFailed'),
    tryAgain: message(language, 'cartTryAgain'),
    days: message(language, 'deliveryDays'),
    lastPlace: message(language, 'deliveryLastPlace'),
    lastDay: message(language, 'deliveryLastDay'),
    moreDays: message(language, 'deliveryMoreDays'),
    chosen: message(language, 'deliveryChosen'),
    chosenGone: message(language, 'deliveryChosenGone'),
    unknown: message(language, 'deliveryUnknown'),
    NOT_DELIVERED: message(language, 'deliveryNotAvailable'),
    NO_SHARED_DAY: message(language, 'deliveryNoSharedDay'),
    NONE_FREE: message(language, 'deliveryNoneFree'),
  }
}

export type DeliveryChoiceTexts = ReturnType<typeof deliveryChoiceTexts>
