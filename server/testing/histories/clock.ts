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
  await database.query(`create table history.clock as select interval '0' as shift`)
  await database.query(`
    create function history.now() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + shift from history.clock $$`)
  const { rows } = await database.query(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'`)
  for (const { table_name, column_name } of rows) {
    await database.query(`alter table "${table_name}" alter "${column_name}" set default history.now()`)
  }
  await findOursFirst(database)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const shiftTo = async (time: number) => {
    vi.setSystemTime(time)
    const shift = `${time - machineTime()} milliseconds`
    await database.sql.execute(sql`update history.clock set shift = ${shift}::interval`)
  }
  return {
    now: () => new Date(),
    begin: () => shiftTo(START.getTime()),
    pass: (seconds: number) => shiftTo(Date.now() + seconds * 1000),
  }
}

/** On this connection, and on all that are opened from now on. */
async function findOursFirst(database: Database): Promise<void> {
  const path = 'history, pg_catalog, public'
  const { rows } = await database.query('select current_database() as name')
  await database.query(`alter database "${rows[0]?.name}" set search_path = ${path}`)
  await database.query(`set search_path = ${path}`)
  await database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

const machineTime = () => Math.round(performance.timeOrigin + performance.now())
