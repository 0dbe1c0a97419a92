import { describe, expect, it, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { boardPlannerTexts } from '#web/messages/pages/board-planner.texts.ts'
import { shareTexts } from '#web/messages/pages/share.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { addressWith, eveningIn } from './board-address.ts'
import { layOut } from './board-layout.ts'
import { planBoard } from './board-plan.ts'
import { boardPlannerExamples } from './board-planner.examples.ts'
import { BoardPlanner } from './board-planner.island.tsx'
import { boardPlannerSchema } from './board-planner.schema.ts'

const rules = boardPlannerSchema.parse(boardPlannerExamples['for four guests'])
const forEvening = (guests: number, hours = 2, appetite = 0) => planBoard(rules, { guests, hours, appetite })

describe('a board', () => {
  it('has the grams of the appetite for each guest, and more for each hour after those that are included', () => {
    expect(forEvening(4).counted).toBe(320)
    expect(forEvening(4, 2, 1).counted).toBe(600)
    expect(forEvening(10, 4).counted).toBe(1000)
    const shares = forEvening(7, 3).lines.filter(({ item }) => item.share)
    expect(shares.reduce((sum, { grams }) => sum + grams, 0)).toBe(forEvening(7, 3).counted)
  })

  it('has more kinds for more guests', () => {
    expect(forEvening(5).lines.map(({ item }) => item.name)).not.toContain('Chilitikut')
    expect(forEvening(6).lines.map(({ item }) => item.name)).toContain('Chilitikut')
  })

  it('is brought in rounds, so that nothing stands for too long', () => {
    expect([1, 2, 3, 5].map((hours) => forEvening(4, hours).rounds)).toEqual([1, 1, 2, 3])
  })

  it.each([2, 3, 5, 8, 13, 20])('for %i guests has packs that are enough together', (guests) => {
    for (const appetite of [0, 1]) {
      const inPacks = forEvening(guests, 6, appetite).lines.filter(({ item }) => item.share && item.pack)
      const needed = inPacks.reduce((sum, { grams }) => sum + grams, 0)
      const bought = inPacks.reduce((sum, { item, packs = 0 }) => sum + packs * (item.pack ?? 0), 0)
      expect(bought).toBeGreaterThanOrEqual(needed)
      expect(bought).toBeLessThan(needed + inPacks.length * 100)
    }
  })

  it('is drawn fuller for more guests, and never over its edge', () => {
    const counts = [2, 8, 20].map((guests) => layOut(forEvening(guests)).pieces.length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    const { pieces } = layOut(forEvening(20, 2, 1))
    expect(pieces.length).toBeLessThan(160)
    expect(Math.max(...pieces.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(262)
  })
})

describe('an address', () => {
  it('keeps an evening and gives it back', () => {
    const evening = { guests: 9, hours: 5, appetite: 1 }
    const { search } = new URL(addressWith('https://x.example/lautaset?a=b#c', evening))
    expect(search).toContain('a=b')
    expect(eveningIn(search, rules)).toEqual(evening)
  })

  it('with nonsense shows the board that the page begins with', () => {
    expect(eveningIn('?guests=999&hours=-1&appetite=x', rules)).toEqual({ guests: 4, hours: 2, appetite: 0 })
  })
})

it('is composed again for another guest, says so in words, and keeps it in the address', async () => {
  const texts = textsOf('fi', boardPlannerTexts)
  const sharing = textsOf('fi', shareTexts)
  const props = { title: 'Lauta', rules, counted: rules.counted, language: 'fi', texts, sharing } as const
  const { comeIntoView } = openPage(islandMarkup({ name: 'board-planner', component: BoardPlanner, each: [props] }))
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('history', window.history)
  const files = { './board-planner.island.tsx': () => import('./board-planner.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  const said = () => document.querySelector('output')?.textContent?.replaceAll('\u00a0', ' ')
  expect(said()).toBe('4 vierasta, 320 g leikkeleitä ja juustoa.')
  document.querySelector<HTMLButtonElement>('[aria-label="Lisää vieraita"]')?.click()
  await expect.poll(said).toBe('5 vierasta, 400 g leikkeleitä ja juustoa.')
  expect(window.location.search).toBe('?guests=5&hours=2&appetite=1')
})

it('leads from a page with much else to its own page, with the evening that was chosen', async () => {
  const texts = textsOf('fi', boardPlannerTexts)
  const sharing = textsOf('fi', shareTexts)
  const page = { label: 'Tulosta tai jaa', link: '/lautaset/kokoa#lauta' }
  const props = { title: 'Lauta', rules, counted: rules.counted, page, language: 'fi', texts, sharing } as const
  const { comeIntoView } = openPage(islandMarkup({ name: 'board-planner', component: BoardPlanner, each: [props] }))
  const files = { './board-planner.island.tsx': () => import('./board-planner.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  const address = () => document.querySelector('a.button')?.getAttribute('href')
  expect(address()).toBe('/lautaset/kokoa?guests=4&hours=2&appetite=1#lauta')
  document.querySelector<HTMLButtonElement>('[aria-label="Lisää vieraita"]')?.click()
  await expect.poll(address).toBe('/lautaset/kokoa?guests=5&hours=2&appetite=1#lauta')
})
