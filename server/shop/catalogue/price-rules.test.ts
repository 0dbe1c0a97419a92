import { describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { discountPercentage, fullPriceOf, pricePerKilo } from './price-rules.ts'
import { vatRateOn } from './vat-rates.ts'

const price = (day: string, euros: number | null, isReduced = false) => ({
  since: new Date(`${day}T08:00:00Z`),
  price: euros === null ? null : cents(euros),
  isReduced,
})

describe('a reduced price', () => {
  it('SH-26: is compared with the lowest price of the 30 days before it', () => {
    const history = [
      ...[price('2026-06-01', 900), price('2026-07-01', 1490), price('2026-10-20', 1390), price('2026-10-25', 1490)],
      price('2026-11-09', 1043, true),
    ]
    expect(fullPriceOf(history, 'best-before')).toBe(1390)
    expect(fullPriceOf(history.toSpliced(2, 2), 'best-before')).toBe(1490)
  })

  it('SH-26: of a use-by product is compared with the last price, since the law exempts it', () => {
    const history = [price('2026-10-20', 1390), price('2026-10-25', 1490), price('2026-11-09', 1043, true)]
    expect(fullPriceOf(history, 'use-by')).toBe(1490)
    expect(fullPriceOf(history, null)).toBe(1390)
  })

  it('counts from its first step when it is reduced further', () => {
    const history = [price('2026-01-01', 1500), price('2026-11-01', 1200, true), price('2026-11-10', 900, true)]
    expect(fullPriceOf(history, 'best-before')).toBe(1500)
  })

  it('is none that was not announced as one, or that was as low before', () => {
    expect(fullPriceOf([price('2026-01-01', 1500), price('2026-11-01', 1200)], null)).toBeNull()
    expect(
      fullPriceOf([price('2026-11-01', 1200), price('2026-11-05', 1500), price('2026-11-10', 1200, true)], null),
    ).toBeNull()
    expect(fullPriceOf([price('2026-11-10', 1200, true)], null)).toBeNull()
    expect(fullPriceOf([price('2026-11-01', null), price('2026-11-10', 1200, true)], null)).toBeNull()
    expect(fullPriceOf([price('2026-11-01', 1500), price('2026-11-10', null, true)], null)).toBeNull()
    expect(fullPriceOf([], null)).toBeNull()
  })

  it('SH-22: has a discount in whole percent that is never overstated', () => {
    expect(discountPercentage(cents(1043), cents(1490))).toBe(30)
    expect(discountPercentage(cents(1044), cents(1490))).toBe(29)
    expect(discountPercentage(cents(1489), cents(1490))).toBeNull()
    expect(discountPercentage(cents(1490), null)).toBeNull()
  })
})

it('SH-26: the price per kilo is that of the weight, rounded half up', () => {
  expect(pricePerKilo(cents(649), 400)).toBe(1623)
  expect(pricePerKilo(cents(1043), 300)).toBe(3477)
})

it('keeps the dated rates of value-added tax', () => {
  expect(vatRateOn('food', '2026-11-16')).toBe(135)
  expect(vatRateOn('food', '2025-12-31')).toBe(140)
  expect(vatRateOn('standard', '2026-11-16')).toBe(255)
  expect(vatRateOn('voucher', '2026-11-16')).toBeUndefined()
})
