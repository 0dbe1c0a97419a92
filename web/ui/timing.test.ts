import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce, throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('CH-33 waits 300 ms after the last call unless told otherwise, and then runs once with the last words', () => {
  const work = vi.fn()
  const later = debounce(work)
  later('a')
  vi.advanceTimersByTime(299)
  later('b')
  vi.advanceTimersByTime(299)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work.mock.calls).toEqual([['b']])
})

it('can be told not to run after all', () => {
  const work = vi.fn()
  const later = debounce(work, 500)
  later()
  later.cancel()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})

it('CH-12 runs what follows a movement at once, then every 100 ms at most, and once more at its end', () => {
  const work = vi.fn()
  const paced = throttle(work)
  for (let time = 0; time < 250; time += 10) {
    paced()
    vi.advanceTimersByTime(10)
  }
  expect(work).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(4)
  paced()
  expect(work).toHaveBeenCalledTimes(5)
})
