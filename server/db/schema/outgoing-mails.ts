import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** `dropped`: there was nobody to write to, or nothing to say, when its turn came. */
type MailState = 'waiting' | 'sent' | 'failed' | 'dropped'

/** All mails that leave the program. A row says what a mail is about, not what it says: that is written when it is sent. */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    /** Becomes its Message-ID. */
    id: text().primaryKey().default(sql`gen_random_uuid()::text`),
    kind: text().notNull(),
    /** The id of the order, form or request that it is about. */
    about: text().notNull(),
    /** What tells several mails of one kind about the same thing apart, such as the id of a refund. */
    detail: text().notNull().default(''),
    /** Whose mailbox it is for, in lower case, until it is sent. Null for the people of a site. */
    recipient: text(),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then only the node that is sending it may do so. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** Why the last attempt failed, until it is sent. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was sent, given up or dropped. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (mail) => [
    uniqueIndex('outgoing_mail_once').on(mail.about, mail.kind, mail.detail),
    index('outgoing_mail_waiting').on(mail.nextAttemptAt).where(sql`state = 'waiting'`),
    index('outgoing_mail_failed').on(mail.endedAt).where(sql`state = 'failed'`),
    index('outgoing_mail_recipient').on(mail.recipient).where(sql`recipient is not null`),
    // For the job that forgets: mails about orders stay for years.
    index('outgoing_mail_ended').on(mail.kind, mail.endedAt).where(sql`ended_at is not null`),
    index('outgoing_mail_known').on(mail.endedAt).where(sql`recipient is not null or last_error is not null`),
  ],
)
