import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveryAreas, deliverySlots } from '#server/db/schema/delivery.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { packingBoxes, packingTicks } from '#server/db/schema/packing.ts'

export type Tick = typeof packingTicks.$inferSelect

export type SlotOrder = { id: string; number: number; state: OrderState; snapshot: OrderSnapshot }

export type CountedTime = {
  day: string
  time: string
  areas: string[]
  toPack: number
  packed: number
  capacity: number
}

const packedStates = ['packed', 'delivered'] as const
const shownStates: readonly OrderState[] = ['placed', ...packedStates]

const byAddress = [
  asc(sql`${shopOrders.snapshot} -> 'deliveryAddress' ->> 'postalCode'`),
  asc(sql`${shopOrders.snapshot} -> 'deliveryAddress' ->> 'streetAddress'`),
  asc(shopOrders.number),
]

function isOfSlots(db: Sql, day: string, time?: string) {
  const slots = db
    .select({ id: deliverySlots.id })
    .from(deliverySlots)
    .where(and(eq(deliverySlots.date, day), time === undefined ? undefined : eq(deliverySlots.time, time)))
  return and(inArray(shopOrders.slotId, slots), inArray(shopOrders.state, [...shownStates]))
}

/** What is read to pack a day. */
export function packingReads(db: Sql) {
  return {
    /** Delivery times with the number of their orders, oldest first. */
    async times(from: string, until: string): Promise<CountedTime[]> {
      const { rows } = await db.execute<CountedTime>(sql`
        with counted as (
          select slot.date, slot.time, slot.area, slot.capacity, to_pack, packed
          from ${deliverySlots} as slot, lateral (
            select count(*) filter (where state = 'placed') as to_pack, count(*) filter (where state in ('packed', 'delivered')) as packed
            from ${shopOrders} as found where found.slot_id = slot.id) as orders
          where slot.date between ${from}::date and ${until}::date)
        select counted.date::text as day, counted.time, array_agg(coalesce(area.name, counted.area) order by 1) as areas,
          sum(to_pack)::int as "toPack", sum(packed)::int as packed, sum(capacity)::int as capacity
        from counted left join ${deliveryAreas} as area on area.id = counted.area
        group by counted.date, counted.time order by counted.date, counted.time`)
      return rows
    },

    /** The orders of a day, or of one of its times: paid, packed or delivered. */
    async ordersOf(day: string, time?: string): Promise<SlotOrder[]> {
      return db
        .select({
          id: shopOrders.id,
          number: shopOrders.number,
          state: shopOrders.state,
          snapshot: shopOrders.snapshot,
        })
        .from(shopOrders)
        .where(isOfSlots(db, day, time))
        .orderBy(...byAddress)
    },

    /** The same orders in the same order, for finding one's place among them. */
    async queueOf(day: string, time: string): Promise<Pick<SlotOrder, 'number' | 'state'>[]> {
      const { number, state } = shopOrders
      return db
        .select({ number, state })
        .from(shopOrders)
        .where(isOfSlots(db, day, time))
        .orderBy(...byAddress)
    },

    async boxesOf(orders: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select()
        .from(packingBoxes)
        .where(inArray(packingBoxes.order, [...orders]))
      return new Map(rows.map(({ order, count }) => [order, count]))
    },

    ticksOf: (orders: readonly string[]) => tickStore(db).ofAll(orders),
  }
}

export type TickStore = {
  of(order: string): Promise<Tick[]>
  ofAll(orders: readonly string[]): Promise<Tick[]>
  add(ticks: readonly Omit<Tick, 'at'>[]): Promise<void>
  remove(order: string, code: string, piece: number): Promise<void>
  setBoxes(order: string, count: number): Promise<void>
}

/** The caller has locked the order. */
export function tickStore(db: Sql): TickStore {
  const byPiece = [asc(packingTicks.code), asc(packingTicks.piece)]
  return {
    of: (order) =>
      db
        .select()
        .from(packingTicks)
        .where(eq(packingTicks.order, order))
        .orderBy(...byPiece),
    ofAll: (orders) =>
      db
        .select()
        .from(packingTicks)
        .where(inArray(packingTicks.order, [...orders]))
        .orderBy(...byPiece),
    async add(ticks) {
      if (ticks.length === 0) return
      await db.insert(packingTicks).values([...ticks])
      await tellOffice(db, { kind: 'packing' })
    },
    async remove(order, code, piece) {
      await db
        .delete(packingTicks)
        .where(and(eq(packingTicks.order, order), eq(packingTicks.code, code), eq(packingTicks.piece, piece)))
      await tellOffice(db, { kind: 'packing' })
    },
    async setBoxes(order, count) {
      await db
        .insert(packingBoxes)
        .values({ order, count })
        .onConflictDoUpdate({ target: packingBoxes.order, set: { count } })
      await tellOffice(db, { kind: 'packing' })
    },
  }
}

/** Of what was packed long ago, nobody asks any more who has put it into the box. */
const TICKS_KEPT = '90 days'

export async function forgetOldTicks(db: Sql): Promise<void> {
  await db.execute(sql`
    with old as (
      delete from ${packingTicks} where ${packingTicks.at} < now() - ${TICKS_KEPT}::interval returning "order")
    delete from ${packingBoxes} where "order" in (select "order" from old)`)
}
