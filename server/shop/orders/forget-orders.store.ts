import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import type { Sql } from '#server/db/database.ts'
import { shopOrders, shopRefunds, withdrawals } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { mailName } from './order-mails.store.ts'
import { orderNoteStore } from './order-notes.store.ts'

const BATCH_SIZE = 500

const nobody = {
  email: '',
  phone: '',
  additionalInformation: '',
  billingAddress: null,
  deliveryAddress: { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' },
}

/** Nothing is to be returned, neither by the payment service nor by people. */
export const isSettled = sql`not exists (
  select from ${shopRefunds} as refund where refund."order" = ${shopOrders.id} and refund.state <> 'done')`

/**
 * Anonymizes orders. They are not deleted: the law on bookkeeping wants amounts to be kept, and the ledgers of stock and codes refer to
 * them. Returns their ids.
 */
export async function forgetOrders(tx: Sql, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .update(shopOrders)
    .set({
      customer: null,
      email: null,
      paymentAddress: null,
      // The digest contains the form, so that anyone who knows an address could test for it.
      digest: '',
      snapshot: sql`${shopOrders.snapshot} || ${JSON.stringify(nobody)}::jsonb`,
    })
    .where(which)
    .returning({ id: shopOrders.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.update(withdrawals).set({ name: '' }).where(inArray(withdrawals.order, ids))
  await orderNoteStore(tx).deleteOf(ids)
  await outgoingMailStore(tx).forgetAbout(ids)
  return ids
}

/** Unpaid orders that are no longer checked. A payment that arrives all the same is refunded. */
const isForgottenUnpaid = (
  days: number,
) => sql`${shopOrders.placedAt} is null and ${shopOrders.state} in ('lapsed', 'superseded')
  and ${shopOrders.nextCheckAt} is null and ${shopOrders.createdAt} < now() - make_interval(days => ${days})`
/** Old orders in any state but reserved: one that nobody has marked as delivered gets old, too. */
const isOld = (years: number) => sql`${shopOrders.state} not in ('reserved', 'refund-due')
  and ${shopOrders.createdAt} < now() - make_interval(years => ${years})
  and coalesce(${shopOrders.placedAt}, ${shopOrders.createdAt}) < now() - make_interval(years => ${years})`

type Periods = Pick<ShopSettings, 'unpaidOrderDays' | 'orderYears'>

/** Anonymizes, in batches, the orders whose retention has ended. Returns the number of orders. */
export async function forgetOldOrders(db: Sql, { unpaidOrderDays, orderYears }: Periods): Promise<number> {
  // One after the other: each reads an index of the few that are due, both together all orders that are not yet old.
  return (await forgetAll(db, isForgottenUnpaid(unpaidOrderDays))) + (await forgetAll(db, isOld(orderYears)))
}

async function forgetAll(db: Sql, isOver: SQL): Promise<number> {
  let forgotten = 0
  for (;;) {
    const ids = await db.atomically((tx) => {
      const old = tx
        .select({ id: shopOrders.id })
        .from(shopOrders)
        .where(and(sql`${shopOrders.email} is not null`, isOver, isSettled))
        .orderBy(shopOrders.createdAt)
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      return forgetOrders(tx, inArray(shopOrders.id, old))
    })
    forgotten += ids.length
    if (ids.length < BATCH_SIZE) return forgotten
  }
}

/** Orders of nothing but gift cards are delivered by the mail that has the cards: staff have nothing to pack. */
export async function endCardOrders(db: Sql): Promise<number> {
  const delivered = db
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(
      sql`${shopOrders.state} = 'placed' and ${shopOrders.slotId} is null
        and not exists (select from jsonb_array_elements(${shopOrders.snapshot} -> 'lines') as line where line ->> 'vatClass' <> 'voucher')
        and exists (select from ${outgoingMails} as mail
          where mail.about = ${shopOrders.id}::text and mail.kind = ${mailName('gift-card')} and mail.state in ('sent', 'dropped'))`,
    )
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(shopOrders)
    .set({ state: 'delivered', packedAt: sql`now()`, deliveredAt: sql`now()` })
    .where(inArray(shopOrders.id, delivered))
    .returning({ id: shopOrders.id })
  return rows.length
}
