import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderMailKind, OrderSnapshot, RefundedLine, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { Language } from '#contract/site.ts'
import type { Cents } from '#contract/values/money.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const nameIn = (address: string) =>
  `coalesce(snapshot #>> '{${address},firstName}', '') || ' ' || coalesce(snapshot #>> '{${address},lastName}', '')`

/** The words that staff find an order by, in lower case: its number, names, mail, digits of the phone, codes and names of products. */
const searchedWords = sql.raw(`translate(lower(number::text
  || ' ' || ${nameIn('deliveryAddress')}
  || ' ' || ${nameIn('billingAddress')}
  || ' ' || coalesce(snapshot ->> 'email', '')
  || ' ' || regexp_replace(regexp_replace(coalesce(snapshot ->> 'phone', ''), '[^0-9]', '', 'g'), '^(00358|358)?0?', '')
  || ' ' || jsonb_path_query_array(snapshot, '$.lines[*].code')::text
  || ' ' || jsonb_path_query_array(snapshot, '$.lines[*].name')::text), 'ÅÄÖÉÜ''\\:"[](),', 'åäöéü         ')::tsvector`)

/** Orders from the moment on when the shopper goes to pay. Each has one payment: paying a changed cart makes another order. */
export const shopOrders = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** What the payment service calls it. */
    paymentId: text('payment_id').notNull(),
    cart: uuid().notNull(),
    /** Of cart and form: a second press with the same gets the same order. */
    digest: text().notNull(),
    /** Null after the person was erased. */
    customer: text(),
    /** In lower case, to find everything about a person. */
    email: text(),
    language: text().$type<Language>().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Whether stock, slot and codes are taken for it. */
    holdsGoods: boolean('holds_goods').notNull(),
    slotId: integer('slot_id'),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    /** To pay through the payment service. */
    amount: integer().$type<Cents>().notNull(),
    paymentAddress: text('payment_address'),
    /** What the payment service said last. */
    paymentState: text('payment_state'),
    paid: integer().$type<Cents>().notNull().default(sql`0`),
    /** What went back through the payment service. */
    refunded: integer().$type<Cents>().notNull().default(sql`0`),
    reservedUntil: timestamp('reserved_until', { withTimezone: true }).notNull(),
    /** When the payment service is asked next; null: nothing is open. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    placedAt: timestamp('placed_at', { withTimezone: true }),
    packedAt: timestamp('packed_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    // What lists of staff filter by. The database computes it, so that nodes of the previous version need not know.
    search: tsvector().generatedAlwaysAs(searchedWords),
    deliveryDay: text('delivery_day').generatedAlwaysAs(sql`snapshot #>> '{slot,date}'`),
    deliveryTime: text('delivery_time').generatedAlwaysAs(sql`snapshot #>> '{slot,time}'`),
    postalCode: text('postal_code').generatedAlwaysAs(sql`snapshot #>> '{deliveryAddress,postalCode}'`),
  },
  (order) => [
    uniqueIndex('shop_order_number').on(order.number),
    uniqueIndex('shop_order_payment').on(order.paymentId),
    // One live payment for each cart, and one order.
    uniqueIndex('shop_order_reserved').on(order.cart).where(sql`state = 'reserved'`),
    uniqueIndex('shop_order_placed').on(order.cart).where(sql`placed_at is not null`),
    index('shop_order_cart').on(order.cart),
    index('shop_order_customer').on(order.customer, order.number),
    // Also by its beginning.
    index('shop_order_email').on(order.email.op('text_pattern_ops')),
    index('shop_order_name').on(sql`lower(snapshot #>> '{deliveryAddress,lastName}') text_pattern_ops`, order.number),
    // All that the sums of the start page read.
    index('shop_order_sales').on(order.placedAt, order.paid, order.refunded).where(sql`placed_at is not null`),
    // For packing: the orders of a delivery time.
    index('shop_order_slot').on(order.slotId, order.state).where(sql`slot_id is not null`),
    // For the jobs that forget old orders and unpaid ones, and end those of gift cards.
    index('shop_order_known').on(order.createdAt).where(sql`email is not null`),
    index('shop_order_unplaced').on(order.createdAt).where(sql`email is not null and placed_at is null`),
    index('shop_order_cards').on(order.placedAt).where(sql`state = 'placed' and slot_id is null`),
    index('shop_order_check').on(order.nextCheckAt).where(sql`next_check_at is not null`),
    index('shop_order_search').using('gin', order.search),
    index('shop_order_state').on(order.state, order.number),
    index('shop_order_day').on(order.deliveryDay, order.number),
    index('shop_order_place').on(order.postalCode, order.number),
    index('shop_order_free').on(order.number).where(sql`amount = 0`),
    index('shop_order_refunded').on(order.number).where(sql`refunded > 0`),
    index('shop_order_unpaid').on(order.number).where(sql`amount > 0 and paid = 0 and refunded = 0`),
  ],
)

/** Mails about orders that nodes of the previous version write while a new one is brought in; `outgoing_mail` takes them over. */
export const orderMails = pgTable(
  'shop_order_mail',
  {
    /** Becomes its Message-ID. */
    id: uuid().primaryKey().defaultRandom(),
    order: uuid().notNull(),
    kind: text().$type<OrderMailKind>().notNull(),
    /** Which refund or withdrawal it is about; empty where there is only one. */
    subject: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
    /** Until then nobody else tries. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (mail) => [
    uniqueIndex('shop_order_mail_once').on(mail.order, mail.kind, mail.subject),
    index('shop_order_mail_waiting').on(mail.nextTryAt).where(sql`mailed_at is null`),
  ],
)

/** Money that goes back to a buyer. */
export const shopRefunds = pgTable(
  'shop_refund',
  {
    /** What the payment service calls it. */
    id: text().primaryKey(),
    order: uuid().notNull(),
    /** Through the payment service. */
    amount: integer().$type<Cents>().notNull(),
    /** Back to the gift cards and refund codes that paid. */
    toCodes: integer('to_codes').$type<Cents>().notNull(),
    reason: text().notNull(),
    /** `manual`: the payment service cannot do it, so people have to. */
    state: text().$type<'due' | 'done' | 'manual'>().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** The pieces that it is for, where staff have refunded products. */
    lines: jsonb().$type<readonly RefundedLine[]>(),
  },
  (refund) => [
    index('shop_refund_order').on(refund.order),
    index('shop_refund_manual').on(refund.createdAt).where(sql`state = 'manual'`),
    index('shop_refund_open').on(refund.order).where(sql`state <> 'done'`),
    index('shop_refund_due').on(refund.nextTryAt).where(sql`state = 'due'`),
  ],
)

/** Statements of buyers that they withdraw from a purchase. `createdAt` is the time of the withdrawal, whenever it is confirmed. */
export const withdrawals = pgTable(
  'shop_withdrawal',
  {
    id: uuid().primaryKey().defaultRandom(),
    order: uuid().notNull(),
    name: text().notNull(),
    /** What was stated; from the confirmation on, what was withdrawn from. */
    lines: jsonb().$type<readonly WithdrawnLine[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the link in the mail was used. Before that nothing is voided or refunded. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (row) => [index('shop_withdrawal_order').on(row.order)],
)

/** What staff write about an order, for themselves. */
export const orderNotes = pgTable(
  'shop_order_note',
  {
    id: uuid().primaryKey().defaultRandom(),
    order: uuid().notNull(),
    /** Who wrote it. */
    name: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (note) => [index('shop_order_note_order').on(note.order)],
)
