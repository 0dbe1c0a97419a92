import { expect, it, vi } from 'vitest'
import { startIslands } from './runtime.ts'
import { islandMarkup, openPage } from './testing.tsx'

const Nothing = () => null
const live = () => document.querySelectorAll('kaski-island[live]').length

async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000 && !holds(); turns++) await new Promise((next) => setImmediate(next))
  expect(holds()).toBe(true)
}

it('hydrates one island in a task, so that the visitor is answered in between', async () => {
  openPage(islandMarkup({ name: 'nothing', component: Nothing, when: 'load', each: [{}, {}, {}] }))
  const tasks: (() => void)[] = []
  class Channel {
    port1 = { onmessage: () => {}, close: () => {} }
    port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) }
  }
  vi.stubGlobal('MessageChannel', Channel)
  startIslands(
    { './nothing.island.tsx': async () => ({ Nothing }) },
    { onError: (error) => expect.unreachable(String(error)) },
  )
  for (const hydrated of [1, 2, 3]) {
    await until(() => tasks.length === 1)
    expect(live()).toBe(hydrated - 1)
    tasks.shift()?.()
    await until(() => live() === hydrated)
  }
})
