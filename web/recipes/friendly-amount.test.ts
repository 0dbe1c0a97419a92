import { expect, it } from 'vitest'
import { friendlyAmount } from './friendly-amount.ts'

it.each([
  [666.67, 665],
  [133.3, 135],
  [37.5, 38],
  [2.66, 2.5],
  [1.333, 1.25],
  [0.3333, 0.25],
  [0.125, 0.1],
  [0, 0],
])('rounds %f to %f, which a home cook can measure', (amount, friendly) => {
  expect(friendlyAmount(amount)).toBe(friendly)
})
