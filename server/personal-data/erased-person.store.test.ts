import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { newReference } from '#server/capabilities/forms/reference.ts'
import { fileKey } from '#server/capabilities/forms/submission.ts'
import { submissionStore } from '#server/capabilities/forms/submissions.store.ts'
import { subscribe } from '#server/capabilities/subscriptions/subscribe.ts'
import { subscriptionStore } from '#server/capabilities/subscriptions/subscriptions.store.ts'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { withdrawals } from '#server/db/schema/orders.ts'
import { shopReviews } from '#server/db/schema/reviews.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { projectRoot } from '#server/project-root.ts'
import { fulfil } from '#server/shop/orders/fulfilment.ts'
import { settle } from '#server/shop/orders/settle.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { ordering } from '#server/testing/ordering.ts'
import { erasePersonalData, exportedFiles, exportPersonalData } from './personal-data.ts'

const email = 'aino@example.com'

async function tablesOf({ sql: db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The tables that have a word of the person somewhere. */
async function tablesWith(database: Database, words: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(database)) {
    const { rows } = await database.sql.execute(
      sql`select from ${sql.identifier(name)} as each where each::text ~* ${words} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Somebody who has done everything that can be done here: bought, withdrawn, sent forms, subscribed, reviewed. */
async function aPersonOfHabits() {
  const shop = await ordering()
  const { database, needs } = shop
  const files = await freshFileStore()
  const customers = customerStore(database.sql)
  await customers.putPassword({ id: 'aino', email, password: 'a hash' })
  await customers.saveDetails('aino', { phoneNumber: '501231231', additionalInformation: 'Soita Ainolle' })
  await customers.addSession('session', 'aino')
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  const order = await shop.paid()
  await settle(needs, order.id)
  for (const state of ['packed', 'delivered'] as const) await fulfil(needs, order.number, state)
  await shop.work.mails()
  await shop.press(await shop.aCart({ 'LK-1001': 1 }), '14,39')
  await shop.pass(40 * 24 * 3600)
  await shop.work.payments()
  await database.sql.insert(withdrawals).values({ order: order.id, name: 'Aino Ostaja', lines: [] })
  await database.sql.insert(carts).values({ id: crypto.randomUUID(), lines: [], codes: [], customer: 'aino' })
  const review = { code: 'LK-1004', stars: 5, text: 'Hyvää, sanoo Aino', userName: 'Aino', customer: 'aino' }
  await database.sql.insert(shopReviews).values({ ...review, state: 'published' })
  const file = crypto.randomUUID()
  const submissions = submissionStore(database.sql)
  await submissions.announceFile({ id: file, name: 'aino.jpg', type: 'image/jpeg', bytes: 4 })
  await files.put(fileKey(file), Buffer.from('jpeg'))
  const form = { site: 'kuluttaja', form: 'feedback', language: 'fi', values: { Name: 'Aino Ostaja' } } as const
  const id = await submissions.add({ ...form, email, consent: null, reference: newReference() }, [file])
  for (const lists of [['newsletter'], ['release press', 'newsletter']]) {
    await database.sql.execute(sql`update subscription set mailed_at = now() - interval '2 days'`)
    const asking = { storeIn: subscriptionStore, now: () => new Date() }
    await database.transaction((tx) => subscribe(asking, tx, { site: 'yritys', language: 'fi', email, lists }))
  }
  // A mail that could not be sent: mail servers name the address in what they refuse.
  await outgoingMailStore(database.sql).add({ kind: 'order-packed', about: order.id, detail: 'x', recipient: email })
  await database.sql.execute(
    sql`update outgoing_mail set state = 'failed', last_error = ${`550 ${email}`} where detail = 'x'`,
  )
  return { shop, database, files, submission: id ?? '' }
}

it('a person who is erased is in no table any more, and money, stock and codes still agree', async () => {
  const { shop, database, files } = await aPersonOfHabits()
  const words = 'aino|ostaja|kotikatu|501231231'
  expect(await tablesWith(database, words)).toEqual([
    ...['cart', 'customer', 'customer_session', 'outgoing_mail', 'shop_order', 'shop_review', 'shop_withdrawal'],
    ...['submission', 'submission_file', 'subscription'],
  ])
  const needs = { database, files, mailFolder: join(tmpdir(), 'no-mails'), servesNewsletter: () => false }
  expect(await erasePersonalData(needs, email)).toEqual({
    submissions: 1,
    subscriptions: 2,
    customers: 1,
    orders: 2,
    keptOrders: 0,
    leaves: 0,
  })
  expect(await tablesWith(database, words)).toEqual([])
  await shop.agrees()
})

it('the copy of a person has everything of them, and files whose names end as their types do', async () => {
  const { database, files, submission } = await aPersonOfHabits()
  const data = await exportPersonalData({ database, files }, email)
  const exported = exportedFiles(email, data)
  expect(exported.map(({ name }) => name)).toEqual(['data.json', `${submission}-1.jpg`])
  expect(JSON.parse(String(exported[0]?.bytes))).toMatchObject({
    submissions: [{ values: { Name: 'Aino Ostaja' }, files: [{ name: 'aino.jpg', file: `${submission}-1.jpg` }] }],
    subscriptions: [{ list: 'newsletter' }, { list: 'release press' }],
    customer: { account: { phoneNumber: '501231231' }, sessions: [{}], carts: [{}], reviews: [{ stars: 5 }] },
    mails: [{ kind: 'subscription' }, { kind: 'subscription' }, { kind: 'order-packed', state: 'failed' }],
    orders: [{ state: 'delivered', withdrawals: [{ name: 'Aino Ostaja' }], refunds: [] }, { state: 'lapsed' }],
  })
  const small = await exportPersonalData({ database, files }, email, 3)
  expect(exportedFiles(email, small).map(({ name }) => name)).toEqual(['data.json'])
  expect(small.submissions[0]?.files).toMatchObject([{ name: 'aino.jpg', bytes: null }])
})

it('the decision on promises says of every table what of a person is in it', async () => {
  const { database } = await ordering()
  const text = await readFile(join(projectRoot, 'docs/decisions/0041-promises-are-jobs.md'), 'utf8')
  const rows = text.split('\n| table |')[1] ?? ''
  const named = [...rows.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name)
  expect((await tablesOf(database)).filter((name) => !named.includes(name))).toEqual([])
})
