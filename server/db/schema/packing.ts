import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Replacement } from '#contract/shop/order-change.ts'
import type { Cents } from '#contract/values/money.ts'

/** Pieces that lie in the box of an order. A row for each piece, so that the ticks of two packers add up. */
export const packingTicks = pgTable(
  'packing_tick',
  {
    order: uuid().notNull(),
    code: text().notNull(),
    /** From 1 on. */
    piece: integer().notNull(),
    /** The scan or press that ticked it: a request that is repeated ticks once. */
    request: uuid().notNull(),
    staff: text().notNull(),
    /** As it was then. */
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.order, row.code, row.piece] })],
)

/** How many boxes an order fills: each gets a label. */
export const packingBoxes = pgTable('packing_boxes', {
  order: uuid().primaryKey(),
  count: integer().notNull(),
})

/** What was taken off an order while it was packed. What was ordered stays in its snapshot. */
export const orderChanges = pgTable(
  'shop_order_change',
  {
    /** Made by the browser of the packer: a request that is repeated changes once. */
    id: uuid().primaryKey(),
    order: uuid().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** Pieces of the line that were not packed. */
    quantity: integer().notNull(),
    /** What was packed instead; null: nothing. */
    replacement: jsonb().$type<Replacement>(),
    /** What goes back to the buyer for it, to codes and through the payment service. */
    refunded: integer().$type<Cents>().notNull(),
    /** Of `shop_refund`; null if nothing goes back. */
    refund: text(),
    staff: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_order_change_order').on(row.order)],
)

/**
 * Which product a barcode is, where its page does not say: GTINs of 14 digits, and the first eight digits of codes that have a weight in them.
 */
export const shopBarcodes = pgTable('shop_barcode', {
  barcode: text().primaryKey(),
  code: text().notNull(),
})
