import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { orderMails } from '#server/db/schema/orders.ts'
import type { OrderMailStore } from './orders.ts'

export function orderMailStore(db: Sql): OrderMailStore {
  return {
    async add(order, kind, subject = '') {
      await db.insert(orderMails).values({ order, kind, subject }).onConflictDoNothing()
    },

    async takeDue(limit, pauseSeconds) {
      const due = db
        .select({ id: orderMails.id })
        .from(orderMails)
        .where(and(isNull(orderMails.mailedAt), lte(orderMails.nextTryAt, sql`now()`)))
        .orderBy(orderMails.nextTryAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(orderMails)
        .set({
          nextTryAt: sql`now() + make_interval(secs => ${pauseSeconds} * least(60, power(2, ${orderMails.tries})))`,
          tries: sql`${orderMails.tries} + 1`,
        })
        .where(inArray(orderMails.id, due))
        .returning({
          ...{ id: orderMails.id, order: orderMails.order, kind: orderMails.kind },
          ...{ subject: orderMails.subject, createdAt: orderMails.createdAt },
        })
    },

    async setMailed(id) {
      await db.update(orderMails).set({ mailedAt: sql`now()` }).where(eq(orderMails.id, id))
    },

    of: (order) => db.select().from(orderMails).where(eq(orderMails.order, order)),
  }
}
