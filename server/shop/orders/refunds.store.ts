import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { shopOrders, shopRefunds, withdrawals } from '#server/db/schema/orders.ts'
import type { RefundStore, WithdrawalStore } from './orders.ts'

export function refundStore(db: Sql): RefundStore {
  return {
    async add(refund) {
      await db
        .insert(shopRefunds)
        .values({ ...refund, ...(refund.state === 'done' ? { doneAt: sql`now()` as never } : {}) })
      await tellOffice(db, { kind: 'orders' })
    },

    of: (order) =>
      db.select().from(shopRefunds).where(eq(shopRefunds.order, order)).orderBy(asc(shopRefunds.createdAt)),

    inState: (state) =>
      db.select().from(shopRefunds).where(eq(shopRefunds.state, state)).orderBy(asc(shopRefunds.createdAt)),

    async takeDue(limit, pauseSeconds) {
      const due = db
        .select({ id: shopRefunds.id })
        .from(shopRefunds)
        .where(and(eq(shopRefunds.state, 'due'), lte(shopRefunds.nextTryAt, sql`now()`)))
        .orderBy(asc(shopRefunds.nextTryAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(shopRefunds)
        .set({
          nextTryAt: sql`now() + make_interval(secs => ${pauseSeconds} * least(60, power(2, ${shopRefunds.tries})))`,
          tries: sql`${shopRefunds.tries} + 1`,
        })
        .where(inArray(shopRefunds.id, due))
        .returning()
    },

    async end(id, state) {
      const rows = await db
        .update(shopRefunds)
        .set({ state, doneAt: sql`now()` })
        .where(and(eq(shopRefunds.id, id), inArray(shopRefunds.state, ['due', 'manual'])))
        .returning({ id: shopRefunds.id })
      if (rows.length > 0) await tellOffice(db, { kind: 'orders' })
      return rows.length === 1
    },
  }
}

export function withdrawalStore(db: Sql): WithdrawalStore {
  return {
    async add(withdrawal) {
      const [row] = await db.insert(withdrawals).values(withdrawal).returning()
      if (!row) throw new Error('An insert gave no row.')
      await tellOffice(db, { kind: 'orders' })
      return row
    },
    async confirm(id, lines) {
      const [row] = await db
        .update(withdrawals)
        .set({ lines, confirmedAt: sql`now()` })
        .where(eq(withdrawals.id, id))
        .returning()
      if (!row) throw new Error(`The withdrawal ${id} is gone.`)
      await tellOffice(db, { kind: 'orders' })
      return row
    },
    async recentOf(email, seconds) {
      const [row] = await db
        .select({ count: count() })
        .from(withdrawals)
        .innerJoin(shopOrders, eq(shopOrders.id, withdrawals.order))
        .where(
          and(eq(shopOrders.email, email), gt(withdrawals.createdAt, sql`now() - make_interval(secs => ${seconds})`)),
        )
      return row?.count ?? 0
    },
    of: (order) => db.select().from(withdrawals).where(eq(withdrawals.order, order)),
    async find(id) {
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
      return row ?? null
    },
    all: () => db.select().from(withdrawals).orderBy(asc(withdrawals.createdAt)),
  }
}
