import type { SubscriptionNotice } from '#contract/customers/subscription-routes.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { hasDraw, listNames } from './subscription-lists.ts'

type Notice = { title: string; text: string; button?: string }

export function subscriptionNotice(
  language: Language,
  kind: SubscriptionNotice,
  subscribed: readonly string[],
): Notice {
  const lists = listNames(language, subscribed)
  const draw = hasDraw(subscribed) ? drawNotice(language, kind, lists) : undefined
  if (draw) return draw
  switch (kind) {
    case 'askToConfirm': {
      const button = message(language, 'subscriptionConfirm')
      return { title: button, text: message(language, 'subscriptionConfirmQuestion', { lists }), button }
    }
    case 'confirmed':
      return {
        title: message(language, 'subscriptionConfirmed'),
        text: message(language, 'subscriptionConfirmedText', { lists }),
      }
    case 'confirmedBefore':
      return {
        title: message(language, 'subscriptionConfirmedBefore'),
        text: message(language, 'subscriptionConfirmedBeforeText', { lists }),
      }
    case 'askToEnd': {
      const button = message(language, 'subscriptionEnd')
      return { title: button, text: message(language, 'subscriptionEndQuestion', { lists }), button }
    }
    case 'ended':
      return {
        title: message(language, 'subscriptionEnded'),
        text: message(language, 'subscriptionEndedText', { lists }),
      }
    case 'endedByHand':
      return {
        title: message(language, 'subscriptionEnded'),
        text: message(language, 'subscriptionEndedByHandText', { lists }),
      }
    case 'endedBefore':
      return {
        title: message(language, 'subscriptionEndedBefore'),
        text: message(language, 'subscriptionEndedBeforeText', { lists }),
      }
    case 'invalid':
      return {
        title: message(language, 'subscriptionLinkInvalid'),
        text: message(language, 'subscriptionLinkInvalidText'),
      }
  }
}

/** Somebody who takes part in a draw has ordered nothing. What both have in common, and invalid links, are undefined. */
function drawNotice(language: Language, kind: SubscriptionNotice, lists: string): Notice | undefined {
  switch (kind) {
    case 'askToConfirm': {
      const button = message(language, 'drawConfirm')
      return { title: button, text: message(language, 'subscriptionConfirmQuestion', { lists }), button }
    }
    case 'confirmed':
      return { title: message(language, 'drawConfirmed'), text: message(language, 'drawConfirmedText', { lists }) }
    case 'confirmedBefore':
      return {
        title: message(language, 'drawConfirmedBefore'),
        text: message(language, 'drawConfirmedBeforeText', { lists }),
      }
    case 'askToEnd': {
      const button = message(language, 'drawEnd')
      return { title: button, text: message(language, 'subscriptionEndQuestion', { lists }), button }
    }
    case 'ended':
      return { title: message(language, 'drawEnded'), text: message(language, 'subscriptionEndedText', { lists }) }
    case 'endedBefore':
      return { title: message(language, 'drawEndedBefore'), text: message(language, 'drawEndedBeforeText', { lists }) }
    default:
      return undefined
  }
}
