import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Revalidation } from './revalidation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('rendering stale pages again', () => {
  it('keeps the given order', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['c', 'a', 'b'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['c', 'a', 'b'])
  })

  it('counts the waiting pages', async () => {
    const { revalidation } = aRevalidation()
    revalidation.add(['a', 'b', 'c'])
    expect(revalidation.waiting).toBe(2)
    await vi.runAllTimersAsync()
    expect(revalidation.waiting).toBe(0)
  })

  it('appends later pages to the queue', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['a', 'b'])
    revalidation.add(['c'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a', 'b', 'c'])
  })

  it('renders a page once that is added again while it waits', async () => {
    const { revalidation, log } = aRevalidation()
    revalidation.add(['a', 'b', 'b', 'c'])
    revalidation.add(['c', 'b'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a', 'b', 'c'])
  })

  it('does not add the page that is being rendered, because the render notices changes itself', async () => {
    const { revalidation, log } = aRevalidation({ takes: 10 })
    revalidation.add(['a'])
    await vi.advanceTimersByTimeAsync(5)
    revalidation.add(['a'])
    await vi.runAllTimersAsync()
    expect(keysOf(log)).toEqual(['a'])
  })

  it('renders pages that are added after the queue was empty', async () => {
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

  it('pauses after each page for as long as the page took', async () => {
    const { revalidation, log } = aRevalidation({ takes: 40 })
    revalidation.add(['a', 'b', 'c'])
    await vi.runAllTimersAsync()
    expect(log).toEqual([
      { key: 'a', at: 0 },
      { key: 'b', at: 80 },
      { key: 'c', at: 160 },
    ])
  })

  it('also pauses before a page that is added during the pause', async () => {
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

it('reports a page that fails and continues with the others, then and later', async () => {
  const { revalidation, log, failed } = aRevalidation()
  revalidation.add(['a', 'broken', 'c'])
  await vi.waitFor(() => expect(keysOf(log)).toEqual(['a', 'broken', 'c']))
  revalidation.add(['d'])
  await vi.waitFor(() => expect(keysOf(log)).toEqual(['a', 'broken', 'c', 'd']))
  expect(failed).toEqual(['broken'])
})

type Started = { key: string; at: number }

/** Renders that take `takes` milliseconds, and a log of their start times. */
function aRevalidation({ takes = 1 } = {}) {
  const log: Started[] = []
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

const keysOf = (log: readonly Started[]) => log.map(({ key }) => key)
