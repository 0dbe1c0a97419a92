import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { redirects } from '#server/db/schema/pages.ts'
import type { RedirectStore } from './redirects.ts'

const BATCH_SIZE = 500

/** Keeps everybody else from changing redirects until the transaction ends: each is checked against all others. */
export async function lockRedirects(tx: Sql): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`)
}

export function redirectStore(db: Sql): RedirectStore {
  return {
    all: () => db.select().from(redirects),

    put: (rows, change) =>
      db.atomically(async (tx) => {
        for (let at = 0; at < rows.length; at += BATCH_SIZE) {
          await tx
            .insert(redirects)
            .values(rows.slice(at, at + BATCH_SIZE))
            .onConflictDoUpdate({
              target: [redirects.site, redirects.source],
              set: { target: sql`excluded.target` },
            })
        }
        await recordChange(tx, change)
      }),
  }
}
