import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cents,
  cents,
  decimalComma,
  minus,
  percentOf,
  plus,
  ratePercent,
  readDecimal,
  spread,
  vatIn,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents)
const rate = fc.constantFrom(0, 100, 135, 140, 240, 255, 1000)

/** Half up by whole numbers of any size: an obvious calculation to compare with. */
const roundedHalfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

describe('amounts of money', () => {
  it('are whole cents and nothing else', () => {
    expect(() => cents(12.5)).toThrow('12.5 is not a number of cents.')
    expect(() => cents(Number.NaN)).toThrow()
    expect(plus(cents(1), cents(2))).toBe(3)
    expect(minus(cents(5), cents(1), cents(2))).toBe(2)
  })

  it('SH-06: contain value-added tax rounded half up', () => {
    expect(vatIn(cents(1290), 135)).toBe(153) // 153.436…
    expect(vatIn(cents(227), 135)).toBe(27) // exactly 27
    expect(vatIn(cents(1), 1000)).toBe(1) // exactly half a cent
    fc.assert(
      fc.property(amount, rate, (gross, vat) => {
        expect(vatIn(gross, vat)).toBe(roundedHalfUp(BigInt(gross * vat), BigInt(1000 + vat)))
        expect(percentOf(gross, vat)).toBe(roundedHalfUp(BigInt(gross * vat), 1000n))
      }),
    )
  })

  it('SH-06: are spread so that the parts sum to the whole, and none is a cent from its share', () => {
    expect(spread(cents(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(cents(5), [0, 10, 0])).toEqual([0, 5, 0])
    expect(spread(cents(0), [0, 0])).toEqual([0, 0])
    expect(() => spread(cents(1), [0])).toThrow()
    const weights = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const sum = parts.reduce((total, part) => total + part, 0)
        fc.pre(sum > 0)
        const spreadParts = spread(whole, parts)
        expect(plus(...spreadParts)).toBe(whole)
        spreadParts.forEach((part, at) => {
          const share = BigInt(whole) * BigInt(parts[at] as number)
          const distance = BigInt(part) * BigInt(sum) - share
          expect(distance < BigInt(sum) && -distance < BigInt(sum)).toBe(true)
        })
      }),
    )
  })

  it('SH-01: are written with a decimal comma, and read again', () => {
    expect([0, 5, 90, 1290, 123_456, -7].map((each) => decimalComma(each as Cents))).toEqual([
      '0,00',
      '0,05',
      '0,90',
      '12,90',
      '1234,56',
      '-0,07',
    ])
    expect(['6,9', '6.90', '12', ' 12,90 ', '12,905', '-1', '', '1e3'].map(readDecimal)).toEqual([
      ...[690, 690, 1200, 1290],
      ...[null, null, null, null],
    ])
    expect([0, 135, 255, 140].map(ratePercent)).toEqual(['0,0', '13,5', '25,5', '14,0'])
    fc.assert(fc.property(amount, (each) => readDecimal(decimalComma(each)) === each))
  })
})
