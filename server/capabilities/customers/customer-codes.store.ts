import { and, eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { customerCodes, customerLinks } from '#server/db/schema/customers.ts'

export const CODE_MINUTES = 15
/** Tries until the code is void: a guesser can try five of a million codes. */
const MAX_TRIES = 5

export type CustomerCodeStore = ReturnType<typeof customerCodeStore>

/** Requests for a code by mail, one per address: a new request voids the earlier code. */
export function customerCodeStore(db: Sql) {
  const isValid = sql`${customerCodes.createdAt} > now() - make_interval(mins => ${CODE_MINUTES}) and ${customerCodes.tries} < ${MAX_TRIES}`
  return {
    /** Returns the id of the request, which only the browser that asks gets to know. */
    async ask(email: string): Promise<string> {
      const [row] = await db
        .insert(customerCodes)
        .values({ email })
        .onConflictDoUpdate({
          target: customerCodes.email,
          set: { id: sql`gen_random_uuid()`, tries: 0, createdAt: sql`now()` },
        })
        .returning({ id: customerCodes.id })
      if (!row) throw new Error('The upsert returned no row.')
      return row.id
    },

    /** Null if it is unknown, used, replaced, too old or tried too often. */
    async find(id: string): Promise<{ email: string } | null> {
      const [row] = await db
        .select({ email: customerCodes.email })
        .from(customerCodes)
        .where(and(eq(customerCodes.id, id), isValid))
      return row ?? null
    },

    /** Counts a try before its code is checked, so that concurrent tries count too. */
    async countTry(id: string): Promise<{ isLast: boolean } | null> {
      const [row] = await db
        .update(customerCodes)
        .set({ tries: sql`${customerCodes.tries} + 1` })
        .where(and(eq(customerCodes.id, id), isValid))
        .returning({ tries: customerCodes.tries })
      return row ? { isLast: row.tries >= MAX_TRIES } : null
    },

    /** Uses up a request whose code was right. Null if another try was faster. */
    async take(id: string): Promise<{ email: string } | null> {
      const [row] = await db
        .delete(customerCodes)
        .where(eq(customerCodes.id, id))
        .returning({ email: customerCodes.email })
      return row ?? null
    },

    /** For the export of a person's data. */
    async ofEmail(email: string): Promise<{ createdAt: Date }[]> {
      return db.select({ createdAt: customerCodes.createdAt }).from(customerCodes).where(eq(customerCodes.email, email))
    },

    async deleteOf(email: string): Promise<void> {
      await db.delete(customerCodes).where(eq(customerCodes.email, email))
      await db.delete(customerLinks).where(eq(customerLinks.email, email))
    },

    async deleteOld(): Promise<void> {
      await db.delete(customerCodes).where(lt(customerCodes.createdAt, sql`now() - interval '1 hour'`))
      await db.delete(customerLinks).where(lt(customerLinks.createdAt, sql`now() - interval '1 day'`))
    },
  }
}
