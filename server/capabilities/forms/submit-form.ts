import { randomUUID } from 'node:crypto'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import type { Form, RecordedConsent } from '#contract/forms/form.ts'
import type { Submission } from '#contract/forms/form-body.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'
import { type Outcome, refused } from '#contract/values/outcome.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { SpendCaptcha } from '#server/limits/solved-captcha.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { Once, Transaction } from '#server/once.ts'
import { checkOffered, type Offered } from './check-offered.ts'
import { type InspectedFile, takeFiles } from './files/inspect-file.ts'
import { formMail, receiptMail } from './mail-submission.ts'
import type { ReceiptStore } from './receipts.store.ts'
import { newReference } from './reference.ts'
import { fileKey, type StoredSubmission } from './submission.ts'
import type { SubmissionStore } from './submissions.store.ts'

export type SubmitNeeds = {
  store: SubmissionStore
  storeIn: (tx: Transaction) => SubmissionStore
  files: FileStore
  /** Limits how many files are inspected at once, because it takes memory. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  offered: Offered
  receiptsIn: (tx: Transaction) => ReceiptStore
  /** Sends the mails that wait. */
  wakeMail: () => void
  now: () => Date
}

type Sent<Answer> = {
  submission: Submission
  site: string
  language: Language
  once: Once<Answer>
  spendCaptcha: SpendCaptcha
  /** The answer with the number of the submission. */
  answer: (reference: string) => Answer
}

type Unnumbered = Omit<StoredSubmission, 'id' | 'createdAt' | 'reference'>

/**
 * Stores a form with its files and writes the mails about it, in one transaction that also spends the captcha token.
 * Whatever goes wrong before it commits, nothing stays behind.
 */
export async function submitForm<Answer>(
  needs: SubmitNeeds,
  sent: Sent<Answer>,
): Promise<Outcome<Answer, RefusalCode>> {
  const { submission, site, language, once, spendCaptcha, answer } = sent
  const { form, files } = submission
  const checked = await checkOffered(needs.offered, submission, { site, language, form: form.name as ContactFormName })
  if (!checked.ok) return checked
  const { value: values } = checked
  const fileIds: string[] = []
  const keep = async (file: InspectedFile) => void fileIds.push(await storeFile(needs, file))
  const taken = await takeFiles(form, files, keep, needs.inTurn)
  if (!taken.ok) {
    await discardFiles(needs, fileIds)
    return taken
  }
  let isStored = false
  // After an exception it is unknown whether the transaction was committed: the files stay, and the nightly job decides.
  const outcome = await once(async (tx) => {
    if (!(await spendCaptcha(tx))) return refused('CAPTCHA_FAILED')
    const consent = consentIn(form, values, needs.now())
    const email = emailIn(form, values)
    const row = { site, form: form.name as ContactFormName, language, values, email, consent }
    const { id, reference } = await addWithReference(needs.storeIn(tx), row, fileIds)
    const mails = outgoingMailStore(tx)
    await mails.add(formMail(id))
    if (email && (await needs.receiptsIn(tx).owe(id, email))) await mails.add(receiptMail(id, email))
    isStored = true
    return { ok: true, value: answer(reference) }
  })
  // Refused, or a repetition of a stored submission.
  if (!isStored) await discardFiles(needs, fileIds)
  else needs.wakeMail()
  return outcome
}

const MAX_TRIES = 5

/** Adds the submission under a new reference, and retries in the rare case that it is taken. */
async function addWithReference(store: SubmissionStore, row: Unnumbered, fileIds: readonly string[]) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reference = newReference()
    const id = await store.add({ ...row, reference }, fileIds)
    if (id) return { id, reference }
  }
  throw new Error('No reference was free.')
}

async function storeFile({ store, files }: SubmitNeeds, { name, type, bytes }: InspectedFile): Promise<string> {
  const id = randomUUID()
  await store.announceFile({ id, name, type, bytes: bytes.length })
  await files.put(fileKey(id), bytes)
  return id
}

/** Deletes files and forgets them. A failure leaves them to the nightly job. */
export async function discardFiles(
  { files, store }: Pick<SubmitNeeds, 'files' | 'store'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await files.delete(fileKey(id))
  await store.forgetFiles(ids)
}

function consentIn({ consent }: Form, values: Submission['values'], now: Date): RecordedConsent | null {
  if (!consent) return null
  return { given: values[consent.field] === true, textVersion: consent.textVersion, at: now.toISOString() }
}

/** The sender's address, by which a person's data are found. */
function emailIn({ fields }: Form, values: Submission['values']): string | null {
  const name = Object.keys(fields).find((field) => fields[field]?.kind === 'email')
  const address = name === undefined ? '' : String(values[name])
  return address === '' ? null : address.toLowerCase()
}
