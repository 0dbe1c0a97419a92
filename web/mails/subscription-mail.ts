import { type Language, langAttribute } from '#contract/site.ts'
import { escapeHtml } from '#web/document/escape-html.ts'
import { listNames } from '#web/messages/forms/subscription-lists.ts'
import { message } from '#web/messages/message.ts'

type Shown = {
  siteName: string
  language: Language
  lists: readonly string[]
  /** Where the lists are confirmed; without it they are in force already. */
  confirmAt?: string
  endAt: string
}

/** Asks for confirmation of a subscription, or says that it is in force already. */
export function subscriptionMail({ siteName, language, lists, confirmAt, endAt }: Shown) {
  const values = { lists: listNames(language, lists), site: siteName }
  const subject = message(language, confirmAt ? 'subscriptionConfirmSubject' : 'subscriptionKnownSubject', values)
  const text = message(language, confirmAt ? 'subscriptionConfirmText' : 'subscriptionKnownText', values)
  const actions: [string, string][] = [
    ...(confirmAt ? [[message(language, 'subscriptionConfirm'), confirmAt] as [string, string]] : []),
    [message(language, 'subscriptionEnd'), endAt],
  ]
  const links = actions.map(([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`)
  return {
    subject,
    text: [text, ...actions.map(([label, address]) => `${label}:\n${address}`), siteName].join('\n\n'),
    html:
      `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(subject)}</title></head>` +
      `<body><p>${escapeHtml(text)}</p>${links.join('')}<p>${escapeHtml(siteName)}</p></body></html>`,
  }
}
