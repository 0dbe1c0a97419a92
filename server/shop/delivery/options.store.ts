import { and, eq, gt, gte, lt, not, or, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import type { FoundPlace } from './options.ts'

export type OptionsStore = {
  /** A postal code with the slots that have room, including the one that the shopper's own order holds. Null if Posti has no such code. */
  find(postalCode: string, heldSlot: number | null): Promise<FoundPlace | null>
  /** The same, without slots. */
  findArea(postalCode: string): Promise<Omit<FoundPlace, 'slots' | 'cities'> | null>
}

/** Prepared, because shoppers run these all the time. One statement each, by indexes. */
export function optionsStore(db: Sql): OptionsStore {
  const asked = eq(postalCodes.code, sql.placeholder('code'))
  const ofCode = eq(deliveredCodes.postalCode, postalCodes.code)
  const place = { type: postalCodes.type, area: deliveredCodes.area }
  const { name, swedishName, municipality } = postalCodes
  const names = { name, swedishName, municipality }
  const area = db.select(place).from(postalCodes).leftJoin(deliveredCodes, ofCode).where(asked).prepare('delivery_area')
  const slots = db
    .select({ ...place, ...names, slot: deliverySlots })
    .from(postalCodes)
    .leftJoin(deliveredCodes, ofCode)
    .leftJoin(
      deliverySlots,
      and(
        eq(deliverySlots.area, deliveredCodes.area),
        // From yesterday on, because the database may be in another time zone.
        gte(deliverySlots.date, sql`current_date - 1`),
        gt(deliverySlots.closesAt, sql`now()`),
        or(
          and(lt(deliverySlots.taken, deliverySlots.capacity), not(deliverySlots.isClosed)),
          eq(deliverySlots.id, sql.placeholder('heldSlot')),
        ),
      ),
    )
    .where(asked)
    .prepare('delivery_slots')

  return {
    async find(code, heldSlot) {
      const rows = await slots.execute({ code, heldSlot })
      const [first] = rows
      if (!first) return null
      const found = rows.flatMap(({ slot }) => {
        const ownPlace = slot?.id === heldSlot ? 1 : 0
        return slot ? [{ ...slot, placesLeft: slot.capacity - slot.taken + ownPlace }] : []
      })
      const cities = [...new Set([first.name, first.swedishName, first.municipality])]
      return { type: first.type, area: first.area, cities, slots: found }
    },
    async findArea(code) {
      const [row] = await area.execute({ code })
      return row ?? null
    },
  }
}
