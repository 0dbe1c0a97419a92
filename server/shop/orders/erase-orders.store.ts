import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { shopOrders, shopRefunds, withdrawals } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { forgetOrders, isSettled } from './forget-orders.store.ts'
import { orderChangeStore } from './order-changes.store.ts'
import { orderNoteStore } from './order-notes.store.ts'

type Person = {
  /** The e-mail address in lower case. */
  email: string
  /** The id of their account, if they have one. */
  customer: string | null
}

const ofPerson = ({ email, customer }: Person) =>
  or(eq(shopOrders.email, email), ...(customer === null ? [] : [eq(shopOrders.customer, customer)]))

/** All orders of a person for their copy, by e-mail address and by account, with withdrawals and refunds. */
export async function ordersOf(db: Sql, person: Person) {
  const orders = await db
    .select({
      id: shopOrders.id,
      number: shopOrders.number,
      state: shopOrders.state,
      createdAt: shopOrders.createdAt,
      placedAt: shopOrders.placedAt,
      packedAt: shopOrders.packedAt,
      deliveredAt: shopOrders.deliveredAt,
      cancelledAt: shopOrders.cancelledAt,
      paid: shopOrders.paid,
      refunded: shopOrders.refunded,
      snapshot: shopOrders.snapshot,
    })
    .from(shopOrders)
    .where(ofPerson(person))
    .orderBy(shopOrders.number)
  const ids = orders.map(({ id }) => id)
  const stated = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.order, ids))
    .orderBy(withdrawals.createdAt)
  const refunds = await db
    .select()
    .from(shopRefunds)
    .where(inArray(shopRefunds.order, ids))
    .orderBy(shopRefunds.createdAt)
  const changes = await orderChangeStore(db).ofAll(ids)
  const notes = await orderNoteStore(db).of(ids)
  return orders.map(({ id, ...order }) => ({
    ...order,
    changes: changes
      .filter((one) => one.order === id)
      .map(({ name, quantity, replacement, refunded, at }) => ({ name, quantity, replacement, refunded, at })),
    notes: notes.filter((one) => one.order === id).map(({ text, createdAt }) => ({ text, createdAt })),
    withdrawals: stated
      .filter((one) => one.order === id)
      .map(({ name, lines, createdAt, confirmedAt }) => ({ name, lines, createdAt, confirmedAt })),
    refunds: refunds
      .filter((one) => one.order === id)
      .map(({ amount, toCodes, reason, state, createdAt, doneAt }) => ({
        amount,
        toCodes,
        reason,
        state,
        createdAt,
        doneAt,
      })),
  }))
}

/**
 * Anonymizes the finished orders of a person. Orders that are still to be paid, delivered or refunded stay as they are. Returns
 * the ids of mails about the erased ones.
 */
export function eraseOrders(db: Sql, person: Person): Promise<{ erased: number; kept: number; mails: string[] }> {
  return db.atomically(async (tx) => {
    const isMailed = sql`not exists (
      select from ${outgoingMails} as mail where mail.about = ${shopOrders.id}::text and mail.state = 'waiting')`
    const isFinished = inArray(shopOrders.state, ['lapsed', 'superseded', 'delivered', 'cancelled', 'refunded'])
    const ids = await forgetOrders(
      tx,
      and(ofPerson(person), isFinished, isNull(shopOrders.nextCheckAt), isMailed, isSettled),
    )
    const kept = await tx.select({ id: shopOrders.id }).from(shopOrders).where(ofPerson(person))
    return { erased: ids.length, kept: kept.length, mails: await outgoingMailStore(tx).idsAbout(ids) }
  })
}
