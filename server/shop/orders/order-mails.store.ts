import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { orderMails } from '#server/db/schema/orders.ts'
import type { DueMail, OrderMailStore } from './orders.ts'

export function orderMailStore(db: Sql): OrderMailStore {
  return {
    async add(order, kind, subject = '') {
      await db.insert(orderMails).values({ order, kind, subject }).onConflictDoNothing()
    },

    async takeDue(limit, claimSeconds) {
      const due = db
        .select({ id: orderMails.id })
        .from(orderMails)
        .where(and(isNull(orderMails.mailedAt), lte(orderMails.nextTryAt, sql`now()`)))
        .orderBy(orderMails.nextTryAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(orderMails)
        .set({ nextTryAt: secondsFromNow(claimSeconds), tries: sql`${orderMails.tries} + 1` })
        .where(inArray(orderMails.id, due))
        .returning({
          id: orderMails.id,
          order: orderMails.order,
          kind: orderMails.kind,
          tries: orderMails.tries,
          subject: orderMails.subject,
          createdAt: orderMails.createdAt,
        })
    },

    async renew(mail, claimSeconds) {
      const renewed = await db
        .update(orderMails)
        .set({ nextTryAt: secondsFromNow(claimSeconds) })
        .where(isClaimed(mail))
      return renewed.rowCount === 1
    },

    async giveBack(mail, pauseSeconds) {
      const pause = pauseSeconds * Math.min(60, 2 ** (mail.tries - 1))
      await db
        .update(orderMails)
        .set({ nextTryAt: secondsFromNow(pause) })
        .where(isClaimed(mail))
    },

    async setMailed(id) {
      await db.update(orderMails).set({ mailedAt: sql`now()` }).where(eq(orderMails.id, id))
    },

    of: (order) => db.select().from(orderMails).where(eq(orderMails.order, order)),
  }
}

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** The next node that claims it counts another try. */
const isClaimed = ({ id, tries }: DueMail) =>
  and(eq(orderMails.id, id), eq(orderMails.tries, tries), isNull(orderMails.mailedAt))
