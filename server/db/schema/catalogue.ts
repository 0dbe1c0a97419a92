import { bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DateMark, VatClass } from '#contract/shop/shop-data.ts'
import type { Cents } from '#contract/values/money.ts'

/** What the shop sells. Names, pictures and texts are those of the page whose item has the code; content never changes what is here. */
export const shopProducts = pgTable('shop_product', {
  code: text().primaryKey(),
  /** Null: it is shown but cannot be bought. */
  price: integer().$type<Cents>(),
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
