import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DeliveryWindow } from '#contract/shop/shop-data.ts'

/** The postal codes of Finland, as Posti publishes them. */
export const postalCodes = pgTable('postal_code', {
  code: text().primaryKey(),
  name: text().notNull(),
  swedishName: text('swedish_name').notNull(),
  municipality: text().notNull(),
  /** Posti's type: people live at 1 and 2; the others are boxes, companies and the like. */
  type: integer().notNull(),
})

/** Where the shop delivers, and at which times of each week. */
export const deliveryAreas = pgTable('delivery_area', {
  id: text().primaryKey(),
  name: text().notNull(),
  windows: jsonb().$type<readonly DeliveryWindow[]>().notNull(),
})

/** The postal codes of the areas. A code belongs to one area. */
export const deliveredCodes = pgTable(
  'delivered_code',
  { postalCode: text('postal_code').primaryKey(), area: text().notNull() },
  (row) => [index('delivered_code_area').on(row.area)],
)

/** Days that differ from the calendar. */
export const deliveryExceptions = pgTable(
  'delivery_exception',
  {
    date: date().notNull(),
    /** Empty: all areas. */
    area: text().notNull().default(''),
    /** The ISO weekday whose windows are used; null: nothing is delivered. */
    runsAs: integer('runs_as'),
  },
  (row) => [primaryKey({ columns: [row.date, row.area] })],
)

/** The times of single days that orders take places of, made some weeks ahead. */
export const deliverySlots = pgTable(
  'delivery_slot',
  {
    id: serial().primaryKey(),
    area: text().notNull(),
    date: date().notNull(),
    /** Such as `16:00-20:00`: the value of a time in the delivery options. */
    time: text().notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    /** The cut-off: nobody takes a place from then on. */
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    /** What staff decided for this day alone, in the place of the area's capacity. */
    ownCapacity: integer('own_capacity'),
    /** Staff take no more orders for it. The places that are taken stay. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (slot) => [
    uniqueIndex('delivery_slot_time').on(slot.area, slot.date, slot.time),
    check('delivery_slot_places', sql`${slot.taken} between 0 and ${slot.capacity}`),
  ],
)
