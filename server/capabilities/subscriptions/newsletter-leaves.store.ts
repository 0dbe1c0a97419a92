import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { newsletterLeaves } from '#server/db/schema/subscriptions.ts'
import { NEWSLETTER, type Subscription } from './subscription.ts'

type Address = { site: string; email: string }
type Left = Pick<Subscription, 'site' | 'email' | 'list' | 'confirmedAt'>

export type LeaveStore = ReturnType<typeof leaveStore>

/** Addresses that people have to remove from the newsletter service. */
export function leaveStore(db: Sql) {
  const isDue = eq(newsletterLeaves.state, 'due')
  const isOf = ({ site, email }: Address) => and(eq(newsletterLeaves.site, site), eq(newsletterLeaves.email, email))
  return {
    /** Once for each site and address, however often it is asked for. */
    async add({ site, email }: Address): Promise<void> {
      await db.insert(newsletterLeaves).values({ site, email }).onConflictDoNothing()
    },

    /** Cancels the removal of an address that has subscribed again. */
    async cancel(address: Address): Promise<void> {
      await db.delete(newsletterLeaves).where(and(isOf(address), isDue))
    },

    /** Records that staff removed the address; false if it was not waiting. */
    async end(address: Address): Promise<boolean> {
      const rows = await db
        .update(newsletterLeaves)
        .set({ state: 'done', doneAt: sql`now()` })
        .where(and(isOf(address), isDue))
        .returning({ id: newsletterLeaves.id })
      return rows.length > 0
    },

    due: () => db.select().from(newsletterLeaves).where(isDue).orderBy(asc(newsletterLeaves.createdAt)),

    async countDue(): Promise<number> {
      const [row] = await db.select({ count: count() }).from(newsletterLeaves).where(isDue)
      return row?.count ?? 0
    },

    byEmail: (email: string) => db.select().from(newsletterLeaves).where(eq(newsletterLeaves.email, email)),

    async deleteDone(days: number): Promise<void> {
      await db.delete(newsletterLeaves).where(lt(newsletterLeaves.doneAt, sql`now() - make_interval(days => ${days})`))
    },
  }
}

/** Writes down who has to leave the newsletter service, in the transaction that ended or deleted their subscriptions. Returns how many. */
export async function leaveNewsletters(
  tx: Sql,
  left: readonly Left[],
  serves: (site: string) => boolean,
): Promise<number> {
  // An address that was never confirmed was never passed on.
  const joined = left.filter(({ site, list, confirmedAt }) => list === NEWSLETTER && confirmedAt && serves(site))
  for (const { site, email } of joined) await leaveStore(tx).add({ site, email })
  return joined.length
}
