import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Address, LinkPurpose } from '#contract/customer-data.ts'

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
