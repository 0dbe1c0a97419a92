import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { dayDialTexts } from '#web/messages/pages/day-dial.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { dayDialExamples } from './day-dial.examples.ts'
import { DayDial } from './day-dial.island.tsx'
import { dayDialSchema } from './day-dial.schema.ts'
import { minutesIn, pointAt, ringPart, spanOf, stageAt } from './dial.ts'

const day = dayDialSchema.parse(dayDialExamples['a day in the smokehouse'])

describe('a dial', () => {
  it('knows the stage of every minute; the last one goes on past midnight', () => {
    expect([0, 359, 360, 959, 960, 1110, 1439].map((minute) => stageAt(day.stages, minute))).toEqual([
      3, 3, 0, 0, 1, 2, 3,
    ])
    expect(spanOf(day.stages, 3)).toEqual({ from: 1350, to: 1800 })
  })

  it('has midnight at the top, and six in the morning on the right', () => {
    expect([pointAt(0, 10), pointAt(360, 10), pointAt(720, 10)]).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: -0 },
      { x: 0, y: 10 },
    ])
    expect(ringPart(0, 1000, 5, 10)).toContain('0 1 1')
    expect(ringPart(0, 360, 5, 10)).toContain('0 0 1')
  })

  it('shows the clock of the place, in summer and winter', () => {
    expect(minutesIn('Europe/Stockholm', new Date('2026-01-15T23:30:00Z'))).toBe(30)
    expect(minutesIn('Europe/Helsinki', new Date('2026-07-15T03:05:00Z'))).toBe(365)
  })
})

it('refuses stages out of order', () => {
  expect(dayDialSchema.safeParse({ ...day, stages: day.stages.toReversed() }).success).toBe(false)
})

it('is rendered the same at every hour, then shows the time of the place, another when it is turned, and now again', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-18T18:00:00Z') })
  const { zone, measured, stages } = day
  const props = { zone, measured, stages, language: 'se', texts: textsOf('se', dayDialTexts) } as const
  const markup = islandMarkup({ name: 'day-dial', component: DayDial, each: [props] })
  expect(markup).toContain('klockan 06.00, Vi släcker')
  const { comeIntoView } = openPage(markup)
  const files = { './day-dial.island.tsx': () => import('./day-dial.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  const said = () => document.querySelector('input')?.getAttribute('aria-valuetext')
  await expect.poll(said).toBe('klockan 19.00, Draget stryps, 60 °C i röken')
  vi.setSystemTime(new Date('2026-11-18T18:10:00Z'))
  document.querySelectorAll<HTMLButtonElement>('.day-dial-stages button')[3]?.click()
  await expect.poll(said).toBe('klockan 22.30, Natten, 75 °C i röken')
  document.querySelector<HTMLButtonElement>('.day-dial-controls button')?.click()
  await expect.poll(said).toBe('klockan 19.00, Draget stryps, 60 °C i röken')
  vi.advanceTimersByTime(15_000)
  await expect.poll(said).toContain('klockan 19.10')
})
