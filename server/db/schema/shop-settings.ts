import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings of the shop: a row for each version, of which the last is in force. Rows are added and never changed. */
export const shopSettingVersions = pgTable('shop_settings', {
  version: integer().primaryKey(),
  /** Checked by `contract/shop/shop-settings.ts` when it is written and when it is read. */
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})
