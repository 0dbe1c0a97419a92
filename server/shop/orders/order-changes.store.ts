import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderChange } from '#contract/shop/order-change.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { orderChanges } from '#server/db/schema/packing.ts'

/** What was taken off orders while they were packed. */
export type OrderChangeStore = {
  add(change: Omit<OrderChange, 'at'>): Promise<void>
  find(id: string): Promise<OrderChange | null>
  of(order: string): Promise<OrderChange[]>
  ofAll(orders: readonly string[]): Promise<OrderChange[]>
}

export function orderChangeStore(db: Sql): OrderChangeStore {
  const oldestFirst = [asc(orderChanges.at), asc(orderChanges.id)]
  return {
    async add(change) {
      await db.insert(orderChanges).values(change)
      await tellOffice(db, { kind: 'orders' })
    },
    async find(id) {
      const [row] = await db.select().from(orderChanges).where(eq(orderChanges.id, id))
      return row ?? null
    },
    of: (order) =>
      db
        .select()
        .from(orderChanges)
        .where(eq(orderChanges.order, order))
        .orderBy(...oldestFirst),
    ofAll: (orders) =>
      db
        .select()
        .from(orderChanges)
        .where(inArray(orderChanges.order, [...orders]))
        .orderBy(...oldestFirst),
  }
}
