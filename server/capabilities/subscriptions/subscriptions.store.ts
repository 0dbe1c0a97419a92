import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscriptions.ts'
import type { Subscription } from './subscription.ts'

type Asked = { site: string; email: string; language: Language; lists: readonly string[]; request: string; at: Date }

type Drawn = { list: string; drawnOn: string; days: number; limit: number }

const before = (days: number) => sql`now() - make_interval(days => ${days})`

export function subscriptionStore(db: Sql) {
  /** Those that the links of a mail are about, be it the latest or an earlier one. */
  const isOf = (request: string) => {
    const earlier = db
      .select({ id: subscriptionLinks.subscription })
      .from(subscriptionLinks)
      .where(eq(subscriptionLinks.request, request))
    return or(eq(subscriptions.request, request), inArray(subscriptions.id, earlier))
  }
  return {
    /** Until the transaction ends, nobody else subscribes this address on this site. */
    async lock(site: string, email: string): Promise<Subscription[]> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription ${site} ${email}`}, 0))`)
      return db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.site, site), eq(subscriptions.email, email)))
    },

    /** New and ended subscriptions wait for confirmation; active ones stay active. Links of earlier mails stay valid. */
    async ask({ lists, request, at, ...who }: Asked): Promise<void> {
      const asked = and(
        eq(subscriptions.site, who.site),
        eq(subscriptions.email, who.email),
        inArray(subscriptions.list, [...lists]),
      )
      const replaced = db
        .select({ request: subscriptions.request, subscription: subscriptions.id })
        .from(subscriptions)
        .where(and(asked, ne(subscriptions.request, request)))
      await db.insert(subscriptionLinks).select(replaced).onConflictDoNothing()
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
      return db.select().from(subscriptions).where(isOf(request)).orderBy(asc(subscriptions.list))
    },

    /** The subscriptions that this confirmed. */
    confirm(request: string): Promise<Subscription[]> {
      return db
        .update(subscriptions)
        .set({ state: 'active', confirmedAt: sql`now()` })
        .where(and(isOf(request), eq(subscriptions.state, 'waiting')))
        .returning()
    },

    /** The subscriptions that this ended. */
    end(request: string, lists: readonly string[]): Promise<Subscription[]> {
      return db
        .update(subscriptions)
        .set({ state: 'ended', endedAt: sql`now()` })
        .where(and(isOf(request), inArray(subscriptions.list, [...lists]), ne(subscriptions.state, 'ended')))
        .returning()
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
      return db.select().from(subscriptions).where(eq(subscriptions.email, email)).orderBy(asc(subscriptions.list))
    },

    /** What the links in all mails to an address name. */
    async requestsOf(email: string): Promise<string[]> {
      const latest = await db
        .select({ request: subscriptions.request })
        .from(subscriptions)
        .where(eq(subscriptions.email, email))
      const earlier = await db
        .select({ request: subscriptionLinks.request })
        .from(subscriptionLinks)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionLinks.subscription))
        .where(eq(subscriptions.email, email))
      return [...latest, ...earlier].map(({ request }) => request)
    },

    /** The subscriptions that this deleted. */
    deleteByEmail(email: string): Promise<Subscription[]> {
      return db.delete(subscriptions).where(eq(subscriptions.email, email)).returning()
    },

    /** Deletes a batch of the entries of a draw that was this number of days ago. Returns how many. */
    async deleteDrawn({ list, drawnOn, days, limit }: Drawn): Promise<number> {
      const drawn = db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.list, list), sql`current_date > ${drawnOn}::date + ${days}::int`))
        .limit(limit)
      const rows = await db
        .delete(subscriptions)
        .where(inArray(subscriptions.id, drawn))
        .returning({ id: subscriptions.id })
      return rows.length
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
