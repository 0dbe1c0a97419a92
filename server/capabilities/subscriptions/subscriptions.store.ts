import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import type { Subscription } from './subscription.ts'

type Asked = { site: string; email: string; language: Language; lists: readonly string[]; request: string; at: Date }

const before = (days: number) => sql`now() - make_interval(days => ${days})`

export function subscriptionStore(db: Sql) {
  return {
    /** Until the transaction ends, nobody else subscribes this address on this site. */
    async lock(site: string, email: string): Promise<Subscription[]> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription ${site} ${email}`}, 0))`)
      return db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.site, site), eq(subscriptions.email, email)))
    },

    /** New and ended subscriptions wait for confirmation; active ones stay active. */
    async ask({ lists, request, at, ...who }: Asked): Promise<void> {
      const rows = lists.map((list) => ({
        ...who,
        list,
        request,
        state: 'waiting' as const,
        mailedAt: at,
        createdAt: at,
      }))
      const { site, list, email, state } = subscriptions
      await db
        .insert(subscriptions)
        .values(rows)
        .onConflictDoUpdate({
          target: [site, list, email],
          set: {
            request,
            mailedAt: at,
            language: who.language,
            state: sql`case when ${state} = 'active' then 'active' else 'waiting' end`,
            endedAt: null,
          },
        })
    },

    ofRequest(request: string): Promise<Subscription[]> {
      const theirs = eq(subscriptions.request, request)
      return db.select().from(subscriptions).where(theirs).orderBy(asc(subscriptions.list))
    },

    /** The subscriptions that this confirmed. */
    confirm(request: string): Promise<Subscription[]> {
      return db
        .update(subscriptions)
        .set({ state: 'active', confirmedAt: sql`now()` })
        .where(and(eq(subscriptions.request, request), eq(subscriptions.state, 'waiting')))
        .returning()
    },

    async end(request: string, lists: readonly string[]): Promise<void> {
      await db
        .update(subscriptions)
        .set({ state: 'ended', endedAt: sql`now()` })
        .where(
          and(
            eq(subscriptions.request, request),
            inArray(subscriptions.list, [...lists]),
            ne(subscriptions.state, 'ended'),
          ),
        )
    },

    async find(id: string): Promise<Subscription | undefined> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
      return row
    },

    active(limit: number, after = ''): Promise<Subscription[]> {
      return db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.state, 'active'), sql`${subscriptions.id}::text > ${after}`))
        .orderBy(sql`${subscriptions.id}::text`)
        .limit(limit)
    },

    byEmail(email: string): Promise<Subscription[]> {
      return db.select().from(subscriptions).where(eq(subscriptions.email, email))
    },

    async deleteByEmail(email: string): Promise<void> {
      await db.delete(subscriptions).where(eq(subscriptions.email, email))
    },

    /** Addresses that never confirmed, or have left. */
    async deleteIdle(days: number): Promise<void> {
      await db
        .delete(subscriptions)
        .where(and(inArray(subscriptions.state, ['waiting', 'ended']), lt(subscriptions.mailedAt, before(days))))
    },
  }
}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>
