import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Revalidation } from './revalidation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('making stale pages anew', () => {
  it('takes them in the order given', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['c', 'a', 'b'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['c', 'a', 'b'])
  })

  it('says how many are still to be made', async () => {
    const { revalidation } = aRevalidation()
    revalidation.add(['a', 'b', 'c'])
    expect(revalidation.waiting).toBe(2)
    await vi.runAllTimersAsync()
    expect(revalidation.waiting).toBe(0)
  })

  it('takes later ones after those that wait already', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['a', 'b'])
    revalidation.add(['c'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a', 'b', 'c'])
  })

  it('takes a page once that is named again while it waits', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['a', 'b', 'b', 'c'])
    revalidation.add(['c', 'b'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a', 'b', 'c'])
  })

  it('leaves a page alone that is being made, because the render notices changes itself', async () => {
    const { revalidation, log } = aRevalidation({ takes: 10 })
    revalidation.add(['a'])
    await vi.advanceTimersByTimeAsync(5)
    revalidation.add(['a'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a'])
  })

  it('takes what is added after all was done', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['a'])
    await vi.runAllTimersAsync()
    revalidation.add(['a', 'b'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a', 'a', 'b'])
  })

  it('does nothing for an empty list', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add([])
    await vi.runAllTimersAsync()
    expect(log).toEqual([])
  })

  it('rests after each page for as long as the page took', async () => {
    const { revalidation, log } = aRevalidation({ takes: 40 })
    revalidation.add(['a', 'b', 'c'])
    await vi.runAllTimersAsync()
    expect(log).toEqual([
      { key: 'a', at: 0 },
      { key: 'b', at: 80 },
      { key: 'c', at: 160 },
    ])
  })

  it('rests also before a page that is added during the rest', async () => {
    const { revalidation, log } = aRevalidation({ takes: 40 })
    revalidation.add(['a'])
    await vi.advanceTimersByTimeAsync(50)
    revalidation.add(['b'])
    await vi.runAllTimersAsync()
    expect(log).toEqual([
      { key: 'a', at: 0 },
      { key: 'b', at: 80 },
    ])
  })
})

it('reports a page that fails and goes on with the others, then and later', async () => {
  const { revalidation, log, failed } = aRevalidation()
  revalidation.add(['a', 'broken', 'c'])
  await vi.waitFor(() => expect(keysOf(log)).toEqual(['a', 'broken', 'c']))
  revalidation.add(['d'])
  await vi.waitFor(() => expect(keysOf(log)).toEqual(['a', 'broken', 'c', 'd']))
  expect(failed).toEqual(['broken'])
})

type Renewed = { key: string; at: number }

/** Pages whose making takes so many milliseconds, and when each was begun. */
function aRevalidation({ takes = 1 } = {}) {
  const log: Renewed[] = []
  const failed: string[] = []
  const began = performance.now()
  const revalidation = new Revalidation(
    (key) => {
      log.push({ key, at: Math.round(performance.now() - began) })
      return new Promise((resolve, reject) => setTimeout(key === 'broken' ? reject : resolve, takes, key))
    },
    (_error, key) => failed.push(key),
  )
  return { revalidation, log, failed }
}

const keysOf = (log: readonly Renewed[]) => log.map(({ key }) => key)
