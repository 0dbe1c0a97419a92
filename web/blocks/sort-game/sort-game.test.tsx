import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { sortGameTexts } from '#web/messages/pages/sort-game.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { sortGame } from './sort-game.block.tsx'
import { sortGameExamples } from './sort-game.examples.ts'
import { SortGame } from './sort-game.island.tsx'
import { sortGameSchema } from './sort-game.schema.ts'
import { choose, isDone, newPlay, type Play, put, type Round, scoreOf } from './sort-rules.ts'

const game = sortGameSchema.parse(sortGameExamples['two rounds'])
const round = game.rounds[0] as Round
const [milk, bread, iceCream] = round.items as [Round['items'][0], Round['items'][0], Round['items'][0]]

const tried = (play: Play, item: typeof milk, place: string) => put(choose(play, item), round, place)

describe('a round', () => {
  it('puts a thing where it belongs, and lets go of it', () => {
    const play = tried(newPlay, milk, 'Jääkaappi')
    expect(play).toMatchObject({ placed: { Maito: 'Jääkaappi' }, missed: [], said: { kind: 'fits' } })
    expect(play.chosen).toBeUndefined()
  })

  it('keeps what does not fit in the hand, and counts it once however often it is tried', () => {
    const missedTwice = put(tried(newPlay, milk, 'Pakastin'), round, 'Ruokakaappi')
    expect(missedTwice).toMatchObject({ chosen: 'Maito', placed: {}, missed: ['Maito'], said: { kind: 'misses' } })
    expect(put(missedTwice, round, 'Jääkaappi')).toMatchObject({ placed: { Maito: 'Jääkaappi' }, missed: ['Maito'] })
  })

  it('takes a thing in every place that is right for it', () => {
    for (const place of ['Ruokakaappi', 'Pakastin'])
      expect(tried(newPlay, bread, place).placed).toEqual({ Leipä: place })
    expect(tried(newPlay, bread, 'Jääkaappi').placed).toEqual({})
  })

  it('puts a chosen thing back when it is pressed again, and takes another instead of it', () => {
    expect(choose(choose(newPlay, milk), milk).chosen).toBeUndefined()
    expect(choose(choose(newPlay, milk), bread).chosen).toBe('Leipä')
  })

  it('asks for a thing when only a place is pressed, and moves nothing that is placed', () => {
    expect(put(newPlay, round, 'Pakastin').said.kind).toBe('nothingChosen')
    const play = tried(newPlay, milk, 'Jääkaappi')
    expect(choose(play, milk)).toBe(play)
  })

  it('is over when everything is placed, and says in words how it went', () => {
    const two = tried(tried(newPlay, milk, 'Jääkaappi'), bread, 'Pakastin')
    expect(isDone(two, round)).toBe(false)
    const three = tried(two, iceCream, 'Pakastin')
    expect(isDone(three, round)).toBe(true)
    expect(put(three, round, 'Pakastin').said.kind).toBe('done')
    const score = (...missed: string[]) => scoreOf({ ...three, missed }, round)
    expect([score(), score('Maito'), score('Maito', 'Leipä')]).toEqual(['all', 'most', 'some'])
  })
})

describe('content', () => {
  const refused = (change: object) => sortGameSchema.safeParse({ ...game, ...change }).error?.issues[0]?.message

  it('is refused when a thing belongs to a place that is not there', () => {
    const lost = { ...round, items: [milk, { ...bread, into: ['Kellari'] }] }
    expect(refused({ rounds: [lost] })).toBe("'Kellari' is no place of this game")
  })

  it('is refused when two places, or two things of a round, have one name', () => {
    expect(refused({ places: [...game.places, game.places[0]] })).toBe('must differ in their names')
    expect(refused({ rounds: [{ ...round, items: [milk, milk] }] })).toBe('must differ in their names')
  })
})

it('is played by pressing, says whether it fits, and goes on to the next round', async () => {
  const texts = textsOf('fi', sortGameTexts)
  const { places, rounds } = game
  const each = [{ places, rounds, level: 2, texts } as const]
  const { comeIntoView } = openPage(islandMarkup({ name: 'sort-game', component: SortGame, each }))
  const files = { './sort-game.island.tsx': () => import('./sort-game.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  const said = () => document.querySelector('[role="status"]')?.textContent
  const press = (name: string) => {
    const named = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
    if (!named) throw new Error(`There is no button ${name}.`)
    named.click()
  }
  const placed = () => [...document.querySelectorAll('.sort-game-placed')].map(({ textContent }) => textContent)

  press('Maito')
  await expect.poll(said).toBe('Valittu: Maito. Mihin se kuuluu?')
  press('Pakastin')
  await expect.poll(said).toBe('Ei vielä. Maito: Pakastin ei ole oikea paikka. Se happanee lämpimässä.')
  press('Jääkaappi')
  await expect.poll(said).toBe('Oikein! Maito: Jääkaappi. Maito viihtyy kylmässä.')
  expect(placed()).toEqual(['Maito'])
  for (const [item, place] of [
    ['Leipä', 'Pakastin'],
    ['Jäätelö', 'Pakastin'],
  ] as const) {
    press(item)
    await expect.poll(said).toContain(`Valittu: ${item}`)
    press(place)
    await expect.poll(said).toContain(`Oikein! ${item}`)
  }
  expect(said()).toContain(texts.most)
  press('Seuraava kierros')
  await expect.poll(() => document.querySelector('h2')?.textContent).toBe('Kierros 2/2Lounaan jälkeen')
  expect(placed()).toEqual([])
})

it('has a sheet with empty places, and the answers as a list', () => {
  const View = sortGame.view
  const html = renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View props={game} data={undefined} anchor="peli" language="fi" address="/" first={false} />
    </IslandLedgerProvider>,
  )
  openPage(html)
  const sheets = [...document.querySelectorAll('.sort-game-sheet > div')]
  expect(sheets.map((sheet) => sheet.querySelectorAll('.sort-game-empty > li').length)).toEqual([3, 3])
  expect(sheets[0]?.textContent).not.toContain('viihtyy')
  const answers = [...document.querySelectorAll('details dl > div')].map(({ textContent }) => textContent)
  expect(answers).toHaveLength(5)
  expect(answers).toContain('LeipäRuokakaappi / Pakastin. Leipä säilyy kaapissa päiviä ja pakastimessa viikkoja.')
})
