import { MAX_CODES } from '#contract/shop/cart-limits.ts'
import type { CodeProblem } from '#contract/shop/cart-warnings.ts'
import type { CodeKind } from '#contract/shop/shop-data.ts'
import { type Cents, decimalComma, minus, NO_MONEY, plus } from '#contract/values/money.ts'
import { type Credits, type Discount, isReached } from './totals.ts'

/** A code of the shop that somebody has entered. */
export type CodeFacts = {
  code: string
  kind: CodeKind
  /** What a discount takes off. */
  discount: Discount
  /** What a code of another kind has left to pay with. */
  balance: Cents
  /** ISO dates of the first and last day of validity. */
  validFrom: string | null
  validUntil: string | null
  /** How many orders may use it; null is any number. */
  maxUses: number | null
  /** How many placed orders have used it. */
  uses: number
  /** Staff have made it void. */
  isVoid?: boolean
}

/** The form in which codes are compared: without spaces around it, in upper case. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Why a code that somebody types cannot be entered; null if it can. */
export function entryProblem(
  typed: string,
  entered: readonly string[],
  found: CodeFacts | undefined,
  around: { goods: Cents; today: string },
): CodeProblem | null {
  const code = normalCode(typed)
  if (code === '') return { code, reason: 'empty' }
  if (entered.includes(code)) return { code, reason: 'repeated' }
  if (entered.length >= MAX_CODES) return { code, reason: 'too-many', max: MAX_CODES }
  return codeProblem(code, found, around)
}

/** Why a code does nothing for a cart; null if it does. */
export function codeProblem(
  code: string,
  found: CodeFacts | undefined,
  { goods, today }: { goods: Cents; today: string },
): CodeProblem | null {
  if (!found || found.isVoid) return { code, reason: 'unknown' }
  const { validFrom, validUntil, maxUses, uses, discount } = found
  if (validUntil !== null && today > validUntil) return { code, reason: 'ended', date: validUntil }
  if (validFrom !== null && today < validFrom) return { code, reason: 'not-begun', date: validFrom }
  if (maxUses !== null && uses >= maxUses) return { code, reason: 'used' }
  if (found.kind !== 'discount') return found.balance > 0 ? null : { code, reason: 'used' }
  if (isReached(discount, goods)) return null
  const minimum = discount.minimum ?? NO_MONEY
  return { code, reason: 'minimum', minimum: decimalComma(minimum), missing: decimalComma(minus(minimum, goods)) }
}

/** What the valid codes of a cart take off and pay. */
export function valueOfCodes(codes: readonly CodeFacts[]): { discounts: Discount[]; credits: Credits } {
  const paidBy = (kind: CodeFacts['kind']) =>
    plus(...codes.filter((code) => code.kind === kind).map(({ balance }) => balance))
  return {
    discounts: codes.filter(({ kind }) => kind === 'discount').map(({ discount }) => discount),
    credits: { loyalty: paidBy('loyalty'), refund: paidBy('refund'), giftCard: paidBy('gift-card') },
  }
}
