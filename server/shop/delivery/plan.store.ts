import { and, asc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import {
  deliveredCodes,
  deliveryAreas,
  deliveryExceptions,
  deliverySlots,
  postalCodes,
} from '#server/db/schema/delivery.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import type { PlanStore } from './plan.ts'

export function planStore(db: Sql): PlanStore {
  return {
    postalCodes: () =>
      db
        .select({ code: postalCodes.code, type: postalCodes.type })
        .from(postalCodes)
        // Digits sort the same in every collation.
        .orderBy(asc(postalCodes.code)),

    async replacePostalCodes(codes) {
      await db.delete(postalCodes)
      await db.execute(sql`
        insert into ${postalCodes} (code, name, swedish_name, municipality, type)
        select * from unnest(
          ${list(codes, 'code')}::text[], ${list(codes, 'name')}::text[], ${list(codes, 'swedishName')}::text[],
          ${list(codes, 'municipality')}::text[], ${list(codes, 'type')}::int[])`)
    },

    async lostCodes() {
      const rows = await db
        .select({ code: deliveredCodes.postalCode })
        .from(deliveredCodes)
        .leftJoin(postalCodes, eq(postalCodes.code, deliveredCodes.postalCode))
        .where(isNull(postalCodes.code))
        .orderBy(asc(deliveredCodes.postalCode))
      return rows.map(({ code }) => code)
    },

    async replaceAreas(areas, codes) {
      await db.delete(deliveredCodes)
      await db.delete(deliveryAreas)
      const windows = sql.param(areas.map((area) => JSON.stringify(area.windows)))
      await db.execute(sql`
        insert into ${deliveryAreas} (id, name, windows)
        select id, name, windows::jsonb
        from unnest(${list(areas, 'id')}::text[], ${list(areas, 'name')}::text[], ${windows}::text[]) as given(id, name, windows)`)
      await db.execute(sql`
        insert into ${deliveredCodes} (postal_code, area)
        select * from unnest(${list(codes, 'postalCode')}::text[], ${list(codes, 'area')}::text[])`)
    },

    areas: () => db.select().from(deliveryAreas),

    async areaOfCodes() {
      const rows = await db.select().from(deliveredCodes)
      return new Map(rows.map(({ postalCode, area }) => [postalCode, area]))
    },

    exceptions: () => db.select().from(deliveryExceptions),

    heldFrom: (date) =>
      db
        .select({
          order: shopOrders.number,
          postalCode: sql<string>`${shopOrders.snapshot} -> 'deliveryAddress' ->> 'postalCode'`,
          area: deliverySlots.area,
          date: deliverySlots.date,
          time: deliverySlots.time,
          name: sql<string>`concat_ws(' ', ${shopOrders.snapshot} -> 'deliveryAddress' ->> 'firstName',
            ${shopOrders.snapshot} -> 'deliveryAddress' ->> 'lastName')`,
        })
        .from(shopOrders)
        .innerJoin(deliverySlots, eq(deliverySlots.id, shopOrders.slotId))
        .where(
          and(
            shopOrders.holdsGoods,
            ne(shopOrders.state, 'delivered'),
            isNotNull(shopOrders.email),
            gte(deliverySlots.date, date),
          ),
        )
        .orderBy(asc(deliverySlots.date), asc(shopOrders.number)),

    async replaceExceptions(exceptions) {
      await db.delete(deliveryExceptions)
      if (exceptions.length > 0) await db.insert(deliveryExceptions).values([...exceptions])
    },

    async lock(from) {
      await db.execute(sql`lock table ${deliveryAreas} in share row exclusive mode`)
      // An order that takes a place at the same time waits, or is seen.
      await db.execute(sql`select from ${deliverySlots} where date >= ${from} order by id for update`)
    },

    async putArea({ id, name, windows }, codes) {
      await db
        .insert(deliveryAreas)
        .values({ id, name, windows })
        .onConflictDoUpdate({ target: deliveryAreas.id, set: { name, windows } })
      await db.delete(deliveredCodes).where(eq(deliveredCodes.area, id))
      if (codes.length > 0)
        await db.insert(deliveredCodes).values(codes.map((postalCode) => ({ postalCode, area: id })))
    },

    async putException({ date, area, runsAs }) {
      await db
        .insert(deliveryExceptions)
        .values({ date, area, runsAs })
        .onConflictDoUpdate({ target: [deliveryExceptions.date, deliveryExceptions.area], set: { runsAs } })
    },

    async removeException({ date, area }) {
      await db
        .delete(deliveryExceptions)
        .where(and(eq(deliveryExceptions.date, date), eq(deliveryExceptions.area, area)))
    },

    record: (change) => recordChange(db, change),
  }
}

const list = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) => sql.param(rows.map((row) => row[name]))
