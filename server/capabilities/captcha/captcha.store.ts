import { eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { spentCaptchaTokens } from '#server/db/schema/requests.ts'

export function captchaStore(db: Sql) {
  return {
    async isSpent(id: string): Promise<boolean> {
      const [row] = await db.select().from(spentCaptchaTokens).where(eq(spentCaptchaTokens.id, id))
      return row !== undefined
    },

    /** False if it is spent already. Of two transactions that race, the second waits for the first to end. */
    async spend(id: string, expiresAt: Date): Promise<boolean> {
      const rows = await db.insert(spentCaptchaTokens).values({ id, expiresAt }).onConflictDoNothing().returning()
      return rows.length === 1
    },

    async deleteExpired(): Promise<void> {
      await db.delete(spentCaptchaTokens).where(lt(spentCaptchaTokens.expiresAt, sql`now()`))
    },
  }
}
