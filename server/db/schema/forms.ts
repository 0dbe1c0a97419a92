import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileType, RecordedConsent } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'

/** Forms that visitors sent, until their retention ends. */
export const submissions = pgTable(
  'submission',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The number that its sender got; null for those from before there was one. */
    reference: text(),
    site: text().notNull(),
    form: text().notNull(),
    language: text().$type<Language>().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The sender's address in lower case, to find everything about a person; null where the form has none. */
    email: text(),
    consent: jsonb().$type<RecordedConsent>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its mail was written into `outgoing_mail`, or sent by the previous version, whose nodes mail what has none. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** Until then a node of the previous version is mailing it. */
    mailingUntil: timestamp('mailing_until', { withTimezone: true }),
  },
  (submission) => [
    uniqueIndex('submission_reference').on(submission.reference),
    index('submission_email').on(submission.email),
    index('submission_form').on(submission.form, submission.createdAt),
    index('submission_created').on(submission.createdAt),
    index('submission_unmailed').on(submission.createdAt).where(sql`mailed_at is null`),
  ],
)

/** Receipts that were written to senders, to count those of an address. */
export const submissionReceipts = pgTable(
  'submission_receipt',
  {
    submission: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** In lower case: an address gets few receipts a day. */
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** As in `submission`. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** As in `submission`. */
    mailingUntil: timestamp('mailing_until', { withTimezone: true }),
  },
  (receipt) => [
    index('submission_receipt_email').on(receipt.email, receipt.createdAt),
    index('submission_receipt_unmailed').on(receipt.createdAt).where(sql`mailed_at is null`),
  ],
)

/** Files of a submission; the file store has their bytes. */
export const submissionFiles = pgTable(
  'submission_file',
  {
    /** Also the file's key in the store. */
    id: uuid().primaryKey(),
    /** Null from before the file is written until the submission is: what a killed node leaves is deleted at night. */
    submission: uuid().references(() => submissions.id, { onDelete: 'cascade' }),
    /** The sender's name for it: text, never a path. */
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Encoded again, without location and other hidden data. */
    cleanedAt: timestamp('cleaned_at', { withTimezone: true }),
  },
  (file) => [index('submission_file_submission').on(file.submission)],
)
