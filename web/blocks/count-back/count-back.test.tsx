import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { countBackTexts } from '#web/messages/pages/count-back.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { countBackExamples } from './count-back.examples.ts'
import { CountBack } from './count-back.island.tsx'
import { countBackSchema } from './count-back.schema.ts'
import { amountFor, placesOf, progressOf } from './count-back-rules.ts'

const usual = countBackSchema.parse(countBackExamples['two ways to eat at seven'])
const steps = [{ before: 45 }, { before: 13 }, { before: 0 }]

describe('a timetable', () => {
  it('counts what each eater gets and one more, and buys no halves', () => {
    expect(amountFor({ perEater: 2, extra: 1 }, 8)).toBe(17)
    expect([1, 4, 5].map((eaters) => amountFor({ perEater: 0.25, extra: 0 }, eaters))).toEqual([1, 1, 2])
  })

  it('has its first step at the beginning and the meal at the end', () => {
    expect(placesOf([{ before: 40 }, { before: 10 }, { before: 0 }])).toEqual([0, 0.75, 1])
  })

  it('knows the step that is under way, also after midnight, and none before the first', () => {
    const at = (time: number, mealAt = 1140) => progressOf(steps, mealAt, time)?.step
    expect([at(1094), at(1095), at(1130), at(1140), at(1141)]).toEqual([undefined, 0, 1, 2, undefined])
    expect(at(1430, 10)).toBe(0)
  })
})

it('refuses steps out of order and times that do not exist', () => {
  const [way] = usual.ways
  expect(countBackSchema.safeParse({ ...usual, eatAt: '24:30' }).success).toBe(false)
  expect(countBackSchema.safeParse({ ...usual, ways: [{ ...way, steps: way?.steps.toReversed() }] }).success).toBe(
    false,
  )
})

it('counts back from seven, for another way too', async () => {
  // No clock goes on after the test.
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { eatAt, eaters, label, ways } = usual
  const props = { eatAt, eaters, label, ways, language: 'fi', texts: textsOf('fi', countBackTexts) } as const
  const { comeIntoView } = openPage(islandMarkup({ name: 'count-back', component: CountBack, each: [props] }))
  const files = { './count-back.island.tsx': () => import('./count-back.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  const times = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(times()).toEqual(['18.15', '18.47', '19.00'])
  expect(document.querySelector('output')?.textContent).toBe('4 syöjää, 9 makkaraa.')
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click()
  await expect.poll(times).toEqual(['18.32', '19.00'])
})
