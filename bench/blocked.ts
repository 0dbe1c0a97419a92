import { PerformanceObserver } from 'node:perf_hooks'
import { computing } from '#server/testing/computing.ts'

type Span = { from: number; to: number }

/** The longest times that this thread was blocked, in milliseconds. */
export type Blocked = {
  /** By computing without yielding. */
  byComputing: number
  /** By garbage collection, which may happen in the middle of a turn. */
  byCollecting: number
}

/** Shorter turns of the event loop are ignored. */
const MIN_TURN_MS = 2

/**
 * Watches this thread. Uses CPU time rather than wall time: a machine that is busy with other programs would look like a blocked
 * event loop.
 */
export function watchEventLoop(): { longest(): Blocked } {
  const turns: (Span & { used: number })[] = []
  const pauses: Span[] = []
  const take = (entries: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of entries) pauses.push({ from: startTime, to: startTime + duration })
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  let last = performance.now()
  let lastUsed = computing()
  const timer = setInterval(() => {
    const now = performance.now()
    const nowUsed = computing()
    if (nowUsed - lastUsed > MIN_TURN_MS) turns.push({ from: last, to: now, used: nowUsed - lastUsed })
    last = now
    lastUsed = nowUsed
  }, 1)
  return {
    longest() {
      clearInterval(timer)
      take(observer.takeRecords())
      observer.disconnect()
      const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0)
      return {
        byComputing: most(turns.map((turn) => Math.min(turn.to - turn.from, turn.used) - sharedTime(turn, pauses))),
        byCollecting: most(pauses.map(({ from, to }) => to - from)),
      }
    },
  }
}

function sharedTime(turn: Span, pauses: readonly Span[]): number {
  return pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, turn.to) - Math.max(from, turn.from)), 0)
}
