import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { around, isNear, placeScrolledTo, placesOf, within } from './positions.ts'

it('has a place for each view of neighbours, and one where all are seen', () => {
  expect([placesOf(9, 4), placesOf(5, 1), placesOf(4, 4), placesOf(2, 4), placesOf(0, 4)]).toEqual([6, 5, 1, 1, 1])
})

describe('going round', () => {
  it('WI-05 WI-06 WI-07 follows the last by the first and comes back from the first to the last', () => {
    expect([around(0, 1, 4), around(3, 1, 4), around(0, -1, 4), around(0, 1, 1)]).toEqual([1, 0, 3, 0])
  })

  it('is where it was after as many steps as there are places', () => {
    const places = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(places, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (count, start, by) => {
        let at = start % count
        for (let step = 0; step < count; step++) at = around(at, by, count)
        expect(at).toBe(start % count)
      }),
    )
  })
})

it('WI-08 stops at both ends where it does not go round', () => {
  expect([within(-4, 6), within(3, 6), within(8, 6), within(2, 1)]).toEqual([0, 3, 5, 0])
})

it('finds the slide that a row is scrolled to, also between two of them', () => {
  expect([placeScrolledTo(0, 320), placeScrolledTo(300, 320), placeScrolledTo(100, 0)]).toEqual([0, 1, 0])
})

it('counts what the next step shows as near, also around the end', () => {
  const near = (at: number, count: number, visible: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => isNear(index, at, { count, visible }))
  expect(near(0, 5, 1)).toEqual([0, 1, 4])
  expect(near(4, 5, 1)).toEqual([0, 3, 4])
  expect(near(0, 12, 4)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(near(3, 12, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
