import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { mailOf } from './mail-parts.ts'

type Shown = { siteName: string; language: Language; code: string; minutes: number }

/** A code to log in. It begins the subject, so that it is read on a locked screen; the mail is the same for everybody. */
export function codeMail({ siteName, language, code, minutes }: Shown) {
  return mailOf({
    subject: message(language, 'codeMailSubject', { code, site: siteName }),
    language,
    siteName,
    parts: [
      { kind: 'text', text: message(language, 'codeMailText') },
      { kind: 'code', code, text: message(language, 'codeMailValid', { minutes }) },
      { kind: 'text', text: message(language, 'codeMailSecret') },
      { kind: 'text', text: message(language, 'codeMailNotAsked'), isSmall: true },
    ],
  })
}
