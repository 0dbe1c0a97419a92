import { plus } from '#contract/values/money.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { codeStore } from './codes.store.ts'
import { countedCode, keysOf, type StoredCode, type TakenCodes } from './codes.ts'

/** Coupons, gift cards, loyalty and refund codes. */
export function openCodes({ database }: { database: Database }) {
  const store = codeStore(database.sql)
  return {
    name: 'codes',
    actions: { store },
    /** The codes that exist, as carts count them; with what an order holds of them, by key, as if it had given it back. */
    find: async (codes: readonly string[], held: TakenCodes = new Map()) =>
      new Map(
        [...(await store.find(codes))].map(([code, stored]) => [code, countedCode(code, released(code, stored, held))]),
      ),
  } satisfies Capability & Record<string, unknown>
}

function released(code: string, stored: StoredCode, held: TakenCodes): StoredCode {
  const taken = keysOf(code).flatMap((key) => held.get(key) ?? [])[0]
  if (!taken) return stored
  const amount =
    stored.kind === 'discount' || stored.amount === null ? stored.amount : plus(stored.amount, taken.amount)
  return { ...stored, amount, uses: stored.uses - taken.uses }
}
