import { expect, it, onTestFinished, vi } from 'vitest'
import { hydrate } from './hydrate.tsx'
import { startIslands } from './runtime.ts'
import { islandMarkup, openPage } from './testing.tsx'

vi.mock('./hydrate.tsx', () => ({ hydrate: vi.fn() }))

const Nothing = () => null

it('hydrates one island in a task, so that the visitor is answered in between', async () => {
  openPage(islandMarkup({ name: 'nothing', component: Nothing, when: 'load', each: [{}, {}, {}] }))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  startIslands(
    { './nothing.island.tsx': async () => ({ Nothing }) },
    { onError: (error) => expect.unreachable(String(error)) },
  )
  for (const hydrated of [1, 2, 3]) {
    await vi.waitUntil(() => vi.getTimerCount() === 1)
    vi.runOnlyPendingTimers()
    await new Promise((resolve) => setImmediate(resolve))
    expect(hydrate).toHaveBeenCalledTimes(hydrated)
  }
})
