import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CodeKind, CodeMoveCause } from '#contract/shop/shop-data.ts'
import type { Cents } from '#contract/values/money.ts'

/** Codes that shoppers enter. The code of a gift card is stored as a hash only: nobody can spend it by reading the table. */
export const shopCodes = pgTable(
  'shop_code',
  {
    key: text().primaryKey(),
    /** Names it where its code must not be read: in addresses and in the audit log. */
    id: uuid().notNull().defaultRandom(),
    kind: text().$type<CodeKind>().notNull(),
    percent: integer(),
    /** Of a discount: what it takes off. Of the others: what is left to pay with. */
    amount: integer().$type<Cents>(),
    freeDelivery: boolean('free_delivery').notNull().default(false),
    minimum: integer().$type<Cents>(),
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    maxUses: integer('max_uses'),
    /** Counted when an order is placed, in its transaction, and not when the code is typed. */
    uses: integer().notNull().default(0),
    /** What a card was worth in the beginning; `shop_code_movement` has what became of it. */
    issued: integer().$type<Cents>(),
    /** The order that bought it, and as which piece of which of its lines: one of two cards can be given back. */
    boughtBy: uuid('bought_by'),
    boughtLine: text('bought_line'),
    boughtPiece: integer('bought_piece'),
    /** The last characters of a bought card, so that its buyer can tell it from others. */
    ending: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Nobody can enter it from then on. */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    /** Why, in the words of staff. */
    voidReason: text('void_reason'),
    /** The card that took over its balance: what orders give back goes there. */
    replacedBy: text('replaced_by'),
  },
  (code) => [
    uniqueIndex('shop_code_id').on(code.id),
    index('shop_code_made').on(code.createdAt, code.id),
    index('shop_code_kind').on(code.kind, code.createdAt, code.id),
    // Staff find a code by its end.
    index('shop_code_end').on(sql`reverse(case when kind = 'gift-card' then ending else key end) text_pattern_ops`),
    index('shop_code_replaced').on(code.replacedBy).where(sql`replaced_by is not null`),
    uniqueIndex('shop_code_bought')
      .on(code.boughtBy, code.boughtLine, code.boughtPiece)
      .where(sql`bought_by is not null`),
  ],
)

/** What orders took of codes and gave back, and what staff moved: the history of a gift card. */
export const codeMovements = pgTable(
  'shop_code_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    key: text().notNull(),
    amount: integer().$type<Cents>().notNull(),
    uses: integer().notNull(),
    /** Null: moved by staff, for `cause`. */
    order: uuid(),
    cause: text().$type<CodeMoveCause>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_code_movement_key').on(row.key), index('shop_code_movement_order').on(row.order)],
)
