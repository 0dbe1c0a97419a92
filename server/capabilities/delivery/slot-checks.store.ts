import { and, eq, gt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliverySlots } from '#server/db/schema/delivery.ts'

/** The cut-off of a slot; null if it is past, by the database's clock. */
export async function slotOpenUntil(db: Sql, slotId: number): Promise<Date | null> {
  const [row] = await db
    .select({ closesAt: deliverySlots.closesAt })
    .from(deliverySlots)
    .where(and(eq(deliverySlots.id, slotId), gt(deliverySlots.closesAt, sql`now()`)))
  return row?.closesAt ?? null
}

/** Slots with places that are taken, or too many. */
export function countedSlots(db: Sql): Promise<{ slotId: number; taken: number; capacity: number }[]> {
  return db
    .select({ slotId: deliverySlots.id, taken: deliverySlots.taken, capacity: deliverySlots.capacity })
    .from(deliverySlots)
}
