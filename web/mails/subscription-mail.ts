import type { Language, Theme } from '#contract/site.ts'
import { hasDraw, listNames } from '#web/messages/forms/subscription-lists.ts'
import { message } from '#web/messages/message.ts'
import { type MailPart, mailOf } from './mail-parts.ts'

type Shown = {
  siteName: string
  language: Language
  lists: readonly string[]
  /** Where the lists are confirmed; without it they are in force already. */
  confirmAt?: string
  endAt: string
  /** The site's own. */
  colors?: Theme['colors']
}

/** Asks for confirmation of a subscription or of an entry in a draw, or says that it is in force already. */
export function subscriptionMail({ siteName, language, lists, confirmAt, endAt, colors }: Shown) {
  const texts = hasDraw(lists) ? drawTexts : subscriptionTexts
  const values = { lists: listNames(language, lists), site: siteName }
  const confirm: MailPart[] = confirmAt
    ? [
        {
          kind: 'link',
          label: message(language, texts.confirm),
          address: confirmAt,
          about: message(language, 'subscriptionConfirmAbout'),
        },
      ]
    : []
  return mailOf({
    subject: message(language, confirmAt ? texts.confirmSubject : texts.knownSubject, values),
    language,
    siteName,
    colors,
    parts: [
      { kind: 'text', text: message(language, confirmAt ? texts.confirmText : texts.knownText, values) },
      ...confirm,
      { kind: 'quiet-link', label: message(language, texts.end), address: endAt },
    ],
  })
}

const subscriptionTexts = {
  confirmSubject: 'subscriptionConfirmSubject',
  confirmText: 'subscriptionConfirmText',
  confirm: 'subscriptionConfirm',
  knownSubject: 'subscriptionKnownSubject',
  knownText: 'subscriptionKnownText',
  end: 'subscriptionEnd',
} as const

const drawTexts = {
  confirmSubject: 'drawConfirmSubject',
  confirmText: 'drawConfirmText',
  confirm: 'drawConfirm',
  knownSubject: 'drawKnownSubject',
  knownText: 'drawKnownText',
  end: 'drawEnd',
} as const
