import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'

type Frame = { site: string; language: string; part: 'navigation' | 'taxonomy' | 'texts' }

/** Keeps others from changing the same part of what is around the pages of a site until the transaction ends. */
export async function lockFrame(db: Sql, { site, language, part }: Frame): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`frame ${site} ${language} ${part}`}))`)
}
