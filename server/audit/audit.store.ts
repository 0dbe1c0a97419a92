import { asc, eq } from 'drizzle-orm'
import type { AuditedValue } from '#contract/office/staff/audit-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/staff.ts'

export type AuditedChange = {
  /** What was done: `order.refund`. */
  action: string
  /** To what: `order:100001`. */
  subject: string
  /** What it was, and what it is; left out where there was nothing, or nothing is left. Never a secret or a code that is worth money. */
  before?: AuditedValue | undefined
  after?: AuditedValue | undefined
}

/** Who acts for the company: a person of the office, or a command of the terminal. */
export type Actor = { id: string; name: string } | { command: string }

/** Call in the transaction of the change: what is not in the log has not happened. */
export async function recordChange(
  tx: Sql,
  by: Actor,
  { action, subject, before, after }: AuditedChange,
): Promise<void> {
  const who = 'command' in by ? { staff: null, name: by.command } : { staff: by.id, name: by.name }
  await tx.insert(auditEntries).values({ staff: who.staff, name: who.name, action, subject, before, after })
}

export type AuditLog = ReturnType<typeof auditLog>

/** The log beside what it is about: who works with a thing sees there what was done to it. */
export function auditLog(db: Sql) {
  return {
    record: (by: Actor, change: AuditedChange) => recordChange(db, by, change),
    ofSubject: (subject: string) =>
      db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(asc(auditEntries.id)),
  }
}
