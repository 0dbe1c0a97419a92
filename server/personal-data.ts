import type { FileStore } from './adapters/files/file-store.ts'
import { deleteKeptMail, keptMails } from './adapters/mail/folder-mailer.ts'
import { customerStore } from './capabilities/customers/customers.store.ts'
import { mailPrefix } from './capabilities/customers/mail-link.ts'
import { deleteSubmission } from './capabilities/forms/retention.ts'
import { fileKey, receiptMailId, type StoredSubmission } from './capabilities/forms/submission.ts'
import { submissionStore } from './capabilities/forms/submissions.store.ts'
import { eraseOrders, ordersOf } from './capabilities/orders/erase-orders.store.ts'
import { type LeaveStore, leaveNewsletters, leaveStore } from './capabilities/subscriptions/newsletter-leaves.store.ts'
import type { Subscription } from './capabilities/subscriptions/subscription.ts'
import { subscriptionStore } from './capabilities/subscriptions/subscriptions.store.ts'
import { eraseCustomer, exportCustomer } from './customer-data.ts'
import type { Database } from './db/database.ts'

type Needs = { database: Database; files: FileStore }

type ExportedFile = { name: string; type: string; bytes: Buffer }

export type PersonalData = {
  submissions: (StoredSubmission & { files: ExportedFile[] })[]
  subscriptions: Subscription[]
  /** What the newsletter service must still forget, or has. */
  newsletterLeaves: Awaited<ReturnType<LeaveStore['byEmail']>>
  customer: Awaited<ReturnType<typeof exportCustomer>>
  orders: Awaited<ReturnType<typeof ordersOf>>
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
  return {
    submissions,
    subscriptions: await subscriptionStore(database.sql).byEmail(email),
    newsletterLeaves: await leaveStore(database.sql).byEmail(email),
    customer: await exportCustomer(database, email),
    orders: await ordersOf(database.sql, await personOf(database, email)),
  }
}

/** As text: without the bytes of files. */
export function listedData(address: string, { submissions, ...rest }: PersonalData) {
  return {
    address,
    submissions: submissions.map(({ files, ...submission }) => ({
      ...submission,
      files: files.map(({ name, type }, index) => ({ name, type, file: exportedName(submission.id, index) })),
    })),
    ...rest,
  }
}

/** Never the sender's name: it could be a path. */
export function exportedName(submission: string, index: number): string {
  return `${submission}-${index + 1}`
}

type EraseNeeds = Needs & {
  mailFolder: string
  /** Whether a service sends the newsletter of a site: it must forget the address, too. */
  servesNewsletter: (site: string) => boolean
}

/** What was erased. `leaves`: addresses that people must remove from the newsletter service. */
type Erased = Record<'submissions' | 'subscriptions' | 'customers' | 'orders' | 'keptOrders' | 'leaves', number>

/** Deletes everything that is stored under an e-mail address, mails in the folder included. May be repeated. */
export async function erasePersonalData(
  { database, files, mailFolder, servesNewsletter }: EraseNeeds,
  address: string,
): Promise<Erased> {
  const email = folded(address)
  const store = submissionStore(database.sql)
  const submissions = await store.byEmail(email)
  for (const { id } of submissions) {
    for (const mail of [id, receiptMailId(id)]) await deleteKeptMail(mailFolder, mail)
    await deleteSubmission({ store, files }, id)
  }
  const prefixes = [...(await subscriptionStore(database.sql).requestsOf(email)), mailPrefix(email)]
  for (const name of await keptMails(mailFolder)) {
    if (prefixes.some((prefix) => name.startsWith(prefix))) await deleteKeptMail(mailFolder, name.slice(0, -4))
  }
  const { subscriptions, leaves } = await database.transaction(async (tx) => {
    const deleted = await subscriptionStore(tx).deleteByEmail(email)
    return { subscriptions: deleted.length, leaves: await leaveNewsletters(tx, deleted, servesNewsletter) }
  })
  const orders = await eraseOrders(database.sql, await personOf(database, email))
  for (const id of orders.mails) await deleteKeptMail(mailFolder, id)
  const customer = await customerStore(database.sql).findByEmail(email)
  if (customer) await eraseCustomer(database, customer.id)
  return {
    submissions: submissions.length,
    subscriptions,
    customers: customer ? 1 : 0,
    orders: orders.erased,
    keptOrders: orders.kept,
    leaves,
  }
}

async function personOf(database: Database, email: string) {
  const customer = await customerStore(database.sql).findByEmail(email)
  return { email, customer: customer?.id ?? null }
}

function folded(address: string): string {
  return address.trim().toLowerCase()
}
