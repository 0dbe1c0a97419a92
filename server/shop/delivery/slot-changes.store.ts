import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays } from '#contract/values/days.ts'
import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveryAreas, deliverySlots } from '#server/db/schema/delivery.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { planStore } from './plan.store.ts'
import { slotPlanStore } from './slot-plan.store.ts'

const SHOWN_DAYS = 14

/** The slots of single days, for staff. */
export function slotChangeStore(db: Sql) {
  const columns = { slot: deliverySlots, areaName: deliveryAreas.name }
  const ofArea = eq(deliveryAreas.id, deliverySlots.area)
  return {
    list: (from: string, area?: string) =>
      db
        .select(columns)
        .from(deliverySlots)
        .leftJoin(deliveryAreas, ofArea)
        .where(
          and(
            gte(deliverySlots.date, from),
            lt(deliverySlots.date, addDays(from, SHOWN_DAYS)),
            area === undefined ? undefined : eq(deliverySlots.area, area),
          ),
        )
        .orderBy(asc(deliverySlots.date), asc(deliverySlots.area), asc(deliverySlots.time)),

    orders: (slotId: number) =>
      db
        .select({
          number: shopOrders.number,
          name: sql<string>`concat_ws(' ', ${shopOrders.snapshot} -> 'deliveryAddress' ->> 'firstName',
            ${shopOrders.snapshot} -> 'deliveryAddress' ->> 'lastName')`,
        })
        .from(shopOrders)
        .where(and(eq(shopOrders.slotId, slotId), shopOrders.holdsGoods))
        .orderBy(asc(shopOrders.number)),

    async find(id: number) {
      const [row] = await db
        .select(columns)
        .from(deliverySlots)
        .leftJoin(deliveryAreas, ofArea)
        .where(eq(deliverySlots.id, id))
      return row ?? null
    },

    async lock(id: number) {
      const [row] = await db.select().from(deliverySlots).where(eq(deliverySlots.id, id)).for('update')
      return row ?? null
    },

    async change(id: number, changes: { ownCapacity: number | null; isClosed: boolean; capacity: number }) {
      await db.update(deliverySlots).set(changes).where(eq(deliverySlots.id, id))
    },

    record: (by: Actor, change: AuditedChange) => recordChange(db, by, change),
  }
}

export type SlotChangeStore = ReturnType<typeof slotChangeStore>

/** The plan with its slots, in one transaction. */
export function planChangeStores(tx: Sql) {
  return {
    plan: planStore(tx),
    slots: slotPlanStore(tx),
    record: (by: Actor, change: AuditedChange) => recordChange(tx, by, change),
  }
}
