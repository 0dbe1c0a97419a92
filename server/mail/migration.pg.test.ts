import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { earlierMails } from '#server/capabilities/forms/earlier-mails.store.ts'
import type { Database } from '#server/db/database.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { submissionReceipts, submissions } from '#server/db/schema/forms.ts'
import { orderMails } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { takeOverOrderMails } from '#server/shop/orders/order-mails.store.ts'
import { settle } from '#server/shop/orders/settle.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ordering } from '#server/testing/ordering.ts'

/** Runs the statements of a migration that move mails. */
async function moveMails({ sql: db }: Database, name: string): Promise<void> {
  const migration = await readFile(join(migrationsFolder, name), 'utf8')
  const moves = migration.split('--> statement-breakpoint').filter((text) => /^\s*WITH/.test(text))
  for (const statement of moves) await db.execute(sql.raw(statement))
  expect(moves.length).toBeGreaterThan(0)
}

/** A shop whose only order has mails as the previous version wrote them: sent, due, and in the hands of a node. */
async function anOlderShop() {
  const shop = await ordering()
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  await settle(shop.needs, (await shop.paid()).id)
  const { id: order } = await shop.order()
  const { sql: db } = shop.database
  await db.delete(outgoingMails)
  const [sent, due, claimed] = [randomUUID(), randomUUID(), randomUUID()]
  const inAMinute = new Date(Date.now() + 60_000)
  await db.insert(orderMails).values([
    { id: sent, order, kind: 'confirmation', mailedAt: new Date(), tries: 1 },
    { id: due, order, kind: 'packed', tries: 2 },
    { id: claimed, order, kind: 'delivered', nextTryAt: inAMinute, tries: 1 },
  ])
  const left = async () => (await db.select().from(orderMails)).map(({ id }) => id)
  const sentIds = () => shop.mails.map(({ id }) => id)
  return {
    shop,
    db,
    migrate: () => moveMails(shop.database, '0019_outgoing_mail.sql'),
    left,
    sentIds,
    sent,
    due,
    claimed,
  }
}

it('the migration loses and doubles no mail about an order, not even one that an older node is sending', async () => {
  const { shop, db, migrate, left, sentIds, sent, due, claimed } = await anOlderShop()
  await migrate()
  expect(await left()).toEqual([claimed])
  const states = (await db.select().from(outgoingMails)).map(({ id, kind, state }) => [id, kind, state])
  expect(states.toSorted()).toEqual(
    [
      [sent, 'order-confirmation', 'sent'],
      [due, 'order-packed', 'waiting'],
    ].toSorted(),
  )
  await shop.work.mails()
  expect(sentIds()).toEqual([due])
  await shop.agrees()
  // The older node sends its mail, and writes that down where it always did.
  await db.execute(sql`update shop_order_mail set mailed_at = now()`)
  expect(await takeOverOrderMails(db)).toBe(1)
  await shop.work.mails()
  expect([await left(), sentIds()]).toEqual([[], [due]])
  expect(await takeOverOrderMails(db)).toBe(0)
  expect(await db.select().from(outgoingMails)).toHaveLength(3)
})

it('a mail about an order whose older node has died is sent when its claim ends, under the same id', async () => {
  const { shop, db, migrate, sentIds, due, claimed } = await anOlderShop()
  await migrate()
  await db.execute(sql`update shop_order_mail set next_try_at = now() - interval '1 second'`)
  await takeOverOrderMails(db)
  await shop.work.mails()
  expect(sentIds().toSorted()).toEqual([due, claimed].toSorted())
})

/** Forms as the previous version stored them, with a receipt each: mailed, waiting, and in the hands of a node. */
async function olderForms() {
  const database = await freshDatabase()
  const { sql: db } = database
  const email = 'maija@example.fi'
  const form = { site: 'kuluttaja', form: 'feedback', language: 'fi' as const, values: {}, email }
  const inAMinute = new Date(Date.now() + 60_000)
  const [mailed, waiting, claimed] = [randomUUID(), randomUUID(), randomUUID()]
  const states = [
    { id: mailed, mailedAt: new Date() },
    { id: waiting, mailingUntil: new Date(0) },
    { id: claimed, mailingUntil: inAMinute },
  ]
  for (const { id, ...state } of states) {
    await db.insert(submissions).values({ id, ...form, ...state })
    await db.insert(submissionReceipts).values({ submission: id, email, ...state })
  }
  const outgoing = async () => (await db.select().from(outgoingMails)).map(({ id }) => id).toSorted()
  /** What nodes of the previous version would mail. */
  const unmailed = async () => {
    const rows = await db.execute<{ id: string }>(sql`select id from submission where mailed_at is null`)
    return rows.rows.map(({ id }) => id)
  }
  return { database, db, mailed, waiting, claimed, outgoing, unmailed }
}

it('the migration loses and doubles no form and no receipt, not even one that an older node is mailing', async () => {
  const { database, db, waiting, claimed, outgoing, unmailed } = await olderForms()
  await moveMails(database, '0020_form_mails.sql')
  expect(await outgoing()).toEqual([waiting, `${waiting}-receipt`].toSorted())
  expect(await unmailed()).toEqual([claimed])
  const earlier = earlierMails(db)
  await earlier.takeOver()
  expect([await earlier.isClaimed(claimed), await earlier.isClaimed(waiting)]).toEqual([true, false])
  expect(await outgoing()).toHaveLength(2)
  // The older node dies, and its claim ends.
  for (const table of ['submission', 'submission_receipt'])
    await db.execute(sql.raw(`update ${table} set mailing_until = now() - interval '1 second' where mailed_at is null`))
  await earlier.takeOver()
  await earlier.takeOver()
  expect(await outgoing()).toEqual([waiting, `${waiting}-receipt`, claimed, `${claimed}-receipt`].toSorted())
  expect([await unmailed(), await earlier.isClaimed(claimed)]).toEqual([[], false])
})
