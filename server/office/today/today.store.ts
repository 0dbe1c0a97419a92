import { and, asc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { askedQuestions } from '#server/db/schema/asked-questions.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { deliveryAreas, deliverySlots } from '#server/db/schema/delivery.ts'
import { submissions } from '#server/db/schema/forms.ts'
import { shopOrders, shopRefunds } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { shopReviews } from '#server/db/schema/reviews.ts'
import type { DayOfSales } from './days-of-sales.ts'

const MOST_PRODUCTS = 8
const MOST_QUESTIONS = 8
/** What one visitor alone asked may be a name: see decision 0049. */
const LEAST_ASKED = 2

type Waiting = { count: number; since: string | null }

/** What the start page shows. Each question is answered by an index, or from a table that stays small. */
export function todayStore(db: Sql) {
  const waiting = async (
    table: Parameters<typeof sql>[1],
    since: ReturnType<typeof sql>,
    is: ReturnType<typeof sql>,
  ) => {
    const { rows } = await db.execute<{ count: number; since: Date | string | null }>(
      sql`select count(*)::int as count, min(${since}) as since from ${table} where ${is}`,
    )
    const [row] = rows
    return { count: row?.count ?? 0, since: row?.since ? new Date(row.since).toISOString() : null } satisfies Waiting
  }
  return {
    /** One grouped read of `shop_order_sales`, which has all that it needs. */
    async sales(from: Date): Promise<DayOfSales[]> {
      const { rows } = await db.execute<DayOfSales>(sql`
        select to_char((placed_at at time zone 'Europe/Helsinki')::date, 'YYYY-MM-DD') as day, count(*)::int as orders,
          (sum(paid) - sum(refunded))::float8 as sales
        from ${shopOrders} where placed_at >= ${from.toISOString()}::timestamptz
        group by (placed_at at time zone 'Europe/Helsinki')::date`)
      return rows
    },

    slots: (day: string) =>
      db
        .select({
          area: sql<string>`coalesce(${deliveryAreas.name}, ${deliverySlots.area})`,
          time: deliverySlots.time,
          taken: deliverySlots.taken,
          capacity: deliverySlots.capacity,
        })
        .from(deliverySlots)
        .leftJoin(deliveryAreas, eq(deliveryAreas.id, deliverySlots.area))
        .where(eq(deliverySlots.date, day))
        .orderBy(asc(deliverySlots.time), asc(deliverySlots.area)),

    /** Sold out, or fewer pieces than the limit of the product. */
    async lowStock() {
      const products = await db
        .select({
          code: shopProducts.code,
          stock: sql<number>`${shopProducts.stock}`,
          all: sql<number>`count(*) over ()::int`,
        })
        .from(shopProducts)
        .where(
          and(
            eq(shopProducts.isHidden, false),
            or(lte(shopProducts.stock, 0), lt(shopProducts.stock, shopProducts.lowStock)),
          ),
        )
        .orderBy(asc(shopProducts.stock), asc(shopProducts.code))
        .limit(MOST_PRODUCTS)
      return { count: products[0]?.all ?? 0, products: products.map(({ code, stock }) => ({ code, stock })) }
    },

    heldReviews: () => waiting(shopReviews, sql`created_at`, sql`state = 'held'`),
    manualRefunds: () => waiting(shopRefunds, sql`created_at`, sql`state = 'manual'`),
    formsSince: (from: Date) =>
      waiting(submissions, sql`created_at`, sql`created_at >= ${from.toISOString()}::timestamptz`),
    failedMails: () => waiting(outgoingMails, sql`ended_at`, sql`state = 'failed'`),
    failedJobs: () => waiting(sql`jobs.job`, sql`completed_on`, sql`state = 'failed'`),

    unanswered: (monday: string) => {
      const { site, language, question, week, unanswered } = askedQuestions
      const sum = sql<number>`sum(${unanswered})::int`
      return db
        .select({ site, language, question, unanswered: sum })
        .from(askedQuestions)
        .where(gte(week, monday))
        .groupBy(site, language, question)
        .having(gte(sum, LEAST_ASKED))
        .orderBy(sql`${sum} desc`, question)
        .limit(MOST_QUESTIONS)
    },
  }
}
