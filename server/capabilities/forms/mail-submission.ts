import type { Site } from '#contract/site.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Attachment, Mail } from '#server/adapters/mail/mailer.ts'
import type { LeasedMail, NewMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import { extensions } from './files/file-types.ts'
import { cleanPicture } from './files/inspect-picture.ts'
import { fileKey, receiptMailId, type StoredFile, type StoredSubmission } from './submission.ts'
import type { SubmissionStore } from './submissions.store.ts'

type Written = Promise<Pick<Mail, 'subject' | 'text' | 'html'>>
type Write = (submission: StoredSubmission, site: Site, fileNames: readonly string[]) => Written

export type MailNeeds = {
  store: SubmissionStore
  files: FileStore
  findSite: (id: string) => Site | undefined
  /** Writes the mail to the people of the site, in the site's own language. */
  write: Write
  /** Writes the receipt for the sender, in the language of the form. */
  writeReceipt: Write
}

export const FORM_MAIL = 'form'
export const RECEIPT_MAIL = 'form-receipt'

/** The mail to the people of the site. */
export function formMail(submission: string): NewMail {
  return { id: submission, kind: FORM_MAIL, about: submission, recipient: null }
}

/** The mail to the sender. */
export function receiptMail(submission: string, email: string): NewMail {
  return { id: receiptMailId(submission), kind: RECEIPT_MAIL, about: submission, recipient: email }
}

type About = Pick<LeasedMail, 'about'>

/** Writes a submission to the people of its site, with its files; undefined if it was erased. */
export async function writeFormMail(needs: MailNeeds, { about }: About): Promise<WrittenMail | undefined> {
  const found = await findSubmission(needs, about)
  if (!found) return undefined
  const { submission, site } = found
  const attachments: Attachment[] = []
  for (const file of await needs.store.filesOf(about)) attachments.push(await attachmentOf(needs, file))
  const names = attachments.map(({ filename }) => filename)
  const written = await needs.write(submission, site, names)
  return { ...written, ...addressesOf(submission, site), attachments }
}

/** Writes the sender a receipt, without the files. An answer to it goes to the people of the site. */
export async function writeReceiptMail(needs: MailNeeds, { about }: About): Promise<WrittenMail | undefined> {
  const found = await findSubmission(needs, about)
  if (!found?.submission.email) return undefined
  const { submission, site } = found
  const names = (await needs.store.filesOf(about)).map(attachedName)
  const written = await needs.writeReceipt(submission, site, names)
  const { from, to: replyTo } = addressesOf(submission, site)
  return { ...written, from, to: found.submission.email, replyTo }
}

async function findSubmission({ store, findSite }: MailNeeds, id: string) {
  const submission = await store.find(id)
  if (!submission) return undefined
  const site = findSite(submission.site)
  if (!site) throw new Error(`The site '${submission.site}' of a submission is unknown.`)
  return { submission, site }
}

function addressesOf({ form, email }: StoredSubmission, { name, mail }: Site): Pick<Mail, 'from' | 'to' | 'replyTo'> {
  return {
    from: { name, address: mail.sender },
    to: mail.recipients?.[form] ?? mail.recipient,
    ...(email ? { replyTo: email } : {}),
  }
}

/** Pictures are encoded again at the first try; the file store then has the clean one only. */
async function attachmentOf({ files, store }: MailNeeds, file: StoredFile): Promise<Attachment> {
  const stored = await files.get(fileKey(file.id))
  if (!stored) throw new Error(`The file ${file.id} of a submission is gone.`)
  const isPicture = file.type !== 'application/pdf'
  const content = isPicture && !file.cleanedAt ? await cleanPicture(stored, file.type) : stored
  if (content !== stored) {
    await files.put(fileKey(file.id), content)
    await store.setCleaned(file.id, content.length)
  }
  return { filename: attachedName(file), contentType: file.type, content }
}

const MAX_NAME_LENGTH = 100

/** The sender's name without what could be a path, with the ending of what it really is. */
function attachedName({ name, type }: StoredFile): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '-')
    .replace(/^[.\s-]+/, '')
    .slice(0, MAX_NAME_LENGTH)
  return `${stem || 'tiedosto'}.${extensions[type]}`
}
