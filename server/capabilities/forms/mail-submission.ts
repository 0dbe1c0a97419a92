import type { Site } from '#contract/site.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Attachment, Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { extensions } from './files/file-types.ts'
import { cleanPicture } from './files/inspect-picture.ts'
import { fileKey, type StoredFile, type StoredSubmission } from './submission.ts'
import type { SubmissionStore } from './submissions.store.ts'

export type MailNeeds = {
  store: SubmissionStore
  files: FileStore
  mailer: Mailer
  findSite: (id: string) => Site | undefined
  /** What the site's people read, in the site's own language. */
  write: (submission: StoredSubmission, site: Site) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Longer than a mail can take. A node that dies while mailing leaves it to others after this. */
const CLAIM_SECONDS = 300

/** Mails a submission to its recipient, once. May run again at any time: what is mailed or erased is left alone. */
export async function mailSubmission(needs: MailNeeds, id: string): Promise<void> {
  const { store } = needs
  const claim = await store.claimMailing(id, CLAIM_SECONDS)
  if (claim === 'done') return
  // Tried again later, in case that node has died.
  if (claim === 'busy') throw new Error(`Another node is mailing the submission ${id}.`)
  try {
    const submission = await store.find(id)
    const site = submission && needs.findSite(submission.site)
    if (!submission || !site) throw new Error(`The site '${submission?.site}' of a submission is unknown.`)
    const attachments: Attachment[] = []
    for (const file of await store.filesOf(id)) attachments.push(await attachmentOf(needs, file))
    const written = needs.write(submission, site)
    await needs.mailer.deliver({ ...written, ...addressesOf(submission, site), id, attachments })
  } catch (error) {
    await store.releaseMailing(id)
    throw error
  }
  await store.setMailed(id)
}

function addressesOf({ form, email }: StoredSubmission, { name, mail }: Site): Pick<Mail, 'from' | 'to' | 'replyTo'> {
  return {
    from: { name, address: mail.sender },
    to: mail.recipients?.[form] ?? mail.recipient,
    ...(email ? { replyTo: email } : {}),
  }
}

/** Pictures are encoded anew at the first try; the file store then has the clean one only. */
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
