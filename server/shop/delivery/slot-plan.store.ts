import { asc, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliveryAreas, deliveryExceptions, deliverySlots } from '#server/db/schema/delivery.ts'
import type { SlotPlanStore } from './make-slots.ts'

export function slotPlanStore(db: Sql): SlotPlanStore {
  return {
    areasAfter: (id, count) =>
      db
        .select({ id: deliveryAreas.id, windows: deliveryAreas.windows })
        .from(deliveryAreas)
        .where(gt(deliveryAreas.id, id))
        .orderBy(asc(deliveryAreas.id))
        .limit(count),

    exceptionsFrom: (date) => db.select().from(deliveryExceptions).where(gte(deliveryExceptions.date, date)),

    async replaceSlots(areas, from, slots) {
      const column = (name: keyof (typeof slots)[number]) => sql.param(slots.map((slot) => slot[name]))
      const closing = sql.param(slots.map(({ closesAt }) => closesAt.toISOString()))
      await db.execute(sql`
        with wanted as (
          select * from unnest(
            ${column('area')}::text[], ${column('date')}::date[], ${column('time')}::text[],
            ${column('capacity')}::int[], ${closing}::timestamptz[]) as given(area, date, time, capacity, closes_at)
        ), put as (
          insert into ${deliverySlots} as slot (area, date, time, capacity, closes_at) select * from wanted
          on conflict (area, date, time) do update
          set capacity = greatest(coalesce(slot.own_capacity, excluded.capacity), slot.taken), closes_at = excluded.closes_at
          where (slot.capacity, slot.closes_at) is distinct from
            (greatest(coalesce(slot.own_capacity, excluded.capacity), slot.taken), excluded.closes_at)
        ), ${unwanted(sql`
          slot.area = any(${sql.param([...areas])}::text[]) and slot.date >= ${from}
          and not exists (
            select from wanted where wanted.area = slot.area and wanted.date = slot.date and wanted.time = slot.time)`)}`)
    },

    async closeOtherAreas(from) {
      await db.execute(sql`
        with ${unwanted(sql`
          slot.date >= ${from} and not exists (select from ${deliveryAreas} as area where area.id = slot.area)`)}`)
    },

    async deleteBefore(date) {
      await db.delete(deliverySlots).where(lt(deliverySlots.date, date))
    },
  }
}

/** The end of a statement that deletes slots without taken places, and closes the others. */
const unwanted = (condition: SQL) => sql`
  gone as (delete from ${deliverySlots} as slot where slot.taken = 0 and ${condition})
  update ${deliverySlots} as slot set closes_at = now() where slot.taken > 0 and slot.closes_at > now() and ${condition}`
