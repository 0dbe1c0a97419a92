import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoredWeek } from '#contract/lunch-menus/lunch-menu.ts'

/** Lunch menus of professional kitchens: ids of recipes and plain text only. The id is known to those who have the link. */
export const lunchMenus = pgTable(
  'lunch_menu',
  {
    id: uuid().primaryKey(),
    site: text().notNull(),
    weeks: jsonb().$type<readonly StoredWeek[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readOn: date('read_on').notNull().default(sql`current_date`),
  },
  (menu) => [index('lunch_menu_read_on').on(menu.readOn)],
)
