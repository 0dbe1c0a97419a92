import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import { customerCodeStore } from '#server/capabilities/customers/customer-codes.store.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { mailPrefix } from '#server/capabilities/customers/mail-code.ts'
import { receiptMail } from '#server/capabilities/forms/mail-submission.ts'
import { receiptStore } from '#server/capabilities/forms/receipts.store.ts'
import { newReference } from '#server/capabilities/forms/reference.ts'
import { deleteOldSubmissions } from '#server/capabilities/forms/retention.ts'
import { fileKey, receiptMailId } from '#server/capabilities/forms/submission.ts'
import { submissionStore } from '#server/capabilities/forms/submissions.store.ts'
import { leaveStore } from '#server/capabilities/subscriptions/newsletter-leaves.store.ts'
import { subscribe } from '#server/capabilities/subscriptions/subscribe.ts'
import { campaignList } from '#server/capabilities/subscriptions/subscription.ts'
import { subscriptionStore } from '#server/capabilities/subscriptions/subscriptions.store.ts'
import type { Database } from '#server/db/database.ts'
import { customerSessions, customers } from '#server/db/schema/customers.ts'
import { submissionFiles, submissions } from '#server/db/schema/forms.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { erasePersonalData, exportPersonalData } from './personal-data.ts'
import { subscriptionLines } from './subscription-list.ts'

const servesNewsletter = () => false
let database: Database
let files: Awaited<ReturnType<typeof freshFileStore>>
beforeEach(async () => {
  database = await freshDatabase()
  files = await freshFileStore()
})

async function aSubmission(
  email: string,
  form: ContactFormName = 'feedback',
): Promise<{ id: string; file: string; reference: string }> {
  const store = submissionStore(database.sql)
  const file = crypto.randomUUID()
  await store.announceFile({ id: file, name: '../../x.jpg', type: 'image/jpeg', bytes: 4 })
  await files.put(fileKey(file), Buffer.from('jpeg'))
  const row = { site: 'kuluttaja', form, language: 'fi', values: { Email: email }, email, consent: null } as const
  const reference = newReference()
  return { id: (await store.add({ ...row, reference }, [file])) ?? '', file, reference }
}

const ask = (email: string, lists: string[]) =>
  database.transaction((tx) => {
    const needs = { storeIn: subscriptionStore, now: () => new Date() }
    return subscribe(needs, tx, { site: 'lihakauppa', language: 'fi', email, lists })
  })

it('exports everything of one address, with its files, and nothing of others', async () => {
  const { id, reference } = await aSubmission('maija@example.fi')
  await aSubmission('other@example.fi')
  await ask('Maija@Example.fi', ['newsletter'])
  const data = await exportPersonalData({ database, files }, ' MAIJA@example.fi')
  expect(data).toMatchObject({
    submissions: [{ id, reference, values: { Email: 'maija@example.fi' }, files: [{ bytes: Buffer.from('jpeg') }] }],
    subscriptions: [{ email: 'maija@example.fi', list: 'newsletter', state: 'waiting' }],
  })
})

it('exports mails that wait, and erases for whom they are; those about a form go with it', async () => {
  const { id } = await aSubmission('maija@example.fi')
  const mails = outgoingMailStore(database.sql)
  await mails.add(receiptMail(id, 'maija@example.fi'))
  await mails.add({ kind: 'order-packed', about: 'an order that is open', recipient: 'Maija@example.fi' })
  await mails.add({ kind: 'login-code', about: 'a request', recipient: 'other@example.fi' })
  const data = await exportPersonalData({ database, files }, 'maija@example.fi')
  expect(data.mails).toMatchObject([
    { kind: 'form-receipt', state: 'waiting' },
    { kind: 'order-packed', state: 'waiting' },
  ])
  const needs = { database, files, mailFolder: join(tmpdir(), 'no-mails'), servesNewsletter }
  await erasePersonalData(needs, 'maija@example.fi')
  const left = await database.sql.select().from(outgoingMails).orderBy(outgoingMails.kind)
  expect(left.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['login-code', 'other@example.fi'],
    ['order-packed', null],
  ])
})

it('exports and erases a code that was asked for to log in, also without an account', async () => {
  const codes = customerCodeStore(database.sql)
  await codes.ask('maija@example.fi')
  await codes.ask('other@example.fi')
  const mailFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-mails-'))
  onTestFinished(() => rm(mailFolder, { recursive: true }))
  const { loginCodes } = await exportPersonalData({ database, files }, 'Maija@example.fi')
  expect(loginCodes).toEqual([{ createdAt: expect.any(Date) }])
  await erasePersonalData({ database, files, mailFolder, servesNewsletter }, 'Maija@example.fi')
  expect([await codes.ofEmail('maija@example.fi'), await codes.ofEmail('other@example.fi')]).toMatchObject([[], [{}]])
})

it('erases everything of one address: rows, files and kept mails', async () => {
  const { id, file } = await aSubmission('maija@example.fi')
  const other = await aSubmission('other@example.fi')
  await ask('maija@example.fi', ['newsletter'])
  const [row] = await subscriptionStore(database.sql).byEmail('maija@example.fi')
  const mailFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-mails-'))
  onTestFinished(() => rm(mailFolder, { recursive: true }))
  for (const name of [id, receiptMailId(id), `${row?.request}-1`, other.id])
    await writeFile(join(mailFolder, `${name}.eml`), '')
  expect(await erasePersonalData({ database, files, mailFolder, servesNewsletter }, 'Maija@example.fi')).toEqual({
    submissions: 1,
    subscriptions: 1,
    customers: 0,
    orders: 0,
    keptOrders: 0,
    leaves: 0,
  })
  expect((await database.sql.select().from(submissions)).map((left) => left.id)).toEqual([other.id])
  expect(await database.sql.select().from(subscriptions)).toEqual([])
  expect([await files.has(fileKey(file)), await files.has(fileKey(other.file))]).toEqual([false, true])
  expect(await readdir(mailFolder)).toEqual([`${other.id}.eml`])
})

it('a confirmed address that is erased waits to be removed at the newsletter service, and nothing else of it stays', async () => {
  await ask('maija@example.fi', ['newsletter', 'release press'])
  const store = subscriptionStore(database.sql)
  await store.confirm((await store.byEmail('maija@example.fi'))[0]?.request ?? '')
  const needs = { database, files, mailFolder: join(tmpdir(), 'no-mails'), servesNewsletter: () => true }
  expect(await erasePersonalData(needs, 'maija@example.fi')).toMatchObject({ subscriptions: 2, leaves: 1 })
  expect(await erasePersonalData(needs, 'maija@example.fi')).toMatchObject({ subscriptions: 0, leaves: 0 })
  const leaves = leaveStore(database.sql)
  expect(await leaves.due()).toMatchObject([{ site: 'lihakauppa', email: 'maija@example.fi' }])
  const { newsletterLeaves } = await exportPersonalData({ database, files }, 'maija@example.fi')
  expect(newsletterLeaves).toMatchObject([{ state: 'due' }])
  const address = { site: 'lihakauppa', email: 'maija@example.fi' }
  expect([await leaves.end(address), await leaves.end(address)]).toEqual([true, false])
  await leaves.deleteDone(30)
  expect(await leaves.byEmail('maija@example.fi')).toMatchObject([{ state: 'done' }])
  await database.sql.execute(sql`update newsletter_leave set done_at = now() - interval '31 days'`)
  await leaves.deleteDone(30)
  expect(await leaves.byEmail('maija@example.fi')).toEqual([])
})

it('FO-30: entries are deleted two weeks after their draw, but not the newsletter that came with them', async () => {
  const campaign = campaignList(CAMPAIGN_JOIN_ID)
  await ask('maija@example.fi', [campaign, campaignList('spring'), 'newsletter'])
  const store = subscriptionStore(database.sql)
  const lists = async () => (await store.byEmail('maija@example.fi')).map(({ list }) => list).toSorted()
  const drawn = async (daysAgo: number, list: string) => {
    const { rows } = await database.sql.execute<{ day: string }>(
      sql`select (current_date - ${daysAgo}::int)::text as day`,
    )
    return store.deleteDrawn({ list, drawnOn: rows[0]?.day ?? '', days: 14, limit: 500 })
  }
  expect([await drawn(-1, campaign), await drawn(14, campaign)]).toEqual([0, 0])
  expect([await drawn(15, campaign), await drawn(15, campaign)]).toEqual([1, 0])
  expect(await lists()).toEqual([campaignList('spring'), 'newsletter'])
})

it('exports and erases the account of an address, with its mails', async () => {
  const id = await anAccount(database, 'maija@example.fi')
  await anAccount(database, 'other@example.fi')
  await customerStore(database.sql).addSession('hash', id)
  const { customer } = await exportPersonalData({ database, files }, 'Maija@example.fi')
  expect(customer).toMatchObject({ account: { email: 'maija@example.fi' }, sessions: [{}], carts: [], reviews: [] })
  expect(JSON.stringify(customer)).not.toContain('scrypt')
  const mailFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-mails-'))
  onTestFinished(() => rm(mailFolder, { recursive: true }))
  for (const email of ['maija@example.fi', 'other@example.fi'])
    await writeFile(join(mailFolder, `${mailPrefix(email)}-1.eml`), '')
  expect(await erasePersonalData({ database, files, mailFolder, servesNewsletter }, 'maija@example.fi')).toMatchObject({
    customers: 1,
  })
  expect((await database.sql.select().from(customers)).map(({ email }) => email)).toEqual(['other@example.fi'])
  expect(await database.sql.select().from(customerSessions)).toEqual([])
  expect(await readdir(mailFolder)).toEqual([`${mailPrefix('other@example.fi')}-1.eml`])
})

it('deletes forms when their retention ends, and files of forms that never came', async () => {
  const old = await aSubmission('old@example.fi', 'question')
  const kept = await aSubmission('kept@example.fi', 'sales')
  const abandoned = crypto.randomUUID()
  const store = submissionStore(database.sql)
  await store.announceFile({ id: abandoned, name: 'x', type: 'image/png', bytes: 1 })
  await files.put(fileKey(abandoned), Buffer.from('x'))
  await database.sql.execute(sql`update submission set created_at = now() - interval '100 days'`)
  expect(await deleteOldSubmissions({ store, files }, { question: 101 })).toBe(0)
  expect(await deleteOldSubmissions({ store, files }, {})).toBe(1)
  expect(await files.has(fileKey(abandoned))).toBe(true)
  await database.sql.execute(sql`update submission_file set created_at = now() - interval '25 hours'`)
  await deleteOldSubmissions({ store, files }, {})
  const left = [old.file, kept.file, abandoned].map((file) => files.has(fileKey(file)))
  expect(await Promise.all(left)).toEqual([false, true, false])
  expect((await database.sql.select().from(submissionFiles)).map(({ id }) => id)).toEqual([kept.file])
})

it('FO-34: lists the active subscriptions as CSV, and no formula in it', async () => {
  await ask('=cmd@example.fi', ['newsletter'])
  await ask('waiting@example.fi', ['newsletter'])
  const [first] = await subscriptionStore(database.sql).byEmail('=cmd@example.fi')
  await subscriptionStore(database.sql).confirm(first?.request ?? '')
  const lines: string[] = []
  for await (const line of subscriptionLines(database)) lines.push(line)
  expect(lines).toEqual([
    '"site","list","email","language","confirmed"\r\n',
    expect.stringMatching(/^"lihakauppa","newsletter","'=cmd@example\.fi","fi","2\d{3}-/),
  ])
})

it('FO-34: forgets addresses that never confirmed or have left, and keeps active ones', async () => {
  for (const name of ['waiting', 'active', 'ended']) await ask(`${name}@example.fi`, ['newsletter'])
  const store = subscriptionStore(database.sql)
  const requestOf = async (name: string) => (await store.byEmail(`${name}@example.fi`))[0]?.request ?? ''
  await store.confirm(await requestOf('active'))
  await store.end(await requestOf('ended'), ['newsletter'])
  await store.deleteIdle(30)
  expect(await database.sql.select().from(subscriptions)).toHaveLength(3)
  await database.sql.execute(sql`update subscription set mailed_at = now() - interval '31 days'`)
  await store.deleteIdle(30)
  expect((await database.sql.select().from(subscriptions)).map(({ email }) => email)).toEqual(['active@example.fi'])
})

it('gives a reference once', async () => {
  const { reference } = await aSubmission('maija@example.fi')
  const row = { site: 'kuluttaja', form: 'question', language: 'fi', values: {}, email: null, consent: null } as const
  expect(await submissionStore(database.sql).add({ ...row, reference }, [])).toBeNull()
})

it('owes an address five receipts a day, however many forms name it at once', async () => {
  const owe = async (email: string) => {
    const { id } = await aSubmission(email)
    return database.transaction((tx) => receiptStore(tx).owe(id, email))
  }
  const owed = await Promise.all(Array.from({ length: 8 }, () => owe('maija@example.fi')))
  expect(owed.filter(Boolean)).toHaveLength(5)
  expect(await owe('other@example.fi')).toBe(true)
  await database.sql.execute(sql`update submission_receipt set created_at = now() - interval '25 hours'`)
  expect(await owe('maija@example.fi')).toBe(true)
})
