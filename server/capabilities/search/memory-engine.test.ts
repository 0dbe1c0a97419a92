import { expect, it } from 'vitest'
import { MemoryEngine } from './memory-engine.ts'
import type { Question, SearchedPage } from './search.ts'

const aSearchedPage = (path: string, changes: Partial<SearchedPage> = {}): SearchedPage => ({
  site: 'kuluttaja',
  language: 'fi',
  path,
  id: 1,
  type: 'ArticlePage',
  title: 'Otsikko',
  description: 'Kuvaus',
  publishDate: '2026-11-01',
  text: '',
  ...changes,
})

const aQuestion = (q: string, changes: Partial<Question> = {}): Question => ({
  site: 'kuluttaja',
  language: 'fi',
  q,
  sortOrder: 0,
  from: 0,
  count: 10,
  ...changes,
})

function engineWith(...pages: SearchedPage[]) {
  const engine = new MemoryEngine()
  engine.put(pages)
  return (q: string, changes: Partial<Question> = {}) =>
    engine.find(aQuestion(q, changes)).pages.map(({ path }) => path)
}

it('finds what stands in the title before the teaser, and that before the text', () => {
  const find = engineWith(
    aSearchedPage('/text', { text: 'Kinkku kypsyy' }),
    aSearchedPage('/teaser', { description: 'Kinkku uunissa' }),
    aSearchedPage('/title', { title: 'Joulun kinkku' }),
    aSearchedPage('/none'),
  )
  expect(find('kinkku')).toEqual(['/title', '/teaser', '/text'])
})

it('takes the last word as the beginning of one, and a whole word before a beginning', () => {
  const find = engineWith(
    aSearchedPage('/begun', { title: 'Makkarakeitto' }),
    aSearchedPage('/whole', { title: 'Uunissa makkara' }),
  )
  expect(find('makkara')).toEqual(['/whole', '/begun'])
  expect(find('mak')).toEqual(['/begun', '/whole'])
  expect(find('makkara uunissa')).toEqual(['/whole'])
  expect(find('mak uunissa')).toEqual([])
  expect(find('akkara')).toEqual([])
})

it('wants every word', () => {
  const find = engineWith(aSearchedPage('/one', { title: 'Savuinen kinkku', text: 'hunajalla' }))
  expect(find('kinkku hunaja')).toEqual(['/one'])
  expect(find('kinkku sinappi')).toEqual([])
})

it.each(['JYVÄBROILER', 'jyvabroiler', 'jyva\u0308bro'])('finds Jyväbroiler by %s', (q) => {
  expect(engineWith(aSearchedPage('/jyva', { title: 'Jyväbroiler' }))(q)).toEqual(['/jyva'])
})

it('finds Weißwurst as people without that key type it', () =>
  expect(engineWith(aSearchedPage('/wurst', { title: 'Weißwurst' }))('weissw')).toEqual(['/wurst']))

it('finds in the site and language that is asked', () => {
  const find = engineWith(
    aSearchedPage('/fi', { title: 'Grilli' }),
    aSearchedPage('/en', { title: 'Grilli', language: 'en' }),
    aSearchedPage('/deli', { title: 'Grilli', site: 'deli' }),
  )
  expect(find('grilli')).toEqual(['/fi'])
  expect(find('grilli', { language: 'en' })).toEqual(['/en'])
  expect(find('grilli', { site: 'nobody' })).toEqual([])
})

it('gives equals in the order of their titles in that language, then of their paths, however they came', () => {
  const pages = [
    aSearchedPage('/b', { title: 'Äyriäinen', text: 'meri' }),
    aSearchedPage('/c', { title: 'Zander', text: 'meri' }),
    aSearchedPage('/a', { title: 'Äyriäinen', text: 'meri' }),
  ]
  expect(engineWith(...pages)('meri')).toEqual(['/c', '/a', '/b'])
  expect(engineWith(...pages.toReversed())('meri')).toEqual(['/c', '/a', '/b'])
})

it('sorts by title or newest first where that is asked', () => {
  const find = engineWith(
    aSearchedPage('/old', { title: 'Ahven', text: 'kala', publishDate: '2025-01-01' }),
    aSearchedPage('/new', { title: 'Kala', publishDate: '2026-01-01' }),
  )
  expect(find('kala')).toEqual(['/new', '/old'])
  expect(find('kala', { sortOrder: 1 })).toEqual(['/old', '/new'])
  expect(find('kala', { sortOrder: 2 })).toEqual(['/new', '/old'])
  expect(find('kala', { sortOrder: 5 })).toEqual(['/new', '/old'])
})

it('gives a part of what it found and says how much there is', () => {
  const engine = new MemoryEngine()
  engine.put(['/a', '/b', '/c'].map((path) => aSearchedPage(path, { title: `Kala ${path}` })))
  const { pages, totalCount } = engine.find(aQuestion('kala', { from: 1, count: 1 }))
  expect([pages.map(({ path }) => path), totalCount]).toEqual([['/b'], 3])
})

it('forgets a page that is removed, and the old words of one that changed', () => {
  const engine = new MemoryEngine()
  engine.put([aSearchedPage('/a', { title: 'Vanha' }), aSearchedPage('/b', { title: 'Vanha' })])
  engine.put([aSearchedPage('/a', { title: 'Uusi' })])
  engine.remove([aSearchedPage('/b')])
  expect(engine.find(aQuestion('vanha')).totalCount).toBe(0)
  expect(engine.find(aQuestion('uusi')).totalCount).toBe(1)
})

it.each([
  '',
  '   ',
  '.*',
  '(((',
  '\\',
  '[a-',
  '%_',
  '🌭🌭🌭',
  '\u202eאבג',
  '\0',
  "'; drop table page; --",
  'x'.repeat(200),
])('finds nothing for %j, without a fault', (q) =>
  expect(engineWith(aSearchedPage('/a', { text: 'makkara on hyvää' }))(q)).toEqual([]),
)
