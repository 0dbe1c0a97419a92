import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { PRESENCE_EVERY_MS } from '#contract/office/pages/presence.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { pagePresence } from '#server/db/schema/edited-pages.ts'

type Present = { page: number; window: string; staff: string; name: string; block: string | null }

/** A window counts as closed after this silence, so that two signs of life may be lost. */
const GONE_AFTER_SECONDS = (2.5 * PRESENCE_EVERY_MS) / 1000

const since = sql`clock_timestamp() - make_interval(secs => ${GONE_AFTER_SECONDS})`

/** Which windows have a page open. */
export function presenceStore(db: Sql) {
  const isIt = ({ page, window, staff }: Pick<Present, 'page' | 'window' | 'staff'>) =>
    and(eq(pagePresence.page, page), eq(pagePresence.window, window), eq(pagePresence.staff, staff))

  return {
    list: (page: number) =>
      db
        .select({
          window: pagePresence.window,
          person: pagePresence.staff,
          name: pagePresence.name,
          block: pagePresence.block,
        })
        .from(pagePresence)
        .where(and(eq(pagePresence.page, page), sql`${pagePresence.at} > ${since}`))
        .orderBy(asc(pagePresence.name), asc(pagePresence.window)),

    /** Others hear of it only when it is news. */
    tell: (present: Present) =>
      db.atomically(async (tx) => {
        const [known] = await tx.select().from(pagePresence).where(isIt(present)).for('update')
        const at = sql`clock_timestamp()`
        await tx
          .insert(pagePresence)
          .values({ ...present, at })
          .onConflictDoUpdate({
            target: [pagePresence.page, pagePresence.window],
            set: { block: present.block, at },
            setWhere: eq(pagePresence.staff, present.staff),
          })
        if (known?.block !== present.block) await tellOffice(tx, { kind: 'draft', page: present.page })
      }),

    leave: (present: Omit<Present, 'block' | 'name'>) =>
      db.atomically(async (tx) => {
        const gone = await tx.delete(pagePresence).where(isIt(present)).returning({ page: pagePresence.page })
        if (gone.length > 0) await tellOffice(tx, { kind: 'draft', page: present.page })
      }),

    async forgetOld(): Promise<void> {
      await db.delete(pagePresence).where(lt(pagePresence.at, sql`now() - interval '1 day'`))
    },
  }
}
