import { expect, it } from 'vitest'
import { isCheckedGtin, readScan } from './scanned-code.ts'

const withCheck = (digits: string) =>
  Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isCheckedGtin) as string

it.each([
  ['GTIN-13', '6407040010497', '06407040010497'],
  ['GTIN-8', '96385074', '00000096385074'],
  ['GTIN-12', '036000291452', '00036000291452'],
  ['GTIN-14, of a case', '16407040010494', '16407040010494'],
  ['what a scanner puts before and after it', ']E06407040010497 ', '06407040010497'],
])('OF-15: reads a %s', (_, typed, gtin) => expect(readScan(typed)).toEqual({ kind: 'gtin', gtin, grams: null }))

it.each([
  ['23', '1155', 1155],
  ['24', '1155', 11_550],
  ['25', '1155', 115_500],
])('OF-15: reads item and weight of a code that begins with %s', (prefix, weight, grams) => {
  const code = withCheck(`${prefix}704012${weight}`)
  expect(readScan(code)).toEqual({ kind: 'item', item: `${prefix}704012`, grams })
  const wrong = `${code.slice(0, 12)}${(Number(code[12]) + 1) % 10}`
  expect(readScan(wrong)).toEqual({ kind: 'unreadable' })
})

it.each([
  ['(01) alone', ']C10106407040010497', null],
  ['a date and a batch after it', '010640704001049717261224\u001d10ERÄ7', null],
  ['FNC1 first, and a batch before it', '\u001d10A12\u001d0106407040010497', null],
  ['a net weight of 1.234 kg', '01064070400104973103001234', 1234],
  ['parentheses', '(01)06407040010497(3102)000250', 2500],
])('OF-15: reads a GS1 code with %s', (_, typed, grams) =>
  expect(readScan(typed)).toEqual({ kind: 'gtin', gtin: '06407040010497', grams }),
)

it('OF-15: opens an order by its label', () => expect(readScan('100042')).toEqual({ kind: 'order', number: 100042 }))

it.each(['6407040010498', '640704001049', 'hello', '', '0106407040010498', '1017ABC', '123456789012345678'])(
  'OF-15: does not take %s for a product',
  (typed) => expect(readScan(typed)).toEqual({ kind: 'unreadable' }),
)
