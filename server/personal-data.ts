import type { FileStore } from './adapters/files/file-store.ts'
import { deleteKeptMail, keptMails } from './adapters/mail/folder-mailer.ts'
import { deleteSubmission } from './capabilities/forms/retention.ts'
import { fileKey, type StoredSubmission } from './capabilities/forms/submission.ts'
import { submissionStore } from './capabilities/forms/submissions.store.ts'
import type { Subscription } from './capabilities/subscriptions/subscription.ts'
import { subscriptionStore } from './capabilities/subscriptions/subscriptions.store.ts'
import type { Database } from './db/database.ts'

type Needs = { database: Database; files: FileStore }

type ExportedFile = { name: string; type: string; bytes: Buffer }

export type PersonalData = {
  submissions: (StoredSubmission & { files: ExportedFile[] })[]
  subscriptions: Subscription[]
}

/** Everything that is stored under an e-mail address. */
export async function exportPersonalData({ database, files }: Needs, address: string): Promise<PersonalData> {
  const email = folded(address)
  const store = submissionStore(database.sql)
  const submissions: PersonalData['submissions'] = []
  for (const submission of await store.byEmail(email)) {
    const exported: ExportedFile[] = []
    for (const { id, name, type } of await store.filesOf(submission.id)) {
      const bytes = await files.get(fileKey(id))
      if (bytes) exported.push({ name, type, bytes })
    }
    submissions.push({ ...submission, files: exported })
  }
  return { submissions, subscriptions: await subscriptionStore(database.sql).byEmail(email) }
}

/** Deletes everything that is stored under an e-mail address, mails in the folder included. May be repeated. */
export async function erasePersonalData(
  { database, files, mailFolder }: Needs & { mailFolder: string },
  address: string,
): Promise<{ submissions: number; subscriptions: number }> {
  const email = folded(address)
  const store = submissionStore(database.sql)
  const submissions = await store.byEmail(email)
  const subscriptions = await subscriptionStore(database.sql).byEmail(email)
  for (const { id } of submissions) {
    await deleteKeptMail(mailFolder, id)
    await deleteSubmission({ store, files }, id)
  }
  const requests = subscriptions.map(({ request }) => request)
  for (const name of await keptMails(mailFolder)) {
    if (requests.some((request) => name.startsWith(request))) await deleteKeptMail(mailFolder, name.slice(0, -4))
  }
  await subscriptionStore(database.sql).deleteByEmail(email)
  return { submissions: submissions.length, subscriptions: subscriptions.length }
}

function folded(address: string): string {
  return address.trim().toLowerCase()
}
