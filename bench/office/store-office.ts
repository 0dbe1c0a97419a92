import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { newToken } from '#server/office/staff/staff-cookie.http.ts'
import { staffSessionStore } from '#server/office/staff/staff-sessions.store.ts'
import { besides, deliveries, ofOrders, orders, PREPARATIONS } from './order-statements.ts'

const BATCH = 20_000
/** A proof of who somebody is holds for ten minutes: the bench begins after the program has started. */
const UNTIL_STARTED_MS = 60 * 60_000

/**
 * Stores the orders of years with all that follows from them, in a database that is not in use. Indexes are made at the end, which takes
 * a fraction of the time.
 */
export async function storeOffice(place: DatabaseLocation, count: number): Promise<void> {
  const database = await readyDatabase(place)
  try {
    await database.session(async (session) => {
      const run = (statement: string) => session.execute(sql.raw(statement))
      const { rows: indexes } = await session.execute<{ name: string; made: string }>(sql`
        select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
        where not indisprimary and indrelid::regclass::text in ('shop_order', 'shop_stock_movement', 'shop_code_movement', 'outgoing_mail', 'shop_refund',
          'audit_entry', 'packing_tick', 'shop_code', 'shop_review')`)
      for (const { name } of indexes) await run(`drop index ${name}`)
      for (const statement of [...PREPARATIONS, ...deliveries]) await run(statement)
      for (let from = 1; from <= count; from += BATCH) {
        const part = { from, until: Math.min(count, from + BATCH - 1), count }
        await run(orders(part))
      }
      await run('create unique index bench_number on shop_order (number)')
      for (let from = 1; from <= count; from += BATCH) {
        const part = { from, until: Math.min(count, from + BATCH - 1), count }
        for (const statementOf of ofOrders) await run(statementOf(part))
      }
      for (const statement of besides(count)) await run(statement)
      await run('drop index bench_number')
      for (const { made } of indexes) await run(made)
      await run('vacuum analyze')
    })
  } finally {
    await database.close()
  }
}

/** A session of somebody who may see all. */
export async function storeSession(place: DatabaseLocation): Promise<string> {
  const database = await readyDatabase(place)
  try {
    return await begunSession(database)
  } finally {
    await database.close()
  }
}

async function begunSession({ sql: db }: Database): Promise<string> {
  await db.execute(
    sql`insert into staff (id, email, name, roles) values ('bench', 'bench@example.fi', 'Mittaaja', '{shop,service,admin,editor}')
      on conflict (id) do nothing`,
  )
  const { token, hash } = newToken()
  await staffSessionStore(db).begin(hash, 'bench', 'bench', new Date(Date.now() + UNTIL_STARTED_MS))
  return token
}
