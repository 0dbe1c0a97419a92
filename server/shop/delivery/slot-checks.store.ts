import { and, eq, gt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliverySlots } from '#server/db/schema/delivery.ts'

/** The cut-off of a slot; null if it is past, by the database's clock. */
export async function slotOpenUntil(db: Sql, slotId: number): Promise<Date | null> {
  const [row] = await db
    .select({ closesAt: deliverySlots.closesAt })
    .from(deliverySlots)
    .where(and(eq(deliverySlots.id, slotId), gt(deliverySlots.closesAt, sql`now()`)))
  return row?.closesAt ?? null
}

/** Whether a slot is one of the area that a postal code belongs to. */
export async function slotServes(db: Sql, slotId: number, postalCode: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deliverySlots.id })
    .from(deliverySlots)
    .innerJoin(deliveredCodes, eq(deliveredCodes.area, deliverySlots.area))
    .where(and(eq(deliverySlots.id, slotId), eq(deliveredCodes.postalCode, postalCode)))
  return row !== undefined
}

type CountedSlot = { slotId: number; area: string; date: string; taken: number; capacity: number }

/** The places of all slots. */
export function countedSlots(db: Sql): Promise<CountedSlot[]> {
  return db
    .select({
      slotId: deliverySlots.id,
      area: deliverySlots.area,
      date: deliverySlots.date,
      taken: deliverySlots.taken,
      capacity: deliverySlots.capacity,
    })
    .from(deliverySlots)
}
