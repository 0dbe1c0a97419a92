import type { Site } from '#contract/site.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Attachment, Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { extensions } from './files/file-types.ts'
import { cleanPicture } from './files/inspect-picture.ts'
import { mailOnce } from './mail-once.ts'
import type { ReceiptStore } from './receipts.store.ts'
import { fileKey, receiptMailId, type StoredFile, type StoredSubmission } from './submission.ts'
import type { SubmissionStore } from './submissions.store.ts'

type Written = Promise<Pick<Mail, 'subject' | 'text' | 'html'>>
type Write = (submission: StoredSubmission, site: Site, fileNames: readonly string[]) => Written

export type MailNeeds = {
  store: SubmissionStore
  receipts: ReceiptStore
  files: FileStore
  mailer: Mailer
  findSite: (id: string) => Site | undefined
  /** What the site's people read, in the site's own language. */
  write: Write
  /** What the sender reads, in the language of the form. */
  writeReceipt: Write
}

/** Mails a submission to its recipient, once. May run again at any time. */
export function mailSubmission(needs: MailNeeds, id: string): Promise<void> {
  return mailOnce(needs.store, id, async () => {
    const { submission, site } = await getSubmission(needs, id)
    const attachments: Attachment[] = []
    for (const file of await needs.store.filesOf(id)) attachments.push(await attachmentOf(needs, file))
    const names = attachments.map(({ filename }) => filename)
    const written = await needs.write(submission, site, names)
    await needs.mailer.deliver({ ...written, ...addressesOf(submission, site), id, attachments })
  })
}

/** Mails the sender a receipt, once, without the files. An answer to it reaches the people of the site. */
export function mailReceipt(needs: MailNeeds, id: string): Promise<void> {
  return mailOnce(needs.receipts, id, async () => {
    const { submission, site } = await getSubmission(needs, id)
    if (!submission.email) throw new Error(`The submission ${id} has no address for a receipt.`)
    const names = (await needs.store.filesOf(id)).map(attachedName)
    const written = await needs.writeReceipt(submission, site, names)
    const { from, to: replyTo } = addressesOf(submission, site)
    await needs.mailer.deliver({ ...written, from, to: submission.email, replyTo, id: receiptMailId(id) })
  })
}

async function getSubmission({ store, findSite }: MailNeeds, id: string) {
  const submission = await store.find(id)
  const site = submission && findSite(submission.site)
  if (!submission || !site) throw new Error(`The site '${submission?.site}' of a submission is unknown.`)
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
