import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Change } from '#contract/content/change.ts'

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

/**
 * Changes for the nodes to read, written in the transaction of the change itself. Ordered by transaction id, not by row id, because
 * a transaction that started early may commit late.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    node: text().notNull(),
    change: jsonb().$type<Change>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('outbox_order').on(row.xid, row.id)],
)

/** Facts about this database itself, such as which demo content filled it. */
export const facts = pgTable('fact', { name: text().primaryKey(), value: text().notNull() })

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The last builds of the program, and the addresses of the files that browsers load of each. */
export const builds = pgTable('build', {
  id: text().primaryKey(),
  addresses: jsonb().$type<string[]>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Those files. An address contains a hash of the file, so a row never changes. */
export const buildFiles = pgTable('build_file', { address: text().primaryKey(), bytes: bytea().notNull() })
