import { expect, it } from 'vitest'
import { nameProblem, renamed, singularOf } from './names.ts'

it('renames every form of a name, and the plural before the singular', () => {
  const names = new Map([
    ['kitchen-tips', 'store-visits'],
    ['kitchen-tip', 'store-visit'],
  ])
  const text =
    "openKitchenTips kitchenTip.id './kitchen-tips.ts' 'screen-kitchen-tip' kitchen_tip KITCHEN_TIP_REPEATED kitchen tips. Kitchen tips tip"
  expect(renamed(text, names)).toBe(
    "openStoreVisits storeVisit.id './store-visits.ts' 'screen-store-visit' store_visit STORE_VISIT_REPEATED store visits. Store visits tip",
  )
})

it('leaves a name alone that contains the name of the example', () => {
  expect(renamed('guest-count guestCount', new Map([['guest-count', 'guest-count-list']]))).toBe(
    'guest-count-list guestCountList',
  )
})

it.each([
  ['store-visits', 'store-visit'],
  ['price-queries', 'price-query'],
  ['lunch-boxes', 'lunch-box'],
  ['stock', undefined],
  ['glass', undefined],
])('%s in the singular is %s', (name, singular) => {
  expect(singularOf(name)).toBe(singular)
})

it.each(['', 'Guest', 'guest_count', 'guest--count', '-guest', '1st', '../guest', 'ääni', 'new', 'a'.repeat(41)])(
  "'%s' is no name, and the sentence says why",
  (name) => {
    expect(nameProblem(name)).toMatch(/^'.*' is .*\.$/)
  },
)

it('takes words with hyphens', () => {
  expect(['guest', 'guest-count', 'top-10'].map(nameProblem)).toEqual([undefined, undefined, undefined])
})
