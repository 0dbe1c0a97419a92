import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { shopPrices, shopProducts, stockMovements } from '#server/db/schema/catalogue.ts'
import { shopCodes } from '#server/db/schema/codes.ts'
import { customers } from '#server/db/schema/customers.ts'
import {
  deliveredCodes,
  deliveryAreas,
  deliveryExceptions,
  deliverySlots,
  postalCodes,
} from '#server/db/schema/delivery.ts'
import { facts } from '#server/db/schema/nodes.ts'
import { shopBarcodes } from '#server/db/schema/packing.ts'
import { navigations, pages, taxonomies } from '#server/db/schema/pages.ts'
import { shopRatings, shopReviews } from '#server/db/schema/reviews.ts'
import { staff } from '#server/db/schema/staff.ts'

const FACT = 'first filling'

/** What the demo writes into an empty database. */
const written = [
  ...[pages, navigations, taxonomies],
  ...[shopProducts, shopPrices, shopCodes, shopReviews, shopRatings, stockMovements, customers, staff],
  shopBarcodes,
  ...[postalCodes, deliveryAreas, deliveredCodes, deliveryExceptions, deliverySlots],
]

/**
 * Fills a database that is empty. If the program is killed meanwhile, its next start begins again with an empty one: half a demo is
 * never taken for content that somebody wants to keep. Nobody can have used such a database: the program serves afterwards.
 */
export async function fillFirst<Result>(database: Database, fill: () => Promise<Result>): Promise<Result> {
  const isInterrupted = await database.transaction(async (tx) => {
    const [fact] = await tx.select().from(facts).where(eq(facts.name, FACT))
    if (fact) await tx.execute(sql`truncate ${sql.join(written, sql`, `)} cascade`)
    return fact !== undefined
  })
  const isFirst = isInterrupted || (await isEmpty(database))
  if (isFirst) await database.sql.insert(facts).values({ name: FACT, value: 'begun' }).onConflictDoNothing()
  const result = await fill()
  if (isFirst) await database.sql.delete(facts).where(eq(facts.name, FACT))
  return result
}

async function isEmpty({ sql: statements }: Database): Promise<boolean> {
  for (const table of written) {
    const rows = await statements.select({ one: sql`1` }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}
