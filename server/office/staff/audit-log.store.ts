import { and, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/staff.ts'

export type AuditFilter = {
  person?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
  /** Entries before this one. */
  after?: number | undefined
}

export function auditLogStore(db: Sql) {
  return {
    /** The latest first. */
    async list({ person, action, subject, from, before, after }: AuditFilter, limit: number) {
      const conditions: (SQL | undefined)[] = [
        person === undefined ? undefined : eq(auditEntries.staff, person),
        action ? like(auditEntries.action, beginningWith(action)) : undefined,
        subject ? like(auditEntries.subject, beginningWith(subject)) : undefined,
        from && gte(auditEntries.at, from),
        before && lt(auditEntries.at, before),
        after === undefined
          ? undefined
          : sql`(at, id) < ((select at from ${auditEntries} as last where last.id = ${after}), ${after})`,
      ]
      return db
        .select()
        .from(auditEntries)
        .where(and(...conditions))
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(limit)
    },
  }
}

function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}
