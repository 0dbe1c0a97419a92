import type { FileType } from '#contract/forms/form.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { deleteKeptMail, keptMails } from '#server/adapters/mail/folder-mailer.ts'
import { customerCodeStore } from '#server/capabilities/customers/customer-codes.store.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { mailPrefix } from '#server/capabilities/customers/mail-code.ts'
import { extensions } from '#server/capabilities/forms/files/file-types.ts'
import { deleteSubmission } from '#server/capabilities/forms/retention.ts'
import { fileKey, receiptMailId, type StoredSubmission } from '#server/capabilities/forms/submission.ts'
import { submissionStore } from '#server/capabilities/forms/submissions.store.ts'
import {
  type LeaveStore,
  leaveNewsletters,
  leaveStore,
} from '#server/capabilities/subscriptions/newsletter-leaves.store.ts'
import type { Subscription } from '#server/capabilities/subscriptions/subscription.ts'
import { subscriptionStore } from '#server/capabilities/subscriptions/subscriptions.store.ts'
import type { Database } from '#server/db/database.ts'
import { type OutgoingMailStore, outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { eraseOrders, ordersOf } from '#server/shop/orders/erase-orders.store.ts'
import { eraseCustomer, exportCustomer } from './customer-data.ts'

type Needs = { database: Database; files: FileStore }

/** Without bytes: the file is too large for this copy, or gone. */
type ExportedFile = { name: string; type: FileType; bytes: Buffer | null }

export type PersonalData = {
  submissions: (StoredSubmission & { files: ExportedFile[] })[]
  subscriptions: Subscription[]
  /** What the newsletter service must still forget, or has. */
  newsletterLeaves: Awaited<ReturnType<LeaveStore['byEmail']>>
  customer: Awaited<ReturnType<typeof exportCustomer>>
  /** Codes that were asked for lately, to log in. */
  loginCodes: { createdAt: Date }[]
  orders: Awaited<ReturnType<typeof ordersOf>>
  /** Mails that wait, or could not be sent. */
  mails: Awaited<ReturnType<OutgoingMailStore['ofRecipient']>>
}

/** Everything that is stored under an e-mail address; of files, as many as fit into `maxFileBytes`. */
export async function exportPersonalData(
  { database, files }: Needs,
  address: string,
  maxFileBytes = Number.POSITIVE_INFINITY,
): Promise<PersonalData> {
  const email = folded(address)
  let room = maxFileBytes
  const store = submissionStore(database.sql)
  const submissions: PersonalData['submissions'] = []
  for (const submission of await store.byEmail(email)) {
    const exported: ExportedFile[] = []
    for (const { id, name, type, bytes: size } of await store.filesOf(submission.id)) {
      const bytes = size <= room ? ((await files.get(fileKey(id))) ?? null) : null
      room -= bytes?.length ?? 0
      exported.push({ name, type, bytes })
    }
    submissions.push({ ...submission, files: exported })
  }
  return {
    submissions,
    subscriptions: await subscriptionStore(database.sql).byEmail(email),
    newsletterLeaves: await leaveStore(database.sql).byEmail(email),
    customer: await exportCustomer(database, email),
    loginCodes: await customerCodeStore(database.sql).ofEmail(email),
    orders: await ordersOf(database.sql, await personOf(database, email)),
    mails: await outgoingMailStore(database.sql).ofRecipient(email),
  }
}

/** As text: without the bytes of files. */
function listedData(address: string, { submissions, ...rest }: PersonalData) {
  return {
    address,
    submissions: submissions.map(({ files, ...submission }) => ({
      ...submission,
      files: files.map(({ name, type, bytes }, index) => ({
        name,
        type,
        file: bytes && exportedName(submission.id, index, type),
      })),
    })),
    ...rest,
  }
}

/** Never the sender's name: it could be a path. The ending says with what to open it. */
function exportedName(submission: string, index: number, type: FileType): string {
  return `${submission}-${index + 1}.${extensions[type]}`
}

/** A copy as files: the data as text, and what was attached to forms. */
export function exportedFiles(address: string, data: PersonalData): { name: string; bytes: Buffer }[] {
  const attached = data.submissions.flatMap(({ id, files }) =>
    files.flatMap(({ type, bytes }, index) => (bytes ? [{ name: exportedName(id, index, type), bytes }] : [])),
  )
  const text = JSON.stringify(listedData(address, data), null, 2)
  return [{ name: 'data.json', bytes: Buffer.from(text) }, ...attached]
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
  await customerCodeStore(database.sql).deleteOf(email)
  await outgoingMailStore(database.sql).forget(email)
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
