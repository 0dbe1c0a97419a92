import { expect, it } from 'vitest'
import { restartDelay } from './restart-delay.ts'

const HOUR_MS = 3_600_000

function delaysOf(lives: number[]): number[] {
  let before = 0
  return lives.map((lived) => {
    const { delayMs, quickExits } = restartDelay(lived, before)
    before = quickExits
    return delayMs
  })
}

it('replaces a worker quickly, and more and more slowly if each exits early', () => {
  expect(delaysOf([5, 5, 5, 5])).toEqual([100, 200, 400, 800])
  expect(delaysOf(Array(100).fill(5)).at(-1)).toBe(30_000)
})

it('resets after a worker that ran for long', () => {
  expect(delaysOf([5, 5, 5, HOUR_MS, 5, 5])).toEqual([100, 200, 400, 100, 100, 200])
})
