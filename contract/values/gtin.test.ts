import { expect, it } from 'vitest'
import { checkDigit, isGtin } from './gtin.ts'

it('completes twelve digits with the thirteenth', () => {
  expect(checkDigit('400638133393')).toBe(1)
  expect(checkDigit('640818001234')).toBe(1)
  expect(checkDigit('000000000000')).toBe(0)
})

const wrong = ['4006381333932', '400638133393', '40063813339311', '400638133393x', '', '６４０８１８００１２３４５']
it.each(wrong)('does not take %j for a number of a product', (text) => expect(isGtin(text)).toBe(false))

it('recognises a GTIN', () => expect(isGtin('4006381333931')).toBe(true))
