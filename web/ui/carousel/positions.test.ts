import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPosition, isNear, positionAtScroll, positionCount, stepAround } from './positions.ts'

it('has one position per possible first slide, and a single one when all slides are visible', () => {
  expect([
    positionCount(9, 4),
    positionCount(5, 1),
    positionCount(4, 4),
    positionCount(2, 4),
    positionCount(0, 4),
  ]).toEqual([6, 5, 1, 1, 1])
})

describe('wrapping around', () => {
  it('WI-05 WI-06 WI-07 goes from the last position to the first, and from the first to the last', () => {
    expect([stepAround(0, 1, 4), stepAround(3, 1, 4), stepAround(0, -1, 4), stepAround(0, 1, 1)]).toEqual([1, 0, 3, 0])
  })

  it('returns to the start after as many steps as there are positions', () => {
    const positions = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(positions, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (count, start, by) => {
        let at = start % count
        for (let step = 0; step < count; step++) at = stepAround(at, by, count)
        expect(at).toBe(start % count)
      }),
    )
  })
})

it('WI-08 stops at both ends when it does not wrap around', () => {
  expect([clampPosition(-4, 6), clampPosition(3, 6), clampPosition(8, 6), clampPosition(2, 1)]).toEqual([0, 3, 5, 0])
})

it('finds the slide that a row is scrolled to, even between two slides', () => {
  expect([positionAtScroll(0, 320), positionAtScroll(300, 320), positionAtScroll(100, 0)]).toEqual([0, 1, 0])
})

it('counts the slides of the next step as near, also across the end', () => {
  const near = (at: number, count: number, visible: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => isNear(index, at, { count, visible }))
  expect(near(0, 5, 1)).toEqual([0, 1, 4])
  expect(near(4, 5, 1)).toEqual([0, 3, 4])
  expect(near(0, 12, 4)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(near(3, 12, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
