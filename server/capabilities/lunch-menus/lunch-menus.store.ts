import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { lunchMenus } from '#server/db/schema/lunch-menus.ts'
import type { LunchMenuStore } from './lunch-menus.ts'

export function lunchMenuStore(db: Sql): LunchMenuStore {
  return {
    async add(menu) {
      await db.insert(lunchMenus).values(menu)
    },

    async read(site, id) {
      const [menu] = await db
        .select({ weeks: lunchMenus.weeks, isReadToday: sql<boolean>`${lunchMenus.readOn} = current_date` })
        .from(lunchMenus)
        .where(and(eq(lunchMenus.id, id), eq(lunchMenus.site, site)))
      if (!menu) return null
      if (!menu.isReadToday) await db.update(lunchMenus).set({ readOn: sql`current_date` }).where(eq(lunchMenus.id, id))
      return menu.weeks
    },

    async deleteUnread() {
      await db.delete(lunchMenus).where(sql`${lunchMenus.readOn} < current_date - interval '1 year'`)
    },
  }
}
