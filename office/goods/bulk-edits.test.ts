import { expect, it } from 'vitest'
import { type BulkChange, bulkEdits } from './bulk-edits.ts'
import { undoOf } from './product-edits.ts'
import type { Product } from './product-texts.ts'

const product = (code: string, values: Partial<Product>) =>
  ({ code, regularPrice: 1290, counted: 7, sale: null, deliveryDays: null, isHidden: false, ...values }) as Product

const goods = [
  product('LK-1', {}),
  product('LK-2', { regularPrice: 649, counted: null }),
  product('LK-3', { regularPrice: null }),
]
const toOf = (change: BulkChange) => bulkEdits(goods, change).map(({ code, to }) => [code, to])

it('OF-18: prices are set, or changed by per cent or amount, rounded to five cents where that is wanted', () => {
  const price = (by: 'set' | 'percent' | 'amount', value: number, isRounded = false): BulkChange => ({
    kind: 'price',
    amount: { by, value },
    isRounded,
  })
  expect(toOf(price('percent', 5))).toEqual([
    ['LK-1', { regularPrice: 1355 }],
    ['LK-2', { regularPrice: 681 }],
  ])
  expect(toOf(price('percent', 5, true))[1]).toEqual(['LK-2', { regularPrice: 680 }])
  expect(toOf(price('amount', -50))[0]).toEqual(['LK-1', { regularPrice: 1240 }])
  expect(toOf(price('amount', -5000))[0]).toEqual(['LK-1', { regularPrice: 1 }])
  expect(toOf(price('set', 990))).toHaveLength(3)
})

it('OF-18: leaves out what stays as it is, and unlimited stock that would be counted on', () => {
  expect(toOf({ kind: 'price', amount: { by: 'set', value: 1290 }, isRounded: false }).map(([code]) => code)).toEqual([
    'LK-2',
    'LK-3',
  ])
  expect(toOf({ kind: 'stock', amount: { by: 'amount', value: -9 } })).toEqual([
    ['LK-1', { counted: 0 }],
    ['LK-3', { counted: 0 }],
  ])
  expect(toOf({ kind: 'sale', percent: 20, isRounded: true, from: null, until: null })[0]).toEqual([
    'LK-1',
    { sale: { price: 1030, from: null, until: null } },
  ])
  expect(toOf({ kind: 'visibility', isHidden: false })).toEqual([])
})

it('OF-18: is undone from what the products have become', () => {
  const edits = bulkEdits(goods, { kind: 'sale', percent: 20, isRounded: false, from: null, until: null })
  const begun = { price: 1032, from: '2026-11-19T08:00:00.000Z', until: null }
  expect(undoOf(edits, [product('LK-1', { sale: begun })])).toEqual([
    { code: 'LK-1', from: { sale: begun }, to: { sale: null } },
  ])
})
