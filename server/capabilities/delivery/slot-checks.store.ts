import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliverySlots } from '#server/db/schema/delivery.ts'

/** Whether the cut-off of a slot is still to come, by the database's clock. */
export async function isSlotOpen(db: Sql, slotId: number): Promise<boolean> {
  const [row] = await db
    .select({ isOpen: sql<boolean>`${deliverySlots.closesAt} > now()` })
    .from(deliverySlots)
    .where(eq(deliverySlots.id, slotId))
  return row?.isOpen ?? false
}

/** Slots with places that are taken, or too many. */
export function countedSlots(db: Sql): Promise<{ slotId: number; taken: number; capacity: number }[]> {
  return db
    .select({ slotId: deliverySlots.id, taken: deliverySlots.taken, capacity: deliverySlots.capacity })
    .from(deliverySlots)
}
