import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { submissionReceipts } from '#server/db/schema/forms.ts'

/** Receipts per address and day, so that nobody fills a stranger's mailbox through our forms. */
const MAX_RECEIPTS_PER_DAY = 5

export function receiptStore(db: Sql) {
  return {
    /** Within a transaction. False if the address has got enough receipts today. */
    async owe(submission: string, email: string): Promise<boolean> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`receipt ${email}`}))`)
      const added = await db.execute(sql`
        insert into ${submissionReceipts} (submission, email, mailed_at)
        select ${submission}::uuid, ${email}, now() where (
          select count(*) from ${submissionReceipts}
          where email = ${email} and created_at > now() - interval '1 day'
        ) < ${MAX_RECEIPTS_PER_DAY}`)
      return added.rowCount === 1
    },
  }
}

export type ReceiptStore = ReturnType<typeof receiptStore>
