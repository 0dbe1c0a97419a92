import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { type Candidate, suggestionsFor } from './suggestions.ts'

const aProduct = (code: string, price: number, changes: Partial<Candidate> = {}): Candidate => ({
  code,
  price: cents(price),
  group: null,
  stars: 0,
  reviewCount: 0,
  deliveryDays: null,
  ...changes,
})
const codes = (found: readonly Candidate[]) => found.map(({ code }) => code)

it('offers what fills the gap at the least cost, then the best reviewed of other groups below it', () => {
  const products = [
    aProduct('BOX', 9000),
    aProduct('HAM', 7500, { group: 1 }),
    aProduct('SAUSAGE', 500, { group: 1, stars: 5 }),
    aProduct('STEAK', 1800, { group: 2, stars: 4.5, reviewCount: 3 }),
    aProduct('FILLET', 2500, { group: 2, stars: 4.5, reviewCount: 2 }),
    aProduct('MINCE', 700, { group: 3, stars: 4 }),
  ]
  expect(codes(suggestionsFor(products, [], cents(7160)))).toEqual(['HAM', 'STEAK', 'MINCE'])
  // Of one group rather than fewer than three.
  expect(codes(suggestionsFor(products.slice(1, 5), [], cents(7160)))).toEqual(['HAM', 'STEAK', 'SAUSAGE'])
})

it('leaves out what is in the cart, and what shares no delivery day with it', () => {
  const products = [
    aProduct('IN', 800),
    aProduct('TUESDAY', 800, { deliveryDays: [2] }),
    aProduct('FRIDAY', 800, { deliveryDays: [5] }),
  ]
  const cart = [{ code: 'IN', deliveryDays: [2] }]
  expect(codes(suggestionsFor(products, cart, cents(500)))).toEqual(['TUESDAY'])
  expect(suggestionsFor(products, cart, cents(0))).toEqual([])
})
