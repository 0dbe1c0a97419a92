import { expect, it } from 'vitest'
import { barsFor } from './bars.ts'

it('draws values on one scale that begins at zero, so that heights compare as the values do', () => {
  expect(barsFor([50, 100, 0])).toEqual([
    { from: 0, height: 50, isNegative: false },
    { from: 0, height: 100, isNegative: false },
    { from: 0, height: 0, isNegative: false },
  ])
})

it('draws a loss below the line of zero', () => {
  expect(barsFor([75, -25])).toEqual([
    { from: 25, height: 75, isNegative: false },
    { from: 0, height: 25, isNegative: true },
  ])
})

it('bears years of nothing', () => {
  expect(barsFor([0, 0]).map(({ height }) => height)).toEqual([0, 0])
})
