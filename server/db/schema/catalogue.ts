import { bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DateMark, VatClass } from '#contract/shop/shop-data.ts'
import type { Cents } from '#contract/values/money.ts'

/** What the shop sells. Names, pictures and texts are those of the page whose item has the code; content never changes what is here. */
export const shopProducts = pgTable('shop_product', {
  code: text().primaryKey(),
  /** What is asked now, made from the three prices below. Null: it is shown but cannot be bought. */
  price: integer().$type<Cents>(),
  /** What is asked where it is not reduced. */
  regularPrice: integer('regular_price').$type<Cents>(),
  /** A reduction that is in force or planned; without an end it lasts until somebody ends it. */
  salePrice: integer('sale_price').$type<Cents>(),
  saleFrom: timestamp('sale_from', { withTimezone: true }),
  saleUntil: timestamp('sale_until', { withTimezone: true }),
  /** The regular price from this time on. */
  nextPrice: integer('next_price').$type<Cents>(),
  nextPriceFrom: timestamp('next_price_from', { withTimezone: true }),
  /** Of a reduced price: what it is compared with, by the law on price reductions. */
  fullPrice: integer('full_price').$type<Cents>(),
  /** What the producer recommends, and nothing else. */
  recommendedPrice: integer('recommended_price').$type<Cents>(),
  /** The price per kilo is made from it. */
  weightGrams: integer('weight_grams'),
  /** Null is unlimited. */
  stock: integer(),
  vatClass: text('vat_class').$type<VatClass>().notNull(),
  dateMark: text('date_mark').$type<DateMark>(),
  /** ISO weekdays on which it can be delivered, such as {2,5}; null is every delivery day. */
  deliveryDays: integer('delivery_days').array(),
  /** Staff are told when fewer pieces than this are for sale; null is never. */
  lowStock: integer('low_stock'),
  /** It has no price on any page, is in no list, and cannot be bought. */
  isHidden: boolean('is_hidden').notNull().default(false),
  /** Its place in lists of the shop, the smallest first; null: after those that have one. */
  place: integer(),
})

/** Every price that a product has had, from the time on when it began. */
export const shopPrices = pgTable(
  'shop_price',
  {
    code: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    price: integer().$type<Cents>(),
    /** Whether it was announced as a reduction. */
    isReduced: boolean('is_reduced').notNull(),
  },
  (row) => [primaryKey({ columns: [row.code, row.since] })],
)

/** Every change of a stock: what was counted, or what an order took or gave back. The sum is the stock. */
export const stockMovements = pgTable(
  'shop_stock_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    code: text().notNull(),
    /** The new count; null is unlimited. */
    counted: integer(),
    isCount: boolean('is_count').notNull().default(false),
    change: integer().notNull().default(0),
    order: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_stock_movement_code').on(row.code, row.id), index('shop_stock_movement_order').on(row.order)],
)
