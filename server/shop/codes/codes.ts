import { createHash } from 'node:crypto'
import type { CodeKind } from '#contract/shop/shop-data.ts'
import { type Cents, NO_MONEY } from '#contract/values/money.ts'

/** A code that shoppers enter, as it is imported. */
export type NewCode = {
  /** In upper case, without spaces around it. */
  code: string
  kind: CodeKind
  percent?: number
  /** What a discount takes off, or what another code pays. */
  amount?: Cents
  freeDelivery?: boolean
  minimum?: Cents
  validFrom?: string
  validUntil?: string
  maxUses?: number
}

/** A stored code. */
export type StoredCode = {
  kind: CodeKind
  percent: number | null
  amount: Cents | null
  freeDelivery: boolean
  minimum: Cents | null
  validFrom: string | null
  validUntil: string | null
  maxUses: number | null
  uses: number
  /** Nobody can enter it from then on. */
  voidedAt: Date | null
}

/** A code that is locked for an order, with the key under which it is stored. */
export type LockedCode = StoredCode & { key: string }

/** What an order takes of a code (below 0) or gives back. */
type CodeMove = { key: string; amount: Cents; uses: number }

/** A gift card that an order has bought. */
type BoughtCard = { code: string; amount: Cents; validUntil: string; order: string; line: string; piece: number }

/** What an order has taken of codes, by key. */
export type TakenCodes = ReadonlyMap<string, { amount: Cents; uses: number }>

export type CodeStore = {
  /** The codes that exist, by what was asked for. */
  find(codes: readonly string[]): Promise<Map<string, StoredCode>>
  /** Adds codes, or replaces what they do; how often they were used, and what is left of a card in use, stays. */
  put(codes: readonly NewCode[]): Promise<void>
  /** Locks codes, typed ones and those of the keys, in one order everywhere. */
  lock(codes: readonly string[], keys: readonly string[]): Promise<LockedCodes>
  move(moves: readonly CodeMove[], order: string): Promise<void>
  /** What an order has taken of codes and not given back, by key. */
  takenBy(order: string): Promise<TakenCodes>
  /** Adds bought gift cards. Existing ones stay as they are. */
  issue(cards: readonly BoughtCard[]): Promise<void>
  /** The cards that an order has bought, locked. */
  boughtBy(order: string): Promise<StoredCard[]>
  /** What staff have voided of locked codes and not restored, by key. */
  voidedByStaff(keys: readonly string[]): Promise<Map<string, Cents>>
  /** Books what staff have voided as taken by an order: the balance stays as it is, and there is nothing left to restore. */
  takeVoided(cards: readonly { key: string; amount: Cents }[], order: string): Promise<void>
}

/** A bought gift card: which piece of which line, and how its code ends. */
export type StoredCard = LockedCode & {
  issued: Cents | null
  boughtLine: string | null
  boughtPiece: number | null
  ending: string | null
}

type LockedCodes = { typed: Map<string, LockedCode>; byKey: Map<string, LockedCode> }

/** The key under which a code is stored: for a gift card, which is money, a hash. 80 random bits need no salt. */
export function keyOf(code: string, kind: CodeKind): string {
  return kind === 'gift-card' ? hashed(code) : code
}

/** The keys under which a typed code may be stored: nobody knows its kind yet. */
export function keysOf(code: string): [plain: string, hash: string] {
  return [code, hashed(code)]
}

function hashed(code: string): string {
  return `sha256:${createHash('sha256').update(code).digest('base64url')}`
}

/** Validation errors, with the name of each row. */
export function codeRowProblems(rows: readonly (NewCode & { name: string })[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const { name, code, kind, percent, amount, freeDelivery, validFrom, validUntil } = row
    const problems: string[] = []
    if (code === '' || /\s/.test(code)) problems.push(`${name}: a code has no spaces and at least one character`)
    if (seen.size === seen.add(code).size) problems.push(`${name}: the code ${code} is in the list twice`)
    if (kind === 'discount' && percent === undefined && amount === undefined && !freeDelivery)
      problems.push(`${name}: a discount needs a percentage, an amount or free delivery`)
    if (kind !== 'discount' && (amount ?? NO_MONEY) <= 0) problems.push(`${name}: a ${kind} code needs an amount`)
    if (kind !== 'discount' && percent !== undefined) problems.push(`${name}: only a discount has a percentage`)
    if (percent !== undefined && (percent < 1 || percent > 100)) problems.push(`${name}: a percentage is 1 to 100`)
    if (validFrom && validUntil && validFrom > validUntil) problems.push(`${name}: it ends before it begins`)
    return problems
  })
}

/** A code as carts count it. */
export function countedCode(code: string, stored: StoredCode) {
  const { percent, amount, freeDelivery, minimum, kind, validFrom, validUntil, maxUses, uses, voidedAt } = stored
  const discount = {
    freeDelivery,
    ...(percent === null ? {} : { percent }),
    ...(amount === null ? {} : { amount }),
    ...(minimum === null ? {} : { minimum }),
  }
  return {
    code,
    kind,
    discount,
    balance: amount ?? NO_MONEY,
    validFrom,
    validUntil,
    maxUses,
    uses,
    isVoid: voidedAt !== null,
  }
}
