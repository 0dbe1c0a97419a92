import { expect, it } from 'vitest'
import { code128, valuesOf } from './code128.ts'

it('OF-17: encodes a number in pairs with its check value', () => {
  // 105 + 1 × 10 + 2 × 0 + 3 × 42 = 241; 241 − 2 × 103 = 35.
  expect(valuesOf('100042')).toEqual([105, 10, 0, 42, 35, 106])
  // The last digit of an odd number is in set B: 16 + 7.
  expect(valuesOf('1000427').slice(0, -2)).toEqual([105, 10, 0, 42, 100, 23])
})

it('OF-17: each character has eleven modules and an even number of black ones, and no two are the same', () => {
  const seen = new Set<string>()
  for (let pair = 0; pair < 100; pair++) {
    const { bars } = code128(String(pair).padStart(2, '0'))
    // After the start come the bars of the pair.
    const own = bars.slice(3, 6)
    expect(own.reduce((sum, { width }) => sum + width, 0) % 2).toBe(0)
    expect(own[0]?.at).toBe(11)
    expect(bars[6]?.at).toBe(22)
    seen.add(JSON.stringify(own))
  }
  expect(seen.size).toBe(100)
  expect(code128('100042').width).toBe(5 * 11 + 13)
})
