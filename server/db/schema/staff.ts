import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/office/roles.ts'

/** The people of the office. Never customers: the two have no table, cookie or login in common. */
export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    /** As editor: the ids of the sites that the person may change; empty means all. */
    sites: text().array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Such a person has no sessions and can begin none. The row stays, because the audit log names it. */
    hasLeft: boolean('has_left').notNull().default(false),
    /** Null: the person has passkeys only. See `server/identity/passwords.ts`. */
    password: text(),
    /** The secret of the authenticator app, encrypted by the program's own: see `sealed-secrets.ts`. With a password always. */
    totpSecret: text('totp_secret'),
    /** The last step whose code was used: each code is good once. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** One of the demo's people, whom anybody may be in demo mode; never in live. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (person) => [uniqueIndex('staff_email').on(person.email)],
)

/** Sessions of staff. Only a hash of the cookie's value is stored, as for customers. */
export const staffSessions = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Browser and system, so that the person knows the session in their list. */
    browser: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** When the person last gave a passkey or a code. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
  },
  (session) => [index('staff_session_staff').on(session.staff)],
)

/** Passkeys: their public halves. */
export const staffPasskeys = pgTable(
  'staff_passkey',
  {
    /** The credential's id, as browsers write it. */
    id: text().primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** What the person calls it. */
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses, as the key counts them; 0 for keys that do not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (passkey) => [index('staff_passkey_staff').on(passkey.staff)],
)

/** Codes on paper, for the day when key or phone is lost. A row goes with its use. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
  },
  (code) => [index('staff_recovery_code_staff').on(code.staff)],
)

/** Links with which a person chooses how to log in. A later one for the same person takes the place of the earlier. */
export const staffInvitations = pgTable(
  'staff_invitation',
  {
    /** The link's token is derived from it and the program's secret, when the mail is sent. */
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (invitation) => [
    uniqueIndex('staff_invitation_token').on(invitation.tokenHash),
    uniqueIndex('staff_invitation_staff').on(invitation.staff),
  ],
)

/** What the server has asked a browser to sign or to type: each may be answered once, within minutes. */
export const staffChallenges = pgTable('staff_challenge', {
  id: text().primaryKey(),
  /** `login`, `proof`, `passkey`, `password`: an answer to one is none to another. */
  purpose: text().notNull(),
  /** Null: who logs in is known by the passkey. */
  staff: text().references(() => staff.id, { onDelete: 'cascade' }),
  /** The challenge, or the encrypted secret of an authenticator app that is not yet confirmed. */
  value: text().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/** Who changed what in the office. Rows are only added: the database refuses to change or delete them. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: a command of the terminal. */
    staff: text(),
    /** As it was then. */
    name: text().notNull(),
    /** What was done: `order.refund`. */
    action: text().notNull(),
    /** To what: `order:100001`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (entry) => [
    // Also by their beginnings.
    index('audit_entry_subject').on(entry.subject.op('text_pattern_ops'), entry.id),
    index('audit_entry_action').on(entry.action.op('text_pattern_ops'), entry.at),
    index('audit_entry_staff').on(entry.staff, entry.at, entry.id),
    index('audit_entry_at').on(entry.at, entry.id),
  ],
)
