import { type Language, langAttribute } from '#contract/site.ts'
import { formTitle } from '#web/messages/forms/form-mails.ts'
import { message } from '#web/messages/message.ts'
import { type MailPart, mailOf } from './mail-parts.ts'
import { type Row, type SentForm, shownFields, showsField } from './shown-fields.ts'
import { subjectOf } from './submission-subject.ts'
import { timeText } from './time-text.ts'

type Shown = SentForm & {
  id: string
  reference: string | null
  createdAt: Date
  /** The sender's language. */
  language: Language
  /** The full address of the page that it was sent from, where the form says so. */
  page?: string | undefined
}

/** What the people of a site read of a form, in the site's own language. Whatever the visitor wrote is text in it. */
export function submissionMail(shown: Shown, siteName: string, language: Language) {
  const title = formTitle(language, shown.form)
  const parts: MailPart[] = [
    { kind: 'fields', rows: aboutIt(shown, language) },
    ...shownFields(shown, language),
    { kind: 'text', text: shown.id, isSmall: true },
  ]
  return mailOf({ subject: subjectOf(title, shown), language, siteName, parts })
}

function aboutIt({ form, reference, createdAt, values, page, ...shown }: Shown, language: Language): Row[] {
  const { Subject } = values
  const hasOwnSubject = typeof Subject === 'string' && Subject !== '' && !showsField(form, 'Subject', language)
  return [
    [message(language, 'formMailForm'), formTitle(language, form)],
    ...(reference ? [[message(language, 'formMailReference'), reference] as const] : []),
    [message(language, 'formMailTime'), timeText(createdAt, language)],
    ...(hasOwnSubject ? [[message(language, 'labelSubject'), Subject] as const] : []),
    ...(page ? [[message(language, 'formMailPage'), page, page] as const] : []),
    ...(shown.language === language
      ? []
      : [[message(language, 'formMailLanguage'), languageName(shown.language, language)] as const]),
  ]
}

function referenceText(language: Language): string {
  return `${message(language, 'formReference')}. ${message(language, 'formReferenceNote')}`
}

function languageName(of: Language, language: Language): string {
  return new Intl.DisplayNames(langAttribute[language], { type: 'language' }).of(langAttribute[of]) ?? of
}

/**
 * The sender's receipt, in the language of the form. It goes to an address that nobody has confirmed: what was written is in it as
 * plain text, and nothing of it in the subject.
 */
export function receiptMail(shown: Shown, siteName: string) {
  const { language, reference, form, createdAt } = shown
  const values = { site: siteName, reference: reference ?? '' }
  const about = { form: formTitle(language, form), date: timeText(createdAt, language) }
  const parts: MailPart[] = [
    { kind: 'text', text: message(language, 'receiptMailText', about) },
    ...(reference ? [{ kind: 'code', code: reference, text: referenceText(language) } as const] : []),
    { kind: 'text', text: message(language, 'receiptMailEcho') },
    ...shownFields(shown, language),
    { kind: 'text', text: message(language, 'receiptMailNotYours', { site: siteName }), isSmall: true },
  ]
  return mailOf({ subject: message(language, 'receiptMailSubject', values), language, siteName, parts })
}
