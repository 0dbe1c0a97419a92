import type { FileType, RecordedConsent } from '#contract/forms/form.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'

/** A form that a visitor sent, as it is stored. */
export type StoredSubmission = {
  id: string
  /** The number that the sender got; null for those from before there was one. */
  reference: string | null
  site: string
  form: ContactFormName
  language: Language
  values: Readonly<Record<string, unknown>>
  email: string | null
  consent: RecordedConsent | null
  createdAt: Date
}

export type StoredFile = { id: string; name: string; type: FileType; bytes: number; cleanedAt: Date | null }

/** Where the file store has a file of a submission. Nothing serves these keys. */
export function fileKey(id: string): string {
  return `submissions/${id}`
}

/** The id of the mail that the sender gets; the mail to the recipient has the submission's own. */
export function receiptMailId(id: string): string {
  return `${id}-receipt`
}
