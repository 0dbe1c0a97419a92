import { expect, it } from 'vitest'
import { amountWithDecimals, exact, scaledAmount, scaledPortion } from './scaling.ts'

const shown = (amount: number, decimals = 3, language: 'fi' | 'se' | 'en' = 'fi') =>
  amountWithDecimals(exact(amount), decimals, language)?.replaceAll('\u00a0', ' ') ?? null

it('PR-05: shows 3 decimals with a comma, in groups of thousands, and hides amounts of 0 or less', () => {
  expect(shown(12)).toBe('12,000')
  expect(shown(0.25)).toBe('0,250')
  expect(shown(20000)).toBe('20 000,000')
  expect([shown(0), shown(-0.5)]).toEqual([null, null])
  expect(shown(0.0004)).toBe('< 0,001')
})

it('PR-06: shows 1 decimal with a comma', () => {
  expect(shown(12, 1, 'se')).toBe('12,0')
  expect(shown(0.04, 1, 'se')).toBe('< 0,1')
  expect(shown(0, 1, 'se')).toBeNull()
  expect(shown(1.5, 1, 'en')).toBe('1.5')
})

it('PR-05: rounds the exact value half up: 1.005 is not 1.00499999', () => {
  expect(shown(1.0005)).toBe('1,001')
  expect(shown(1.0004999)).toBe('1,000')
  expect(shown(1.005, 2)).toBe('1,01')
  expect(shown(0.05, 1, 'se')).toBe('0,1')
  expect(shown(8.345, 2)).toBe('8,35')
  expect(shown(5e-7, 6)).toBe('0,000001')
  expect(shown(2, 0)).toBe('2')
})

it('PR-05: scales by portions times size, relative to the recipe', () => {
  const from = { portions: 60, size: 230 }
  const scaled = (amount: number, portions: number, size: number) =>
    amountWithDecimals(scaledAmount(amount, from, { portions, size }), 3, 'fi')
  expect(scaled(4.2, 60, 230)).toBe('4,200')
  expect(scaled(4.2, 90, 230)).toBe('6,300')
  expect(scaled(4.2, 60, 460)).toBe('8,400')
  expect(scaled(4.2, 90, 250)).toBe('6,848')
  expect(scaled(4.2, 1, 150)).toBe('0,046')
  expect(amountWithDecimals(scaledAmount(3, { portions: 4 }, { portions: 6 }), 3, 'fi')).toBe('4,500')
})

it('PR-05: scaling there and back gives what it began with, whatever the numbers', () => {
  for (let portions = 1; portions <= 1000; portions += 37) {
    for (let size = 150; size <= 650; size += 10) {
      const there = scaledAmount(0.1, { portions: 60, size: 230 }, { portions, size })
      const back = (there.top * 60n * 230n) / 1n
      // there × 60 × 230 / (portions × size) = 0.1
      expect(back * 10n === there.bottom * BigInt(portions) * BigInt(size)).toBe(true)
    }
  }
})

it('PR-06: the nutrients of a portion grow with its size and not with the number of portions', () => {
  const nutrient = scaledPortion(372, { portions: 100, size: 400 }, { portions: 7, size: 500 })
  expect(amountWithDecimals(nutrient, 1, 'se')).toBe('465,0')
})
