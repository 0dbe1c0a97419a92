import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Address } from '#contract/customers/customer-data.ts'

/** Customers of the shop. */
export const customers = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** A salted hash that names how it was made. Null: the customer logs in with codes alone. */
    password: text(),
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
  (customer) => [
    uniqueIndex('customer_email').on(customer.email),
    index('customer_used_on').on(customer.usedOn),
    // By their beginnings.
    index('customer_email_prefix').on(customer.email.op('text_pattern_ops')),
    index('customer_name').on(sql`lower(delivery_address ->> 'lastName') text_pattern_ops`),
  ],
)

/** Sessions of customers. Only a hash of the cookie's value is stored: nobody can take one over by reading the table. */
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

/**
 * Requests for a code by mail to log in, to open an account or to choose a password. The code is not stored: it is derived from the id
 * and a secret. Deleted when used, replaced by the next request, and after an hour.
 */
export const customerCodes = pgTable(
  'customer_code',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (code) => [uniqueIndex('customer_code_email').on(code.email), index('customer_code_created').on(code.createdAt)],
)

/** Links that nodes of the previous version still mail while a new one is brought in; nothing else writes them. Deleted after a day. */
export const customerLinks = pgTable(
  'customer_link',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    purpose: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (link) => [index('customer_link_email').on(link.email)],
)
