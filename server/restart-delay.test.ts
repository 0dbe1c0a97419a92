import { expect, it } from 'vitest'
import { restartDelay } from './restart-delay.ts'

const HOUR = 3_600_000

function delaysOf(lives: number[]): number[] {
  let before = 0
  return lives.map((lived) => {
    const { delay, quickEnds } = restartDelay(lived, before)
    before = quickEnds
    return delay
  })
}

it('replaces a worker quickly, and ever more slowly when each ends soon', () => {
  expect(delaysOf([5, 5, 5, 5])).toEqual([100, 200, 400, 800])
  expect(delaysOf(Array(100).fill(5)).at(-1)).toBe(30_000)
})

it('begins anew after one that served for long', () => {
  expect(delaysOf([5, 5, 5, HOUR, 5, 5])).toEqual([100, 200, 400, 100, 100, 200])
})
