import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { beginningWith } from '#server/db/like-pattern.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { type Finder, namesIn } from './finder.ts'

const NUMBER = /^\d{1,9}$/
const MOST_DIGITS = 9
/** As many orders as are sorted in a moment. */
const FEW = 500

/** Orders by the beginning of their number, of the mail, or of the buyer's name: the latest first. */
export function findOrders(db: Sql): Finder {
  const where = (condition: SQL, most: number) =>
    db
      .select({
        number: shopOrders.number,
        name: sql<string>`concat_ws(' ', snapshot #>> '{deliveryAddress,firstName}', snapshot #>> '{deliveryAddress,lastName}')`,
        at: sql<string>`to_char(coalesce(placed_at, created_at) at time zone 'Europe/Helsinki', 'FMDD.FMMM.YYYY')`,
      })
      .from(shopOrders)
      .where(condition)
      .orderBy(desc(shopOrders.number))
      .limit(most)
  const conditions = (question: string): SQL[] => {
    if (NUMBER.test(question)) return rangesOf(question).map(([from, to]) => sql`number between ${from} and ${to}`)
    if (question.includes('@')) return [sql`email like ${beginningWith(question)}`]
    const names = namesIn(question).map(({ last, first }) => {
      const isFirst = sql`lower(snapshot #>> '{deliveryAddress,firstName}') like ${beginningWith(first)}`
      return sql`lower(snapshot #>> '{deliveryAddress,lastName}') like ${beginningWith(last)} and ${first ? isFirst : sql`true`}`
    })
    return [sql`email like ${beginningWith(question)}`, ...names]
  }
  /**
   * The latest that fulfil a condition. Where few do, they are named: how many there are is guessed badly from the beginning of a mail, and the
   * planner would read all orders by number to find the latest.
   */
  const latest = async (condition: SQL, most: number) => {
    const some = await db.select({ number: shopOrders.number }).from(shopOrders).where(condition).limit(FEW)
    const numbers = some.map(({ number }) => number).sort((one, other) => other - one)
    return where(numbers.length < FEW ? inArray(shopOrders.number, numbers.slice(0, most)) : condition, most)
  }
  return {
    roles: ['shop', 'service', 'admin'],
    async find(question, most) {
      // One query for each index: with `or`, the planner may read all orders by number instead.
      const found = await Promise.all(conditions(question).map((condition) => latest(condition, most)))
      const byNumber = new Map(found.flat().map((order) => [order.number, order]))
      return [...byNumber.values()]
        .sort((one, other) => other.number - one.number)
        .slice(0, most)
        .map(({ number, name, at }) => ({
          kind: 'order',
          id: String(number),
          label: `Tilaus ${number}`,
          hint: [name, at].filter(Boolean).join(', '),
        }))
    },
  }
}

/** The numbers that begin with these digits: 12, 120 to 129, 1200 to 1299 and so on. */
function rangesOf(digits: string): [number, number][] {
  return Array.from({ length: MOST_DIGITS + 1 - digits.length }, (_, more) => {
    const from = Number(digits) * 10 ** more
    return [from, from + 10 ** more - 1]
  })
}
