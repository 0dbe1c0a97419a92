import type { CheckoutWarning } from '#contract/shop/cart-warnings.ts'
import type { CheckoutProblem } from '#contract/shop/checkout-problems.ts'
import { isSharedDay } from '#contract/shop/delivery-days.ts'
import type { Purchase } from '#contract/shop/purchase-form.ts'
import { decimalComma } from '#contract/values/money.ts'
import type { SlotAnswer } from '../../delivery/slots.store.ts'
import type { PricedCart } from '../transaction.store.ts'

/** The facts that a purchase is checked against, all read in the transaction that takes the goods, with their rows locked. */
export type PurchaseFacts = {
  /** What the shopper saw and chose. */
  form: Pick<Purchase, 'total' | 'slot'>
  priced: Pick<PricedCart, 'problems' | 'amounts' | 'products'>
  /** Whether the chosen delivery time can be had; null if nothing is delivered. */
  slot: SlotAnswer | null
}

type Rule = (facts: PurchaseFacts) => boolean

const hasNone =
  (...kinds: readonly CheckoutWarning['kind'][]): Rule =>
  ({ priced }) =>
    !priced.problems.some(({ kind }) => kinds.includes(kind))

/**
 * The rules that bind a purchase, each with the problem that the shopper is told, in that order. Pages warn by
 * the same rules with what they know; this list decides.
 */
const rules: readonly (readonly [CheckoutProblem, Rule])[] = [
  ['sold-out', hasNone('sold-out', 'not-sold', 'stock')],
  ['cart-changed', hasNone('code')],
  ['cart-changed', ({ form, priced }) => decimalComma(priced.amounts.total) === form.total],
  ['too-little', hasNone('too-little')],
  ['not-served', ({ slot }) => slot !== 'not-served'],
  ['day-not-shared', ({ form, priced }) => !form.slot || isSharedDay(form.slot.date, priced.products)],
  ['slot-not-offered', ({ slot }) => slot !== 'not-offered'],
  ['slot-closed', ({ slot }) => slot !== 'closed'],
  ['slot-full', ({ slot }) => slot !== 'full'],
]

/** The first rule that a purchase breaks; null if it may be made. */
export function purchaseProblem(facts: PurchaseFacts): CheckoutProblem | null {
  return rules.find(([, holds]) => !holds(facts))?.[0] ?? null
}
