import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { submissionReceipts, submissions } from '#server/db/schema/forms.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'

const isWaiting = sql`mailed_at is null and (mailing_until is null or mailing_until < now())`

/**
 * Forms and receipts that nodes of the previous version have stored. Those nodes mail what has no `mailed_at`, so it is set for what is
 * taken over.
 */
export function earlierMails(db: Sql) {
  return {
    /** Takes over everything that no older node is mailing. */
    async takeOver(): Promise<void> {
      await db.execute(sql`
        with taken as (update ${submissions} set mailed_at = now() where ${isWaiting} returning id, created_at)
        insert into ${outgoingMails} (id, kind, about, created_at)
        select id::text, 'form', id::text, created_at from taken on conflict do nothing`)
      await db.execute(sql`
        with taken as (
          update ${submissionReceipts} set mailed_at = now() where ${isWaiting} returning submission, email, created_at)
        insert into ${outgoingMails} (id, kind, about, recipient, created_at)
        select submission || '-receipt', 'form-receipt', submission::text, email, created_at
        from taken on conflict do nothing`)
    },

    /** Whether an older node is mailing it, or has died while it did. */
    async isClaimed(submission: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select from ${submissions} where id = ${submission}::uuid and mailed_at is null
        union all select from ${submissionReceipts} where submission = ${submission}::uuid and mailed_at is null`)
      return rows.length > 0
    },
  }
}
