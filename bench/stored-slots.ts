import { sql } from 'drizzle-orm'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'

export type DeliveryData = { areas: number; slotsPerArea: number }

/** The postal code of an area: each has one. */
export const postalCodeOf = (at: number) => String(at).padStart(5, '0')

/** Stores postal codes, areas and slots that are open, in a database that is not in use. */
export async function fillWithSlots(place: DatabaseLocation, { areas, slotsPerArea }: DeliveryData): Promise<void> {
  const database = await readyDatabase(place)
  const run = (statement: ReturnType<typeof sql>) => database.sql.execute(statement)
  try {
    const all = sql`from generate_series(0, ${areas - 1}) as at`
    const code = sql`lpad(at::text, 5, '0')`
    await run(sql`
      insert into postal_code (code, name, swedish_name, municipality, type) select ${code}, 'MITTA', 'MITTA', 'Mitta', 1 ${all}`)
    await run(sql`insert into delivery_area (id, name, windows) select 'mitta-' || at, 'Mitta ' || at, '[]' ${all}`)
    await run(sql`insert into delivered_code (postal_code, area) select ${code}, 'mitta-' || at ${all}`)
    await run(sql`
      insert into delivery_slot (area, date, time, capacity, closes_at)
      select 'mitta-' || at, current_date + 2 + slot / 2, case slot % 2 when 0 then '08:00-12:00' else '16:00-20:00' end, 40,
        now() + interval '1 day'
      from generate_series(0, ${areas - 1}) as at, generate_series(0, ${slotsPerArea - 1}) as slot`)
    for (const table of ['postal_code', 'delivery_area', 'delivered_code', 'delivery_slot'])
      await run(sql`analyze ${sql.identifier(table)}`)
  } finally {
    await database.close()
  }
}
