import { NO_MONEY } from '#contract/money.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { codeStore } from './codes.store.ts'
import type { StoredCode } from './codes.ts'

/** Coupons, gift cards, loyalty and refund codes. */
export function openCodes({ database }: { database: Database }) {
  const store = codeStore(database.sql)
  return {
    name: 'codes',
    actions: { store },
    /** The codes that exist, as carts count them. */
    find: async (codes: readonly string[]) =>
      new Map([...(await store.find(codes))].map(([code, stored]) => [code, countedCode(code, stored)])),
  } satisfies Capability & Record<string, unknown>
}

/** A code as carts count it. */
export function countedCode(code: string, { percent, amount, freeDelivery, minimum, kind, ...rest }: StoredCode) {
  const discount = {
    freeDelivery,
    ...(percent === null ? {} : { percent }),
    ...(amount === null ? {} : { amount }),
    ...(minimum === null ? {} : { minimum }),
  }
  return { code, kind, discount, balance: amount ?? NO_MONEY, ...rest }
}
