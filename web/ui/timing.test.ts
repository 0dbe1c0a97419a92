import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce, throttle } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('CH-33 debounces by 300 ms by default, and then runs once with the last arguments', () => {
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

it('can be cancelled', () => {
  const work = vi.fn()
  const later = debounce(work, 500)
  later()
  later.cancel()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})

it('CH-12 throttles: runs at once, then at most every 100 ms, and once more after the last call', () => {
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
