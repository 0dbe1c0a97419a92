import { describe, expect, it } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { sliceGaugeTexts } from '#web/messages/pages/slice-gauge.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { sliceGaugeExamples } from './slice-gauge.examples.ts'
import { SliceGauge } from './slice-gauge.island.tsx'
import { sliceGaugeSchema } from './slice-gauge.schema.ts'
import { drape, foldHeight, sheerness, slicesIn100Grams, stopAt } from './slice-rules.ts'

const usual = sliceGaugeSchema.parse(sliceGaugeExamples['from thin to thick'])

describe('a slice', () => {
  it('is for what the last stop says that it reaches', () => {
    expect([1, 1.5, 2, 7.5, 8, 10].map((mm) => stopAt(usual.stops, mm).mm)).toEqual([1, 1, 2, 2, 8, 8])
  })

  it('is half as many in 100 g when it is twice as thick, and never none', () => {
    expect([1, 2, 4].map((mm) => slicesIn100Grams(85, mm))).toEqual([11, 6, 3])
    expect(slicesIn100Grams(300, 30)).toBe(1)
  })

  it('falls in folds and lets print show when it is thin, and does neither when it is thick', () => {
    expect(sheerness(1)).toBeGreaterThan(0.4)
    expect(sheerness(3)).toBe(0)
    expect(foldHeight(1)).toBeGreaterThan(15)
    expect(foldHeight(1)).toBeGreaterThan(foldHeight(2))
    expect(drape(1)).not.toContain(' 60 85.7 60')
    expect(foldHeight(5)).toBe(0)
    expect(drape(5).replaceAll(/Q[\d.]+ 60 [\d.]+ 60/g, '')).toBe('M0 60')
  })
})

it('refuses stops out of order, and a beginning that is not on the scale', () => {
  const { stops } = usual
  expect(sliceGaugeSchema.safeParse({ ...usual, stops: stops.toReversed() }).success).toBe(false)
  expect(sliceGaugeSchema.safeParse({ ...usual, start: 11 }).success).toBe(false)
})

/** The slider on a page, before the island is taken over. */
function openSlider() {
  const { from, to, start, sheet, stops } = usual
  const props = { from, to, start, sheet, stops, language: 'fi', texts: textsOf('fi', sliceGaugeTexts) } as const
  const { comeIntoView } = openPage(islandMarkup({ name: 'slice-gauge', component: SliceGauge, each: [props] }))
  const files = { './slice-gauge.island.tsx': () => import('./slice-gauge.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  return { slider: document.querySelector('input') as HTMLInputElement, comeIntoView }
}

it('says in words what a slice is for when the slider moves', async () => {
  const { slider, comeIntoView } = openSlider()
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  expect(slider.getAttribute('aria-valuetext')).toBe('2 millimetriä, Leipäsiivu')
  slider.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(slider, '1.5')
  slider.dispatchEvent(new window.Event('keyup', { bubbles: true }))
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1,5 millimetriä, Silkkipaperi')
  expect(document.querySelector('q')?.textContent).toBe('Meetvurstia millin siivuina.')
})
