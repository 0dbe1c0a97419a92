import { expect, it } from 'vitest'
import { checkoutProblems } from '#contract/shop/checkout-problems.ts'
import { cents } from '#contract/values/money.ts'
import { type PurchaseFacts, purchaseProblem } from './purchase-rules.ts'

/** A purchase for a Friday that nothing speaks against. */
const facts = (changes: Partial<PurchaseFacts> = {}, problems: PurchaseFacts['priced']['problems'] = []) =>
  ({
    form: { total: '23,80', slot: { date: '2027-01-15', time: '16:00-20:00' } },
    priced: { problems, amounts: { total: cents(2380) }, products: [{ deliveryDays: null }, { deliveryDays: [2, 5] }] },
    slot: { slotId: 1, label: '' },
    ...changes,
  }) as PurchaseFacts

const nothingBrought = { problems: [], amounts: { total: cents(2380) }, products: [] } as never

it.each<[PurchaseFacts, ReturnType<typeof purchaseProblem>]>([
  [facts(), null],
  [facts({ form: { total: '23,80', slot: null }, slot: null, priced: nothingBrought }), null],
  [facts({}, [{ kind: 'sold-out', name: 'a' }]), 'sold-out'],
  [facts({}, [{ kind: 'stock', name: 'a', left: 1 }]), 'sold-out'],
  [facts({}, [{ kind: 'not-sold', name: 'a' }]), 'sold-out'],
  [facts({}, [{ kind: 'code', code: 'A', reason: 'used' }]), 'cart-changed'],
  [facts({ form: { ...facts().form, total: '23,79' } }), 'cart-changed'],
  [facts({}, [{ kind: 'too-little', least: '0,46' }]), 'too-little'],
  [facts({ slot: 'not-served' }), 'not-served'],
  [facts({ form: { total: '23,80', slot: { date: '2027-01-14', time: '16:00-20:00' } } }), 'day-not-shared'],
  [facts({ slot: 'not-offered' }), 'slot-not-offered'],
  [facts({ slot: 'closed' }), 'slot-closed'],
  [facts({ slot: 'full' }), 'slot-full'],
])('a purchase is bound by every rule: case %#', (each, problem) => {
  expect(purchaseProblem(each)).toBe(problem)
  if (problem) expect(checkoutProblems).toContain(problem)
})
