import { expect, it } from 'vitest'
import { langAttribute } from '#contract/site.ts'
import { fixedNumberText, inThousands, numberText } from './number-text.ts'

const values = [0, 0.125, 0.5, 1, 1.005, 1.5, 2.345, 9.995, 99.9, 1200, 1234.5, 12_345.678, 1_234_567.89]

it.each(['fi', 'se', 'de', 'en'] as const)('writes numbers as Intl does in %s', (language) => {
  for (const maximumFractionDigits of [0, 1, 2]) {
    const intl = new Intl.NumberFormat(langAttribute[language], { maximumFractionDigits })
    expect(values.map((value) => numberText(value, maximumFractionDigits, language))).toEqual(
      values.map((value) => intl.format(value)),
    )
  }
})

it('groups digits beyond what a number can hold', () =>
  expect(inThousands('12345678901234567890', 'en')).toBe('12,345,678,901,234,567,890'))

it.each(['fi', 'se', 'de', 'en'] as const)('writes a fixed number of decimals as Intl does in %s', (language) => {
  for (const digits of [0, 1, 2]) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const intl = new Intl.NumberFormat(langAttribute[language], options)
    expect(values.map((value) => fixedNumberText(value, digits, language))).toEqual(
      values.map((value) => intl.format(value)),
    )
  }
})

it('writes a loss with a minus sign, and none before what rounds to nothing', () => {
  expect(fixedNumberText(-2.55, 1, 'fi')).toBe('−2,6')
  expect(fixedNumberText(-0.004, 2, 'fi')).toBe('0,00')
})
