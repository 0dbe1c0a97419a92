import bwipjs from 'bwip-js/node'
import { expect, it } from 'vitest'
import { checkDigit } from '#contract/values/gtin.ts'
import { barsOf, CODE_WIDTH_MODULES } from './ean13.ts'

/** Four fixed numbers for each first digit, which determines how the next six are encoded. */
const numbers = Array.from({ length: 40 }, (_, index) => {
  const twelve = `${index % 10}${String((index + 1) * 7_919_283_461)
    .padStart(11, '0')
    .slice(-11)}`
  return twelve + checkDigit(twelve)
})

it('WI-02 has the same bars as bwip-js for the same numbers', () => {
  expect(new Set(numbers.map(([first]) => first)).size).toBe(10)
  for (const gtin of numbers)
    expect(
      barsOf(gtin).map(({ at, width }) => ({ at, width })),
      gtin,
    ).toEqual(barsOfBwip(gtin))
})

it('makes only the two bars at each end and in the middle longer', () => {
  const bars = barsOf('6408180012341')
  expect(bars.filter(({ guard }) => guard).map(({ at }) => at)).toEqual([0, 2, 46, 48, 92, 94])
  expect(bars.length).toBe(30)
})

const refused = ['6408180012345', '640818001234', '64081800123413', '640818001234a', '', ' 6408180012341']
it.each(refused)('returns no bars for the invalid number %j', (text) => expect(barsOf(text)).toEqual([]))

/** bwip-js returns the widths of bars and spaces alternately. */
function barsOfBwip(gtin: string): { at: number; width: number }[] {
  const [code] = bwipjs.raw({ bcid: 'ean13', text: gtin })
  if (!code || !('sbs' in code)) throw new Error(`${gtin} is not encoded as bars`)
  let at = 0
  const stripes = code.sbs.map((width, index) => {
    const stripe = { at, width, black: index % 2 === 0 }
    at += width
    return stripe
  })
  expect(at).toBe(CODE_WIDTH_MODULES)
  return stripes.flatMap(({ black, ...bar }) => (black ? [bar] : []))
}
