import { expect, it, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { FRAMES, frameAt, numberIn } from './frames.ts'
import { CountedNumber } from './number-animation.island.tsx'

it('WI-19: counts for 2000 ms at 60 frames a second, whatever the screen can do', () => {
  expect(FRAMES).toBe(120)
  expect([0, 16, 17, 1000, 1999, 2000, 5000].map(frameAt)).toEqual([0, 0, 1, 60, 119, 120, 120])
  // A screen of 144 Hz shows no frame twice as often as others: 288 ticks, 121 different frames.
  expect(new Set(Array.from({ length: 289 }, (_, tick) => frameAt((tick * 1000) / 144))).size).toBe(121)
})

it('WI-19: begins at zero, only grows, and ends at the number exactly', () => {
  const shown = Array.from({ length: FRAMES + 1 }, (_, frame) => numberIn(frame, 4200))
  expect(shown[0]).toBe(0)
  expect(shown.at(-1)).toBe(4200)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

async function open({ reducedMotion = false } = {}) {
  const props = { value: 4200, decimals: 0, locale: 'fi' }
  const { comeIntoView } = openPage(islandMarkup({ name: 'number-animation', component: CountedNumber, each: [props] }))
  class Observer extends IntersectionObserver {
    override disconnect = () => {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  const ticks: ((now: number) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => ticks.push(tick))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('performance', { ...performance, now: () => 0 })
  const files = { './number-animation.island.tsx': async () => ({ CountedNumber }) }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  comeIntoView()
  return { ticks, tickAt: (now: number) => ticks.shift()?.(now) }
}

const counting = () => document.querySelector('[aria-hidden]')?.textContent?.replace('\u00a0', ' ')
const told = () => document.querySelector('.number-animation-number > :first-child')?.textContent

it('WI-19: shows the number itself before it counts and after, and says it to screen readers all the time', async () => {
  const { ticks, tickAt } = await open()
  expect(told()).toBe('4\u00a0200')
  await expect.poll(() => ticks.length).toBeGreaterThan(0)
  tickAt(0)
  await expect.poll(counting).toBe('0')
  tickAt(1000)
  await expect.poll(counting).toBe('3 675')
  expect(told()).toBe('4\u00a0200')
  tickAt(2000)
  await expect.poll(counting).toBeUndefined()
  expect(ticks).toHaveLength(0)
})

it('WI-19 WI-21: does not count where the visitor prefers reduced motion', async () => {
  const { ticks } = await open({ reducedMotion: true })
  expect(ticks).toHaveLength(0)
  expect([told(), counting()]).toEqual(['4\u00a0200', undefined])
})
