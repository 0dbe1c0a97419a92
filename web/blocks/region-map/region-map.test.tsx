import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { regionMap } from './region-map.block.tsx'
import { RegionButtons } from './region-map.island.tsx'
import { MAP, regionNames, regions } from './regions.ts'

const example = regionMap.examples['all regions'] as { buttons: object[] }

it('WI-17 WI-23: numbers the regions on the map and in the list, and shows the info of the one that is chosen', async () => {
  const { comeIntoView } = openPage(blockMarkup(regionMap, example))
  window.HTMLElement.prototype.scrollIntoView = () => {}
  const files = { './region-map.island.tsx': async () => ({ RegionButtons }) }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(6)
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(buttons[1]?.getAttribute('aria-label')).toBe('2. Näytä: Kauhava')
  buttons[1]?.click()
  const kauhava = document.querySelector<HTMLDetailsElement>('[data-region="kauhava"]')
  expect(kauhava?.open).toBe(true)
  expect(kauhava?.textContent).toContain('Konsernin suurin tuotantolaitos.')
})

it('WI-17: reads as a list without JavaScript: numbers, names and infos, one open at a time', () => {
  openPage(blockMarkup(regionMap, example, { anchor: 'kartta' }))
  const entries = [...document.querySelectorAll('details')]
  expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([
    ...['1Seinäjoki', '2Kauhava', '3Lapua', '4Kurikka', '5Tukholma', '6Alsjöhyttan'],
  ])
  expect(new Set(entries.map((entry) => entry.getAttribute('name')))).toEqual(new Set(['region-map-kartta']))
  expect(entries.map(({ open }) => open)).toEqual([true, false, false, false, false, false])
  // The numbers on the map do nothing without a script, so they are no buttons then.
  expect(document.querySelector('button')).toBeNull()
  expect(document.querySelectorAll('span.region-map-number')).toHaveLength(6)
})

it('WI-17: draws every region, inside the map, and marks the open one', () => {
  const css = readFileSync(join(import.meta.dirname, 'region-map.css'), 'utf8')
  for (const name of regionNames) {
    expect(css).toContain(`.region-map:has([data-region="${name}"][open]) [data-area="${name}"] path`)
    const { x, y } = regions[name]
    expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true)
  }
})

it('WI-23: refuses a region that is not on the map, or comes twice', () => {
  const [first] = example.buttons
  expect(regionMap.schema.safeParse({ buttons: [first, first] }).success).toBe(false)
  expect(regionMap.schema.safeParse({ buttons: [{ ...first, buttonRegion: 'oulu' }] }).success).toBe(false)
})
