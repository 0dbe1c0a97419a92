import type { LinkPurpose } from '#contract/customer-data.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { escapeHtml } from '#web/document/escape-html.ts'
import { message } from '#web/messages/message.ts'

type Shown = { siteName: string; language: Language; purpose: LinkPurpose; known: boolean; link: string }

/** A link to open an account or to choose another password. Who registers again learns that there is an account. */
export function customerMail({ siteName, language, purpose, known, link }: Shown) {
  const kind = purpose === 'reset' ? 'Reset' : known ? 'Known' : 'Register'
  const values = { site: siteName }
  const subject = message(language, `customerMail${kind}Subject`, values)
  const texts = [message(language, `customerMail${kind}Text`, values), message(language, 'customerMailNotAsked')]
  const label = message(language, kind === 'Register' ? 'customerMailRegister' : 'customerMailReset')
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`)
  paragraphs.splice(1, 0, `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`)
  return {
    subject,
    text: [texts[0], `${label}:\n${link}`, texts[1], siteName].join('\n\n'),
    html:
      `<!doctype html><html lang="${langAttribute[language]}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(subject)}</title></head><body>${paragraphs.join('')}<p>${escapeHtml(siteName)}</p></body></html>`,
  }
}
