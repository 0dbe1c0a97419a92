import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { historyTimeline } from './history-timeline.block.tsx'

const example = historyTimeline.examples['four years, one with a picture'] as { events: { year: number }[] }

it('WI-12: has an anchor for each year, and a link to each', () => {
  openPage(blockMarkup(historyTimeline, example))
  const years = ['1903', '1927', '1952', '2021']
  expect([...document.querySelectorAll('.history-event')].map(({ id }) => id)).toEqual(years)
  const links = [...document.querySelectorAll('.history-years a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(years.map((year) => `#${year}`))
})

it('WI-12: stops 150 px above an anchor, whatever the header keeps free', () => {
  const css = readFileSync(join(import.meta.dirname, 'history-timeline.css'), 'utf8')
  expect(css).toMatch(/html:has\(\.history-timeline\) \{\s*scroll-padding-top: 150px;/)
  expect(css).not.toContain('scroll-margin')
})

it('WI-12: refuses years that are out of order or come twice, whose anchors would lead elsewhere', () => {
  const { schema } = historyTimeline
  expect(schema.safeParse(example).success).toBe(true)
  expect(schema.safeParse({ events: example.events.toReversed() }).success).toBe(false)
  expect(schema.safeParse({ events: [example.events[0], example.events[0]] }).success).toBe(false)
})
