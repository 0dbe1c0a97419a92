import { eq, sql } from 'drizzle-orm'
import { cents } from '#contract/values/money.ts'
import type { Sql } from '#server/db/database.ts'
import { stockMovements } from '#server/db/schema/catalogue.ts'
import { codeMovements } from '#server/db/schema/codes.ts'
import type { HeldGoods } from './rules/held-goods.ts'

/** What an order has taken of stock and codes, and not given back. */
export async function heldBy(db: Sql, order: string): Promise<HeldGoods> {
  const stock = await db
    .select({ code: stockMovements.code, pieces: sql<number>`-sum(${stockMovements.change})::int` })
    .from(stockMovements)
    .where(eq(stockMovements.order, order))
    .groupBy(stockMovements.code)
  const codes = await db
    .select({
      key: codeMovements.key,
      amount: sql<number>`-sum(${codeMovements.amount})::int`,
      uses: sql<number>`sum(${codeMovements.uses})::int`,
    })
    .from(codeMovements)
    .where(eq(codeMovements.order, order))
    .groupBy(codeMovements.key)
  return {
    pieces: new Map(stock.map(({ code, pieces }) => [code, pieces])),
    codes: new Map(codes.map(({ key, amount, uses }) => [key, { amount: cents(amount), uses }])),
  }
}
