import { expect, it } from 'vitest'
import { searchTexts } from '#web/messages/search/search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { saidOf } from './said.ts'
import { type SearchDefaults, stateOf } from './search-state.ts'

const texts = textsOf('fi', searchTexts)
const defaults: SearchDefaults = {
  pageSize: 10,
  language: 'fi',
  contentGroup: 0,
  matchAnyCategoryIds: [],
  sortOrder: 0,
  hideResults: true,
}
const shown = { config: { defaults }, progress: 'ready', arrivals: 1, texts, language: 'fi' } as const
const HINT = 'Kirjoita hakusana tai valitse rajaus, niin näet tulokset.'
const search = (q: string, page = 1) => ({ state: stateOf({ q, page }, defaults) })
const found = (totalCount: number) => ({ results: { entries: [], totalCount, answer: null } })

it('says how many results a question has', () => {
  expect(saidOf({ ...shown, ...search('kinkku'), ...found(12) })).toMatchObject({ announced: '12 hakutulosta' })
  expect(saidOf({ ...shown, ...search('xyzzy'), ...found(0) }).announced).toBe('Hakutuloksia ei löytynyt')
  expect(saidOf({ ...shown, ...search('kinkku', 2), ...found(12) }).announced).toBe('Näytetään 0/12')
})

it('announces an answer once, after the number of results, and not with further pages', () => {
  const answer = {
    about: 'Keittokinkku',
    text: 'Proteiini 100 grammassa: 18 g',
    source: { title: 'Keittokinkku', url: '/' },
  }
  const results = { entries: [], totalCount: 2, answer }
  const said = (page: number) => saidOf({ ...shown, ...search('proteiini keittokinkussa', page), results }).announced
  expect(said(1)).toBe('2 hakutulosta. Keittokinkku: Proteiini 100 grammassa: 18 g')
  expect(said(2)).toBe('Näytetään 0/2')
})

it('does not say that nothing was found above an answer', () => {
  const answer = { about: 'Toimitus', text: 'Toimitamme Rovaniemelle', source: { title: 'Toimitus', url: '/toimitus' } }
  const results = { entries: [], totalCount: 0, answer }
  expect(saidOf({ ...shown, ...search('toimitatteko Rovaniemelle'), results })).toMatchObject({
    summary: 'Vastaus löytyi',
    announced: 'Vastaus löytyi. Toimitus: Toimitamme Rovaniemelle',
  })
})

it.each([0, 150])('says what to do after a search was emptied, and nothing of the %d results of nothing', (count) =>
  expect(saidOf({ ...shown, ...search(''), ...found(count) })).toEqual({
    summary: undefined,
    hint: HINT,
    announced: HINT,
  }),
)

it('shows the hint where nothing was searched yet, without announcing it', () =>
  expect(saidOf({ ...shown, arrivals: 0, ...search(''), ...found(150) })).toMatchObject({ hint: HINT, announced: '' }))

it('announces no results after a failure: an alert says what happened', () => {
  for (const progress of ['failed', 'failed-more'] as const)
    expect(saidOf({ ...shown, progress, ...search('kinkku'), ...found(12) }).announced).toBe('')
})

it('leaves a question that is too long to the text box', () =>
  expect(saidOf({ ...shown, ...search('x'.repeat(300)), ...found(5) })).toEqual({
    summary: undefined,
    hint: undefined,
    announced: '',
  }))
