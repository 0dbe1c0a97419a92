import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { askedQuestions } from '#server/db/schema/asked-questions.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const NOW = new Date('2026-11-19T10:00:00Z')
const PATH = '/api/office/searches'

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database, now: () => NOW })
  editor = await aStaffBrowser(app, database, { roles: ['editor'], name: 'Elli Editori', at: NOW })
  await imported(
    database,
    anArticle('kinkku', { title: 'Joulukinkku uunissa' }),
    anArticle('tilaus', { title: 'Joulun tilaukset' }),
    anArticle('nakit', { title: 'Prinssinakit' }),
  )
})

const found = async (q: string, from = app, site = 'kuluttaja'): Promise<string[]> => {
  const { hits } = await (await from.get(site, `/api/search/content/?q=${encodeURIComponent(q)}`)).json()
  return hits.map(({ title }: { title: string }) => title)
}
const words = (changes: object = {}) => ({
  site: 'kuluttaja',
  language: 'fi',
  words: ['lenkkarit', 'prinssinakit'],
  finds: null,
  ...changes,
})
const promotion = (changes: object = {}) => ({
  site: 'kuluttaja',
  language: 'fi',
  question: 'kinkku',
  paths: ['/tilaus'],
  until: null,
  ...changes,
})
const asked = (question: string, counts: object = {}) => ({
  site: 'kuluttaja',
  language: 'fi',
  week: '2026-11-16',
  question,
  asked: 5,
  unanswered: 0,
  opened: 0,
  ...counts,
})

it('OF-36: lists by site and week what was searched for, found nothing, or was not opened', async () => {
  await database.sql
    .insert(askedQuestions)
    .values([
      asked('halal', { unanswered: 5 }),
      asked('halal', { unanswered: 3, asked: 3, week: '2026-11-09' }),
      asked('nakki', { opened: 2 }),
      asked('kinkku', { asked: 9 }),
      asked('matti meikäläinen', { asked: 1, unanswered: 1 }),
      asked('muualla', { site: 'deli', asked: 7, unanswered: 7 }),
    ])
  const list = async (query: string) =>
    (await editor.get(`${PATH}/questions?${query}`)).body.rows.map((row: { question: string; asked: number }) => [
      row.question,
      row.asked,
    ])
  expect(await list('site=kuluttaja')).toEqual([['halal', 8]])
  expect(await list('site=kuluttaja&week=2026-11-09')).toEqual([['halal', 3]])
  expect(await list('site=kuluttaja&kind=unopened')).toEqual([['kinkku', 9]])
  expect(await list('kind=all')).toEqual([
    ['kinkku', 9],
    ['halal', 8],
    ['muualla', 7],
    ['nakki', 5],
  ])
  const ofDeli = await aStaffBrowser(app, database, { roles: ['editor'], sites: ['deli'], at: NOW })
  const { rows } = (await ofDeli.get(`${PATH}/questions?kind=all`)).body
  expect(rows.map(({ question }: { question: string }) => question)).toEqual(['muualla'])
})

it('OF-36: pages by key, and no question comes twice', async () => {
  await database.sql
    .insert(askedQuestions)
    .values(Array.from({ length: 120 }, (_, at) => asked(`haku ${at}`, { asked: 2 + (at % 3) })))
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const after: string = next ? `&after=${encodeURIComponent(next)}` : ''
    const { body } = await editor.get(`${PATH}/questions?kind=all${after}`)
    seen.push(...body.rows.map(({ question }: { question: string }) => question))
    next = body.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

it('OF-36: a synonym works at once on every node, is changed and removed, and the log says who', async () => {
  const other = await runningApp({ database, now: () => NOW })
  expect(await found('lenkkarit')).toEqual([])
  const added = await editor.post(`${PATH}/synonyms`, words())
  expect(added).toMatchObject({ status: 200, body: { words: ['lenkkarit', 'prinssinakit'], version: 1 } })
  await expect.poll(() => found('lenkkarit')).toEqual(['Prinssinakit'])
  await expect.poll(() => found('lenkkarit', other)).toEqual(['Prinssinakit'])
  expect(await found('lenkkarit', app, 'deli')).toEqual([])
  const one = `${PATH}/synonyms/${added.body.id}`
  const changed = await editor.send('PUT', one, { ...words({ words: ['lenkkarit'], finds: ['kinkku'] }), version: 1 })
  expect(changed.body).toMatchObject({ finds: ['kinkku'], version: 2, changedBy: 'Elli Editori' })
  await expect.poll(() => found('lenkkarit', other)).toEqual(['Joulukinkku uunissa'])
  const late = await editor.post(`${one}/remove`, { version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect((await editor.post(`${one}/remove`, { version: 2 })).status).toBe(200)
  await expect.poll(() => found('lenkkarit', other)).toEqual([])
  const entries = await database.sql.select().from(auditEntries).orderBy(auditEntries.id)
  expect(entries.map(({ action, name }) => [action, name])).toEqual([
    ['search.synonym', 'Elli Editori'],
    ['search.synonym', 'Elli Editori'],
    ['search.synonym', 'Elli Editori'],
  ])
})

it('OF-36: promoted pages come first for all forms of a question until their day, and one that is gone is skipped', async () => {
  const added = await editor.post(
    `${PATH}/promotions`,
    promotion({ paths: ['/tilaus', '/nakit'], until: '2026-11-19' }),
  )
  expect(added).toMatchObject({
    status: 200,
    body: { hasEnded: false, pages: [{ path: '/tilaus', isGone: false }, {}] },
  })
  const first = ['Joulun tilaukset', 'Prinssinakit', 'Joulukinkku uunissa']
  await expect.poll(() => found('kinkku')).toEqual(first)
  expect(await found('Kinkut')).toEqual(first)
  expect((await found('joulukinkku'))[0]).toBe('Joulukinkku uunissa')
  const restarted = await runningApp({ database, now: () => NOW })
  expect(await found('kinkku', restarted)).toEqual(first)
  const tomorrow = await runningApp({ database, now: () => new Date('2026-11-20T10:00:00Z') })
  expect((await found('kinkku', tomorrow))[0]).toBe('Joulukinkku uunissa')
  const page = await editor.post('/api/office/pages/2/take-down', {})
  expect(page.status).toBe(200)
  await expect.poll(() => found('kinkku')).toEqual(['Prinssinakit', 'Joulukinkku uunissa'])
  const { rows } = (await editor.get(`${PATH}/promotions?site=kuluttaja`)).body
  expect(rows[0].pages).toMatchObject([{ path: '/tilaus', title: 'Joulun tilaukset', isGone: true }, { isGone: false }])
})

it('OF-36: a question has one promotion, of pages that there are', async () => {
  const added = await editor.post(`${PATH}/promotions`, promotion())
  expect(await editor.post(`${PATH}/promotions`, promotion({ question: 'Kinkut' }))).toMatchObject({
    status: 409,
    body: { code: 'SEARCH_QUESTION_TAKEN' },
  })
  expect(await editor.post(`${PATH}/promotions`, promotion({ question: 'muu', paths: ['/ei'] }))).toMatchObject({
    status: 404,
    body: { code: 'PAGE_UNKNOWN' },
  })
  const one = `${PATH}/promotions/${added.body.id}`
  const changed = await editor.send('PUT', one, { ...promotion({ question: 'kinkut', paths: ['/nakit'] }), version: 1 })
  expect(changed.body).toMatchObject({ question: 'kinkut', version: 2 })
  await expect.poll(async () => (await found('kinkku'))[0]).toBe('Prinssinakit')
  expect((await editor.post(`${one}/remove`, { version: 2 })).status).toBe(200)
  await expect.poll(() => found('kinkku')).toEqual(['Joulukinkku uunissa'])
})

it('OF-36: a change is tried with the results before and after, and nobody else sees it', async () => {
  await database.sql.insert(askedQuestions).values([asked('lenkkarit'), asked('kinkku', { asked: 9 }), asked('nakit')])
  const change = { kind: 'synonym', id: null, words: words() }
  const place = { site: 'kuluttaja', language: 'fi' }
  const one = await editor.post(`${PATH}/trial`, { ...place, q: 'lenkkarit', change })
  expect(one.body.questions).toMatchObject([
    { q: 'lenkkarit', before: { totalCount: 0, hits: [] }, after: { totalCount: 1, hits: [{ path: '/nakit' }] } },
  ])
  const most = await editor.post(`${PATH}/trial`, { ...place, change })
  expect(most.body).toMatchObject({ tried: 3, questions: [{ q: 'lenkkarit', asked: 5 }] })
  expect(most.body.questions).toHaveLength(1)
  const first = { kind: 'promotion', id: null, promotion: promotion({ paths: ['/nakit'] }) }
  const promoted = await editor.post(`${PATH}/trial`, { ...place, change: first })
  expect(promoted.body.questions).toMatchObject([
    {
      q: 'kinkku',
      after: {
        hits: [
          { path: '/nakit', isPromoted: true },
          { path: '/kinkku', isPromoted: false },
        ],
      },
    },
  ])
  expect(await found('lenkkarit')).toEqual([])
  expect(await found('kinkku')).toEqual(['Joulukinkku uunissa'])
  expect((await editor.get(`${PATH}/synonyms`)).body.rows).toEqual([])
})

it('OF-36: a removal is tried, too', async () => {
  const { id } = (await editor.post(`${PATH}/synonyms`, words())).body
  const added = (await editor.post(`${PATH}/promotions`, promotion())).body
  await expect.poll(() => found('lenkkarit')).toEqual(['Prinssinakit'])
  const tried = async (q: string, change: object) =>
    (await editor.post(`${PATH}/trial`, { site: 'kuluttaja', language: 'fi', q, change })).body.questions[0]
  const without = await tried('lenkkarit', { kind: 'synonym', id, words: null })
  expect([without.before.totalCount, without.after.totalCount]).toEqual([1, 0])
  const plain = await tried('kinkku', { kind: 'promotion', id: added.id, promotion: null })
  expect([plain.before.totalCount, plain.after.totalCount]).toEqual([2, 1])
})

it('OF-36 OF-03: editors change the searches of their sites alone, words of all sites only who may change all, others read', async () => {
  const ofDeli = await aStaffBrowser(app, database, { roles: ['editor'], sites: ['deli'], at: NOW })
  expect((await ofDeli.post(`${PATH}/synonyms`, words())).status).toBe(403)
  expect((await ofDeli.post(`${PATH}/synonyms`, words({ site: null }))).status).toBe(403)
  expect((await ofDeli.post(`${PATH}/synonyms`, words({ site: 'deli' }))).status).toBe(200)
  expect((await ofDeli.post(`${PATH}/promotions`, promotion())).status).toBe(403)
  const mine = (await editor.post(`${PATH}/synonyms`, words({ site: null }))).body
  expect((await ofDeli.post(`${PATH}/synonyms/${mine.id}/remove`, { version: 1 })).status).toBe(403)
  expect((await ofDeli.post(`${PATH}/trial`, { site: 'kuluttaja', language: 'fi', q: 'x', change: null })).status).toBe(
    403,
  )
  const service = await aStaffBrowser(app, database, { roles: ['service'], at: NOW })
  expect((await service.get(`${PATH}/synonyms`)).body.rows).toHaveLength(2)
  expect((await service.post(`${PATH}/synonyms`, words())).status).toBe(403)
})

it('OF-36: refuses words that cannot be searched for', async () => {
  for (const wrong of [
    { words: ['yksi'] },
    { words: [] },
    { words: ['a,b', 'c'] },
    { words: ['!!', 'c'] },
    { finds: [] },
  ]) {
    expect((await editor.post(`${PATH}/synonyms`, words(wrong))).status).toBe(400)
  }
})
