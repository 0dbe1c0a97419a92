import { eq, lte, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, postalCodes } from '#server/db/schema/delivery.ts'
import { isDelivered, LAST_HOME_TYPE } from './rules/postal-codes.ts'
import type { Office } from './towns.ts'

export type TownStore = {
  /** Null if Posti has no such code. */
  ofCode(code: string): Promise<{ isDelivered: boolean } | null>
  offices(): Promise<Office[]>
}

export function townStore(db: Sql): TownStore {
  const { name, swedishName, municipality, type } = postalCodes
  const ofCode = eq(deliveredCodes.postalCode, postalCodes.code)
  return {
    async ofCode(code) {
      const place = { type, area: deliveredCodes.area }
      const [row] = await db
        .select(place)
        .from(postalCodes)
        .leftJoin(deliveredCodes, ofCode)
        .where(eq(postalCodes.code, code))
      return row ? { isDelivered: isDelivered(row) } : null
    },

    offices: () =>
      db
        .select({
          name,
          swedishName,
          municipality,
          all: sql<number>`count(*)::int`,
          delivered: sql<number>`count(${deliveredCodes.postalCode})::int`,
        })
        .from(postalCodes)
        .leftJoin(deliveredCodes, ofCode)
        .where(lte(type, LAST_HOME_TYPE))
        .groupBy(name, swedishName, municipality),
  }
}
