import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '#server/db/database.ts'
import type { submissionReceipts, submissions } from '#server/db/schema/forms.ts'

type Mailed = typeof submissions | typeof submissionReceipts

export type MailingClaims = ReturnType<typeof mailingClaims>

/** Rows that are mailed once each, by one node at a time. */
export function mailingClaims(db: Sql, table: Mailed, key: PgColumn) {
  return {
    /** Reserves a mailing: `done` if it is mailed or erased, `busy` if another node is at it. */
    async claimMailing(id: string, seconds: number): Promise<'claimed' | 'done' | 'busy'> {
      const waiting = sql`${eq(key, id)} and mailed_at is null`
      const claimed = await db.execute(sql`
        update ${table} set mailing_until = now() + make_interval(secs => ${seconds})
        where ${waiting} and (mailing_until is null or mailing_until < now())`)
      if (claimed.rowCount === 1) return 'claimed'
      const other = await db.execute(sql`select 1 from ${table} where ${waiting}`)
      return other.rowCount ? 'busy' : 'done'
    },

    /** False if it is mailed or erased. */
    async renewMailing(id: string, seconds: number): Promise<boolean> {
      const renewed = await db.execute(sql`
        update ${table} set mailing_until = now() + make_interval(secs => ${seconds})
        where ${eq(key, id)} and mailed_at is null`)
      return renewed.rowCount === 1
    },

    async releaseMailing(id: string): Promise<void> {
      await db.execute(sql`update ${table} set mailing_until = null where ${eq(key, id)}`)
    },

    async setMailed(id: string): Promise<void> {
      await db.execute(sql`update ${table} set mailed_at = now(), mailing_until = null where ${eq(key, id)}`)
    },

    /** Those that no mail server has accepted in all this time. */
    async unmailed(hours: number, limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select ${key} as id from ${table}
        where mailed_at is null and created_at < now() - make_interval(hours => ${hours})
        order by created_at limit ${limit}`)
      return rows.map(({ id }) => id)
    },
  }
}
