import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { orderMails, shopOrders, shopRefunds, withdrawals } from '#server/db/schema/orders.ts'

type Person = {
  /** In lower case. */
  email: string
  /** The id of their account, if they have one. */
  customer: string | null
}

const ofPerson = ({ email, customer }: Person) =>
  or(eq(shopOrders.email, email), ...(customer === null ? [] : [eq(shopOrders.customer, customer)]))

/** All orders of a person, for their copy: under their address, and of their account. */
export function ordersOf(db: Sql, person: Person) {
  return db
    .select({
      ...{ number: shopOrders.number, state: shopOrders.state, createdAt: shopOrders.createdAt },
      ...{ placedAt: shopOrders.placedAt, paid: shopOrders.paid, refunded: shopOrders.refunded },
      snapshot: shopOrders.snapshot,
    })
    .from(shopOrders)
    .where(ofPerson(person))
    .orderBy(shopOrders.number)
}

const nobody = {
  ...{ email: '', phone: '', additionalInformation: '', billingAddress: null },
  deliveryAddress: { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' },
}

/**
 * Makes the finished orders of a person those of nobody: the law on bookkeeping wants amounts to be kept, not names. Orders that are
 * still to be paid, delivered or refunded stay as they are. Gives the ids of mails about the erased ones.
 */
export function eraseOrders(db: Sql, person: Person): Promise<{ erased: number; kept: number; mails: string[] }> {
  return db.atomically(async (tx) => {
    const waiting = sql`exists (select from ${orderMails} as mail where mail."order" = ${shopOrders.id} and mail.mailed_at is null)`
    const due = sql`exists (select from ${shopRefunds} as refund where refund."order" = ${shopOrders.id} and refund.state <> 'done')`
    const rows = await tx
      .update(shopOrders)
      .set({
        ...{ customer: null, email: null, paymentAddress: null },
        snapshot: sql`${shopOrders.snapshot} || ${JSON.stringify(nobody)}::jsonb`,
      })
      .where(
        and(
          ...[ofPerson(person), isNull(shopOrders.nextCheckAt), sql`not ${waiting}`, sql`not ${due}`],
          inArray(shopOrders.state, ['lapsed', 'superseded', 'delivered', 'cancelled', 'refunded']),
        ),
      )
      .returning({ id: shopOrders.id })
    const ids = rows.map(({ id }) => id)
    const kept = await tx.select({ id: shopOrders.id }).from(shopOrders).where(ofPerson(person))
    if (ids.length === 0) return { erased: 0, kept: kept.length, mails: [] }
    await tx.update(withdrawals).set({ name: '' }).where(inArray(withdrawals.order, ids))
    const mails = await tx.select({ id: orderMails.id }).from(orderMails).where(inArray(orderMails.order, ids))
    return { erased: ids.length, kept: kept.length, mails: mails.map(({ id }) => id) }
  })
}
