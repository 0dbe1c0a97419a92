import { sql } from 'drizzle-orm'
import { onTestFinished, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'

/** A Monday morning: orders for Tuesday are taken until noon. */
const START = new Date('2026-11-16T09:00:00+02:00')

/**
 * The time of a history, for the program and for its database, until the test ends. `now()` in every statement is a function of ours,
 * which is found before that of PostgreSQL. Only `current_date` stays that of the machine. The program's clock stands still between steps.
 */
export async function historyClock(database: Database) {
  await database.query('create schema history')
  await database.query(`
    create function history.now() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + current_setting('history.shift')::interval $$`)
  await database.query(`set history.shift = '0'`)
  const { rows } = await database.query(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'`)
  for (const { table_name, column_name } of rows) {
    await database.query(`alter table "${table_name}" alter "${column_name}" set default history.now()`)
  }
  await database.query('set search_path = history, pg_catalog, public')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const shiftTo = async (time: number) => {
    vi.setSystemTime(time)
    const shift = `${time - machineTime()} milliseconds`
    await database.sql.execute(sql`select set_config('history.shift', ${shift}, false)`)
  }
  return {
    now: () => new Date(),
    begin: () => shiftTo(START.getTime()),
    pass: (seconds: number) => shiftTo(Date.now() + seconds * 1000),
  }
}

const machineTime = () => Math.round(performance.timeOrigin + performance.now())
