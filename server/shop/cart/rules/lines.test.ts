import { describe, expect, it } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { CartLine } from '#contract/shop/shop-data.ts'
import { cents } from '#contract/values/money.ts'
import { addToLines, joinLines, type SoldProduct, setInLines, withoutLine } from './lines.ts'

const aProduct = (changes: Partial<SoldProduct> = {}): SoldProduct => ({
  code: 'LK-1001',
  name: 'Jauheliha',
  price: cents(649),
  stock: null,
  ...changes,
})
const aLine = (changes: Partial<CartLine> = {}): CartLine => ({
  code: 'LK-1001',
  name: 'Jauheliha',
  price: cents(649),
  quantity: 1,
  ...changes,
})

describe('adding to a cart', () => {
  it('SH-03: joins what is in the cart already, and keeps the order of lines', () => {
    const lines = [aLine(), aLine({ code: 'LK-1004' })]
    expect(addToLines(lines, aProduct(), 2)).toEqual({
      lines: [aLine({ quantity: 3 }), aLine({ code: 'LK-1004' })],
      warnings: [],
    })
    expect(addToLines(lines, aProduct({ code: 'LK-1008' }), 2).lines.at(-1)).toMatchObject({ code: 'LK-1008' })
  })

  it('SH-32: holds at most 100 of a product, and says so', () => {
    const { lines, warnings } = addToLines([aLine({ quantity: 60 })], aProduct(), 60)
    expect(lines).toEqual([aLine({ quantity: MAX_QUANTITY })])
    expect(warnings).toEqual([{ kind: 'line-full', name: 'Jauheliha', max: 100 }])
  })

  it('keeps what can be had, and says how much there is', () => {
    const { lines, warnings } = addToLines([aLine({ quantity: 3 })], aProduct({ stock: 5 }), 4)
    expect(lines).toEqual([aLine({ quantity: 5 })])
    expect(warnings).toEqual([{ kind: 'stock', name: 'Jauheliha', left: 5 }])
  })

  it('adds nothing that is sold out, and leaves what is in the cart for the shopper to see', () => {
    const soldOut = { lines: [], warnings: [{ kind: 'sold-out', name: 'Jauheliha' }] }
    expect(addToLines([], aProduct({ stock: 0 }), 1)).toEqual(soldOut)
    expect(addToLines([], aProduct({ stock: -2 }), 1)).toEqual(soldOut)
    expect(addToLines([aLine()], aProduct({ stock: 0 }), 1).lines).toEqual([aLine()])
  })

  it('takes a hundred different products and not one more', () => {
    const full = Array.from({ length: MAX_LINES }, (_, at) => aLine({ code: `LK-${2000 + at}` }))
    expect(addToLines(full, aProduct(), 1)).toEqual({ lines: full, warnings: [{ kind: 'cart-full', max: MAX_LINES }] })
    expect(addToLines(full, aProduct({ code: 'LK-2000' }), 1).lines[0]).toMatchObject({ quantity: 2 })
  })
})

describe('changing a quantity', () => {
  it('SH-32: sets it whatever it was, and 0 removes the line, sold out or not', () => {
    expect(setInLines([aLine({ quantity: 7 })], aProduct(), 2).lines).toEqual([aLine({ quantity: 2 })])
    expect(setInLines([aLine()], aProduct(), 0).lines).toEqual([])
    expect(setInLines([aLine()], aProduct({ stock: 0 }), 0).lines).toEqual([])
    expect(withoutLine([aLine()], 'LK-1001')).toEqual([])
  })

  it('lowers a line to what is left', () => {
    const { lines, warnings } = setInLines([aLine({ quantity: 9 })], aProduct({ stock: 4 }), 8)
    expect([lines[0]?.quantity, warnings]).toEqual([4, [{ kind: 'stock', name: 'Jauheliha', left: 4 }]])
  })
})

it('SH-27: joins two carts without dropping what is in both', () => {
  const own = [aLine({ quantity: 2 }), aLine({ code: 'LK-1004' })]
  const joined = [aLine({ quantity: 3 }), aLine({ code: 'LK-1009', name: 'Poistunut' })]
  const find = (code: string) => (code === 'LK-1001' ? aProduct({ stock: 4 }) : undefined)
  expect(joinLines(own, joined, find)).toEqual({
    lines: [aLine({ quantity: 4 }), aLine({ code: 'LK-1004' }), aLine({ code: 'LK-1009', name: 'Poistunut' })],
    warnings: [{ kind: 'stock', name: 'Jauheliha', left: 4 }],
  })
})
