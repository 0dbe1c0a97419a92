import { sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { shopCodes } from '#server/db/schema.ts'
import { type CodeStore, keyOf, keysOf } from './codes.ts'

export function codeStore(db: Sql): CodeStore {
  return {
    async find(codes) {
      if (codes.length === 0) return new Map()
      const asked = new Map(codes.flatMap((code) => keysOf(code).map((key) => [key, code] as const)))
      const rows = await db
        .select()
        .from(shopCodes)
        .where(sql`${shopCodes.key} = any(${sql.param([...asked.keys()])}::text[])`)
      return new Map(rows.map(({ key, ...row }) => [asked.get(key) as string, row]))
    },

    async put(codes) {
      if (codes.length === 0) return
      await db
        .insert(shopCodes)
        .values(codes.map(({ code, ...facts }) => ({ ...facts, key: keyOf(code, facts.kind) })))
        .onConflictDoUpdate({
          target: shopCodes.key,
          set: {
            ...Object.fromEntries(
              (['kind', 'percent', 'freeDelivery', 'minimum', 'validFrom', 'validUntil', 'maxUses'] as const).map(
                (name) => [name, sql.raw(`excluded."${shopCodes[name].name}"`)],
              ),
            ),
            amount: sql`case when excluded.kind = 'discount' then excluded.amount else ${shopCodes.amount} end`,
          },
        })
    },
  }
}
