import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/shop/order-states.ts'
import { NO_MONEY } from '#contract/values/money.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import type { Order } from './order.ts'
import type { NewOrder, OrderClock, OrderStore } from './orders.ts'
import { canMove } from './rules/order-moves.ts'

/** Of the orders in some states, as `inState` reads them. */
const ORDERS_AT_A_TIME = 500

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

export function orderStore(db: Sql): OrderStore {
  const one = async (condition: ReturnType<typeof eq>): Promise<Order | null> => {
    const [row] = await db.select().from(shopOrders).where(condition)
    return row ?? null
  }
  return {
    async add({ reservationSeconds, checkInSeconds, ...order }: NewOrder) {
      const [row] = await db
        .insert(shopOrders)
        .values({
          ...order,
          reservedUntil: after(reservationSeconds) as never,
          nextCheckAt: checkInSeconds === null ? null : (after(checkInSeconds) as never),
          ...(order.state === 'placed' ? { placedAt: sql`now()` as never } : {}),
        })
        .returning()
      if (!row) throw new Error('An insert gave no row.')
      if (order.state === 'placed') await tellOffice(db, { kind: 'orders', placed: row.number })
      return row
    },

    find: (id) => one(eq(shopOrders.id, id)),
    byNumber: (number) => one(eq(shopOrders.number, number)),
    byPaymentId: (paymentId) => one(eq(shopOrders.paymentId, paymentId)),

    lockOfCart: (cart, id) =>
      db
        .select()
        .from(shopOrders)
        .where(
          and(eq(shopOrders.cart, cart), or(eq(shopOrders.state, 'reserved'), id ? eq(shopOrders.id, id) : undefined)),
        )
        .orderBy(asc(shopOrders.id))
        .for('update'),

    async lock(id) {
      const [row] = await db.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update')
      return row ?? null
    },

    async placedFrom(cart, except) {
      const placed = and(eq(shopOrders.cart, cart), isNotNull(shopOrders.placedAt))
      return one((except ? and(placed, ne(shopOrders.id, except)) : placed) as ReturnType<typeof eq>)
    },

    async recentlyPlaced(customer, total, seconds) {
      const [row] = await db
        .select()
        .from(shopOrders)
        .where(
          and(
            ...[eq(shopOrders.customer, customer), eq(shopOrders.amount, total)],
            sql`${shopOrders.placedAt} > now() - make_interval(secs => ${seconds})`,
          ),
        )
        .orderBy(desc(shopOrders.number))
        .limit(1)
      return row ?? null
    },

    async clock(id, longestSeconds) {
      const { rows } = await db.execute<OrderClock>(sql`
        select now() >= reserved_until as "wasOver",
          now() >= created_at + make_interval(secs => ${longestSeconds}) as "wasLongOver",
          extract(epoch from now() - created_at)::float8 as "ageSeconds",
          extract(epoch from reserved_until - created_at)::float8 as "reservationSeconds"
        from ${shopOrders} where id = ${id}`)
      const [row] = rows
      if (!row) throw new Error(`The order ${id} is gone.`)
      return row
    },

    async move(order, to, more = {}) {
      if (!canMove(order.state, to)) throw new Error(`An order cannot go from ${order.state} to ${to}.`)
      const stamp = stamps[to]
      const [row] = await db
        .update(shopOrders)
        .set({ ...(stamp ? { [stamp]: sql`now()` } : {}), ...more, state: to })
        .where(and(eq(shopOrders.id, order.id), eq(shopOrders.state, order.state)))
        .returning()
      if (!row) throw new Error(`The order ${order.number} is no longer ${order.state}.`)
      await tellOffice(db, to === 'placed' ? { kind: 'orders', placed: row.number } : { kind: 'orders' })
      return row
    },

    async set(id, changes) {
      await db.update(shopOrders).set(changes).where(eq(shopOrders.id, id))
    },

    async checkIn(id, seconds) {
      const at = seconds === null ? null : (after(seconds) as never)
      await db.update(shopOrders).set({ nextCheckAt: at }).where(eq(shopOrders.id, id))
    },

    async takeDue(limit, pauseSeconds) {
      // Taking an order postpones its next check, so that no two nodes ask at once. If this node dies, another asks then.
      const due = db
        .select({ id: shopOrders.id })
        .from(shopOrders)
        .where(lte(shopOrders.nextCheckAt, sql`now()`))
        .orderBy(asc(shopOrders.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(shopOrders)
        .set({ nextCheckAt: after(pauseSeconds) as never })
        .where(inArray(shopOrders.id, due))
        .returning({ id: shopOrders.id })
      return rows.map(({ id }) => id)
    },

    async ofCustomer(customer, { from, count: wanted }) {
      // Without unpaid orders: the list would show every time that somebody went back from the payment page.
      const isShown = or(
        isNotNull(shopOrders.placedAt),
        eq(shopOrders.state, 'reserved'),
        gt(shopOrders.paid, NO_MONEY),
      )
      const theirs = and(eq(shopOrders.customer, customer), isShown)
      const hits = await db
        .select()
        .from(shopOrders)
        .where(theirs)
        .orderBy(desc(shopOrders.number))
        .offset(from)
        .limit(wanted)
      const [all] = await db.select({ count: count() }).from(shopOrders).where(theirs)
      return { hits, totalCount: all?.count ?? 0 }
    },

    async *inState(states) {
      let last = 0
      for (;;) {
        const part = await db
          .select()
          .from(shopOrders)
          .where(and(inArray(shopOrders.state, [...states]), gt(shopOrders.number, last)))
          .orderBy(asc(shopOrders.number))
          .limit(ORDERS_AT_A_TIME)
        yield* part
        if (part.length < ORDERS_AT_A_TIME) return
        last = part.at(-1)?.number ?? last
      }
    },

    async hasBought(customer, code) {
      const bought: readonly OrderState[] = ['placed', 'packed', 'delivered']
      const [row] = await db
        .select({ id: shopOrders.id })
        .from(shopOrders)
        .where(
          and(
            ...[eq(shopOrders.customer, customer), inArray(shopOrders.state, [...bought])],
            sql`${shopOrders.snapshot} -> 'lines' @> ${JSON.stringify([{ code }])}::jsonb`,
          ),
        )
        .limit(1)
      return row !== undefined
    },

    byEmail: (email) => db.select().from(shopOrders).where(eq(shopOrders.email, email)).orderBy(asc(shopOrders.number)),
  }
}

const stamps: Partial<Record<OrderState, 'placedAt' | 'packedAt' | 'deliveredAt' | 'cancelledAt'>> = {
  placed: 'placedAt',
  packed: 'packedAt',
  delivered: 'deliveredAt',
  cancelled: 'cancelledAt',
}
