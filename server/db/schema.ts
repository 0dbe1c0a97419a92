import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
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
  uuid,
} from 'drizzle-orm/pg-core'
import type { Change } from '#contract/change.ts'
import type { Picture, StoredBlock } from '#contract/content.ts'
import type { Address, LinkPurpose } from '#contract/customer-data.ts'
import type { FileType, RecordedConsent } from '#contract/forms/form.ts'
import type { Item } from '#contract/item.ts'
import type { StoredWeek } from '#contract/lunch-menu.ts'
import type { Cents } from '#contract/money.ts'
import type { Navigation } from '#contract/navigation.ts'
import type { OrderMailKind, OrderSnapshot, WithdrawnLine } from '#contract/order-snapshot.ts'
import type { OrderState } from '#contract/order-states.ts'
import type { CartLine, CodeKind, DateMark, DeliveryWindow, ReviewState, VatClass } from '#contract/shop-data.ts'
import type { Language } from '#contract/site.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'

export const pages = pgTable(
  'page',
  {
    id: serial().primaryKey(),
    site: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    template: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    picture: jsonb().$type<Picture>(),
    publishDate: date('publish_date').notNull(),
    item: jsonb().$type<Item>(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /** Read for all pages at every start; a separate column takes a quarter of the time of unpacking `blocks`. */
    blockTypes: jsonb('block_types')
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(blocks, '$[*].type')`),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (page) => [
    uniqueIndex('page_address').on(page.site, page.language, page.path),
    // Starts with the key, so that the planner cannot use it to find an address: without statistics it would, and scan a whole site.
    uniqueIndex('page_translation').on(page.key, page.site, page.language),
    // Finds items by kind and categories.
    index('page_item').using('gin', page.item.op('jsonb_path_ops')),
    // Finds the pages of a product of the shop.
    index('page_offer').on(sql`(item -> 'offer' ->> 'code')`).where(sql`item -> 'offer' ->> 'code' is not null`),
  ],
)

export const navigations = pgTable(
  'navigation',
  {
    site: text().notNull(),
    language: text().notNull(),
    tree: jsonb().$type<Omit<Navigation, 'site' | 'language'>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (navigation) => [primaryKey({ columns: [navigation.site, navigation.language] })],
)

/** The categories of a site, for each language. */
export const taxonomies = pgTable(
  'taxonomy',
  {
    site: text().notNull(),
    language: text().notNull(),
    tree: jsonb().$type<Omit<Taxonomy, 'site' | 'language'>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (taxonomy) => [primaryKey({ columns: [taxonomy.site, taxonomy.language] })],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The last builds of the program, and the addresses of the files that browsers load of each. */
export const builds = pgTable('build', {
  id: text().primaryKey(),
  addresses: jsonb().$type<string[]>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Those files. An address contains a hash of the file, so a row never changes. */
export const buildFiles = pgTable('build_file', { address: text().primaryKey(), bytes: bytea().notNull() })

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

/** The pictures that pages use. The file store has their bytes; the id is a hash of them, so a row never changes. */
export const media = pgTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Media type of the stored original, such as `image/jpeg`. */
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Redirects from addresses of earlier sites. */
export const redirects = pgTable(
  'redirect',
  {
    site: text().notNull(),
    /** Path in lower case without a trailing slash, with its query if the old address needs one. */
    source: text().notNull(),
    target: text().notNull(),
  },
  (redirect) => [primaryKey({ columns: [redirect.site, redirect.source] })],
)

/** Facts about this database itself, such as which demo content filled it. */
export const facts = pgTable('fact', { name: text().primaryKey(), value: text().notNull() })

/** Likes by visitor. A visitor is only a random id from a cookie. */
export const likes = pgTable(
  'content_like',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    visitor: uuid().notNull(),
  },
  (like) => [primaryKey({ columns: [like.contentId, like.visitor] })],
)

/** The number of rows in `content_like` for each page: counting them on every render would take too long. */
export const likeCounts = pgTable('content_like_count', {
  contentId: integer('content_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
})

/** Attempts counted across all nodes, such as wrong passwords; a row may be deleted after its window. */
export const sharedCounts = pgTable('shared_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/** Outcomes of requests that must not act twice, by a hash of call, caller and idempotency key. */
export const answeredRequests = pgTable('answered_request', {
  key: text().primaryKey(),
  /** Null only inside the transaction that is handling the request; nobody else sees that. */
  value: jsonb(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Captcha tokens that were used; deleted when they would have expired anyway. */
export const spentCaptchaTokens = pgTable('spent_captcha_token', {
  id: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Forms that visitors sent, until their retention ends. */
export const submissions = pgTable(
  'submission',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    form: text().notNull(),
    language: text().$type<Language>().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The sender's address in lower case, to find everything about a person; null where the form has none. */
    email: text(),
    consent: jsonb().$type<RecordedConsent>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the recipient's mail server accepted it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** Until then only the node that is mailing it may try. */
    mailingUntil: timestamp('mailing_until', { withTimezone: true }),
  },
  (submission) => [
    index('submission_email').on(submission.email),
    index('submission_form').on(submission.form, submission.createdAt),
    index('submission_unmailed').on(submission.createdAt).where(sql`mailed_at is null`),
  ],
)

/** Files of a submission; the file store has their bytes. */
export const submissionFiles = pgTable(
  'submission_file',
  {
    /** Also the file's key in the store. */
    id: uuid().primaryKey(),
    /** Null from before the file is written until the submission is: what a killed node leaves is deleted by night. */
    submission: uuid().references(() => submissions.id, { onDelete: 'cascade' }),
    /** The sender's name for it: text, never a path. */
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Encoded anew, without location and other hidden data. */
    cleanedAt: timestamp('cleaned_at', { withTimezone: true }),
  },
  (file) => [index('submission_file_submission').on(file.submission)],
)

/** Addresses on lists of newsletters, releases and campaigns. */
export const subscriptions = pgTable(
  'subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    list: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<'waiting' | 'active' | 'ended'>().notNull(),
    /** What the links in the latest mail about it name. */
    request: uuid().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (subscription) => [
    uniqueIndex('subscription_address').on(subscription.site, subscription.list, subscription.email),
    index('subscription_email').on(subscription.email),
    index('subscription_request').on(subscription.request),
  ],
)
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

/** Codes that shoppers enter. The code of a gift card is stored as a hash only: whoever reads the table cannot spend it. */
export const shopCodes = pgTable('shop_code', {
  key: text().primaryKey(),
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
  /** The order that bought it. */
  boughtBy: uuid('bought_by'),
})

/** Carts. The id is the secret that the shopper's browser keeps. */
export const carts = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    lines: jsonb().$type<readonly CartLine[]>().notNull(),
    codes: jsonb().$type<readonly string[]>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }),
    /** The cart that has taken its lines over; later changes land there. */
    mergedInto: uuid('merged_into'),
    /** The customer whose cart it is, on all their devices; null for a guest's. */
    customer: text('customer_id'),
    /** A day, not a time: the index on it has nothing to do for the second change of a day. */
    usedOn: date('used_on').notNull().default(sql`current_date`),
  },
  (cart) => [
    index('cart_used_on').on(cart.usedOn),
    index('cart_customer').on(cart.customer).where(sql`customer_id is not null`),
  ],
)

/** Window messages that have added to a cart, so that each adds once, whoever delivers it. */
export const cartMessages = pgTable('cart_message', {
  id: uuid().primaryKey(),
  /** Where it was delivered: who sends it again without knowing the cart gets this one. */
  cart: uuid(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Tokens with which a page of another site opens its cart on the shop, as hashes. */
export const cartHandOvers = pgTable('cart_hand_over', {
  tokenHash: text('token_hash').primaryKey(),
  cart: uuid().notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const shopReviews = pgTable(
  'shop_review',
  {
    id: serial().primaryKey(),
    code: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    userName: text('user_name').notNull(),
    /** Null for reviews that were not written here. */
    customer: text(),
    isVerified: boolean('is_verified').notNull().default(false),
    state: text().$type<ReviewState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (review) => [
    index('shop_review_shown').on(review.code, review.state, review.id),
    uniqueIndex('shop_review_customer').on(review.code, review.customer),
  ],
)

/** The published reviews of each product, counted: every product page shows them. */
export const shopRatings = pgTable('shop_rating', {
  code: text().primaryKey(),
  count: integer().notNull(),
  stars: integer().notNull(),
})

/** Every change of a stock: what was counted, or what an order took or gave back. The sum is the stock. */
export const stockMovements = pgTable(
  'shop_stock_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    code: text().notNull(),
    /** Set anew, to so many; null is unlimited. */
    counted: integer(),
    isCount: boolean('is_count').notNull().default(false),
    change: integer().notNull().default(0),
    order: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_stock_movement_code').on(row.code, row.id), index('shop_stock_movement_order').on(row.order)],
)

/** What orders took of codes and gave back: the history of a gift card. */
export const codeMovements = pgTable(
  'shop_code_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    key: text().notNull(),
    amount: integer().$type<Cents>().notNull(),
    uses: integer().notNull(),
    order: uuid().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_code_movement_key').on(row.key), index('shop_code_movement_order').on(row.order)],
)

/** Orders from the moment on when the shopper goes to pay. Each has one payment: who pays a changed cart makes another order. */
export const shopOrders = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** What the payment service calls it. */
    paymentId: text('payment_id').notNull(),
    cart: uuid().notNull(),
    /** Of cart and form: who presses again with the same gets the same order. */
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
  },
  (order) => [
    uniqueIndex('shop_order_number').on(order.number),
    uniqueIndex('shop_order_payment').on(order.paymentId),
    // One live payment for each cart, and one order.
    uniqueIndex('shop_order_reserved').on(order.cart).where(sql`state = 'reserved'`),
    uniqueIndex('shop_order_placed').on(order.cart).where(sql`placed_at is not null`),
    index('shop_order_cart').on(order.cart),
    index('shop_order_customer').on(order.customer, order.number),
    index('shop_order_email').on(order.email),
    index('shop_order_check').on(order.nextCheckAt).where(sql`next_check_at is not null`),
  ],
)

/** Mails about orders; each is sent once. */
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
  },
  (refund) => [
    index('shop_refund_order').on(refund.order),
    index('shop_refund_due').on(refund.nextTryAt).where(sql`state = 'due'`),
  ],
)

/** Statements of buyers that they withdraw from a purchase. */
export const withdrawals = pgTable(
  'shop_withdrawal',
  {
    id: uuid().primaryKey().defaultRandom(),
    order: uuid().notNull(),
    name: text().notNull(),
    lines: jsonb().$type<readonly WithdrawnLine[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('shop_withdrawal_order').on(row.order)],
)

/** Customers of the shop. */
export const customers = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** A salted hash that names how it was made. */
    password: text().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    /** Null: the same as the delivery address. */
    billingAddress: jsonb('billing_address').$type<Address>(),
    phoneCountryCode: text('phone_country_code').notNull().default('+358'),
    /** Digits without the leading 0. */
    phoneNumber: text('phone_number').notNull().default(''),
    additionalInformation: text('additional_information').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedOn: date('used_on').notNull().default(sql`current_date`),
  },
  (customer) => [uniqueIndex('customer_email').on(customer.email), index('customer_used_on').on(customer.usedOn)],
)

/** Sessions of customers. Only a hash of the cookie's value is stored: whoever reads the table cannot take one over. */
export const customerSessions = pgTable(
  'customer_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    customer: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedOn: date('used_on').notNull().default(sql`current_date`),
  },
  (session) => [
    index('customer_session_customer').on(session.customer),
    index('customer_session_used').on(session.usedOn),
  ],
)

/** Links that were asked for, to open an account or to choose another password. Deleted when used, and after a day. */
export const customerLinks = pgTable(
  'customer_link',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    purpose: text().$type<LinkPurpose>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (link) => [index('customer_link_email').on(link.email)],
)

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
  },
  (slot) => [
    uniqueIndex('delivery_slot_time').on(slot.area, slot.date, slot.time),
    check('delivery_slot_places', sql`${slot.taken} between 0 and ${slot.capacity}`),
  ],
)

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
