import { expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from './runtime.ts'
import { islandMarkup, openPage } from './testing.tsx'

const Nothing = () => null
const live = () => document.querySelectorAll('kaski-island[live]').length

/** Waits without a timer: those are the test's own. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000 && !holds(); turns++) await new Promise((next) => setImmediate(next))
}

it('hydrates one island in a task, so that the visitor is answered in between', async () => {
  openPage(islandMarkup({ name: 'nothing', component: Nothing, when: 'load', each: [{}, {}, {}] }))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  startIslands(
    { './nothing.island.tsx': async () => ({ Nothing }) },
    { onError: (error) => expect.unreachable(String(error)) },
  )
  for (const hydrated of [1, 2, 3]) {
    await until(() => vi.getTimerCount() === 1)
    expect(live()).toBe(hydrated - 1)
    vi.runOnlyPendingTimers()
    await until(() => live() === hydrated)
    expect(live()).toBe(hydrated)
  }
})
