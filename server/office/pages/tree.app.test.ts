import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { saveRedirects } from '#server/capabilities/redirects/redirects.ts'
import type { Database } from '#server/db/database.ts'
import { editedStore } from '#server/edited-pages/edited.store.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const SOON = { timeout: 10_000 }

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database)
})

type Row = { id: number; path: string }
const list = async (query = '') => (await editor.get(`/api/office/pages${query}`)).body
const paths = async (query = '') => (await list(query)).rows.map(({ path }: Row) => path)
const idOf = async (path: string, query = '') => (await list(query)).rows.find((row: Row) => row.path === path)?.id
const status = async (path: string) => (await app.get('kuluttaja', path)).status
const article = { site: 'kuluttaja', language: 'fi', template: 'article' }

it('OF-24: pages are listed by address, found by title and address, and filtered', async () => {
  await imported(
    database,
    aPage(),
    anArticle('kinkku'),
    anArticle('kinkku/resepti', { key: 'resepti' }),
    anArticle('makkara', { language: 'en' }),
  )
  await database.sql.execute(sql`update page set updated_at = now() - interval '2 years' where path = '/makkara'`)
  const created = await editor.post('/api/office/pages', { ...article, path: '/uusi', title: 'Uusi sivu' })
  expect(created.status).toBe(200)
  expect(await paths('?language=fi')).toEqual(['/', '/kinkku', '/kinkku/resepti', '/uusi'])
  expect(await paths('?under=/kinkku')).toEqual(['/kinkku', '/kinkku/resepti'])
  expect(await paths('?text=UUSI%20si')).toEqual(['/uusi'])
  expect(await paths('?text=%25')).toEqual([])
  expect(await paths('?template=home')).toEqual(['/'])
  expect(await paths('?filter=new')).toEqual(['/uusi'])
  expect(await paths('?filter=old')).toEqual(['/makkara'])
  expect((await list('?text=uusi')).rows).toMatchObject([{ state: 'new', hasDraft: true, changedBy: 'Tiina Toimisto' }])
  expect((await editor.get('/api/office/pages/count?language=fi')).body).toEqual({ count: 4, isEstimate: false })
  const [first] = (await list('?order=changed')).rows
  expect(first.path).toBe('/uusi')
})

it('OF-24: lists page by key, in both orders', async () => {
  await imported(database, ...Array.from({ length: 60 }, (_, at) => anArticle(`p${String(at).padStart(2, '0')}`)))
  for (const order of ['address', 'changed']) {
    const one = await list(`?order=${order}`)
    const other = await list(`?order=${order}&after=${encodeURIComponent(one.next)}`)
    expect([one.rows.length, other.rows.length, other.next]).toEqual([50, 10, null])
    expect(new Set([...one.rows, ...other.rows].map(({ id }: Row) => id)).size).toBe(60)
  }
  expect((await list('?after=nonsense')).rows).toHaveLength(50)
})

it('OF-24: a copy in another language is the translation, and the languages that lack the page are told', async () => {
  await imported(database, anArticle('kinkku'))
  const id = await idOf('/kinkku')
  const [{ missingLanguages }] = (await list()).rows
  expect(missingLanguages).toEqual(['en'])
  const copied = await editor.post(editor.at(id, '/copy'), {
    site: 'kuluttaja',
    language: 'en',
    path: '/ham',
    title: 'Ham',
  })
  expect(copied.status).toBe(200)
  const { body } = await editor.get(editor.at(copied.body.id, '/draft'))
  expect(body).toMatchObject({ key: 'kinkku', language: 'en', state: 'new', title: 'Ham' })
  expect(body.translations).toContainEqual({ language: 'fi', id })
  expect(await paths('?filter=missing')).toEqual([])
  const again = await editor.post(editor.at(id, '/copy'), { site: 'kuluttaja', language: 'en', path: '/ham' })
  expect([again.status, again.body.code]).toEqual([409, 'PAGE_ADDRESS_TAKEN'])
  const odd = await editor.post(editor.at(id, '/copy'), { site: 'kuluttaja', language: 'fi', path: '/Väärä' })
  expect([odd.status, odd.body.code]).toEqual([400, 'PAGE_ADDRESS_INVALID'])
})

it('OF-24: a moved page takes those below along, old addresses lead to the new ones, chains are short and no loop is made', async () => {
  await imported(database, aPage(), anArticle('a'), anArticle('a/b', { key: 'b' }), anArticle('c'))
  await saveRedirects(app.redirects, [{ name: 'x', site: 'kuluttaja', source: '/vanha', target: '/a' }])
  const id = await idOf('/a')
  const plan = (await editor.get(editor.at(id, '/move?path=/uusi'))).body
  expect(plan.redirects).toEqual([
    { from: '/a', to: '/uusi' },
    { from: '/a/b', to: '/uusi/b' },
  ])
  expect((await editor.get(editor.at(id, '/move?path=/a/b/x'))).body.code).toBe('PAGE_BELOW_ITSELF')
  expect((await editor.get(editor.at(id, '/move?path=/c'))).body.code).toBe('PAGE_ADDRESS_TAKEN')
  expect((await editor.post(editor.at(id, '/move'), { path: '/uusi' })).status).toBe(200)
  const leadsTo = async (path: string) => {
    const answer = await app.get('kuluttaja', path)
    return [answer.status, answer.headers.get('location')]
  }
  await expect.poll(() => leadsTo('/a'), SOON).toEqual([301, '/uusi'])
  expect(await leadsTo('/a/b')).toEqual([301, '/uusi/b'])
  expect(await leadsTo('/vanha')).toEqual([301, '/uusi'])
  expect(await status('/uusi/b')).toBe(200)
  expect((await editor.post(editor.at(id, '/move'), { path: '/a' })).status).toBe(200)
  await expect.poll(() => leadsTo('/uusi'), SOON).toEqual([301, '/a'])
  expect(await leadsTo('/vanha')).toEqual([301, '/a'])
  expect(await status('/a')).toBe(200)
  const home = await idOf('/')
  expect((await editor.post(editor.at(home, '/move'), { path: '/etusivu' })).body.code).toBe('HOME_STAYS')
})

it('OF-24: a page in the bin is seen by nobody, comes back as it was, and is deleted after 30 days', async () => {
  await imported(database, anArticle('kinkku'))
  const id = await idOf('/kinkku')
  expect((await editor.post(editor.at(id, '/bin'), {})).status).toBe(200)
  await expect.poll(() => status('/kinkku'), SOON).toBe(404)
  expect(await paths()).toEqual([])
  const [binned] = (await list('?filter=binned')).rows
  expect(Date.parse(binned.binnedUntil) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600 * 1000)
  expect((await editor.post(editor.at(id, '/unbin'), {})).status).toBe(200)
  await expect.poll(() => status('/kinkku'), SOON).toBe(200)
  expect(await idOf('/kinkku')).toBe(id)
  await editor.post(editor.at(id, '/bin'), {})
  const store = editedStore(database.sql)
  expect(await store.emptyBin(30)).toBe(0)
  await database.sql.execute(sql`update edited_page set binned_at = now() - interval '31 days'`)
  expect(await store.emptyBin(30)).toBe(1)
  expect((await editor.get(editor.at(id, '/draft'))).status).toBe(404)
})

it('OF-31: a page is taken down and published again with its id; the plan says what breaks', async () => {
  const link = {
    kind: 'paragraph',
    children: [
      { text: 'kinkku', link: '/kinkku' },
      { text: 'ei', link: '/ei-ole' },
    ],
  }
  await imported(
    database,
    anArticle('kinkku'),
    anArticle('lista', { title: 'L'.repeat(80), blocks: [{ type: 'rich-text', props: { content: [link] } }] }),
  )
  const [id, linking] = [await idOf('/kinkku'), await idOf('/lista')]
  const down = (await editor.get(editor.at(id, '/publishing?action=take-down'))).body
  expect(down.linksHere).toMatchObject([{ id: linking, path: '/lista' }])
  const plan = (await editor.get(editor.at(linking, '/publishing'))).body
  expect(plan.brokenLinks).toMatchObject([{ href: '/ei-ole' }])
  expect(plan.warnings).toMatchObject([{ block: null, path: ['title'] }])
  expect(plan).toMatchObject({ problems: [], isSame: true, languagesMissing: ['en'] })
  expect((await editor.post(editor.at(id, '/take-down'), { note: 'Loppu' })).status).toBe(200)
  await expect.poll(() => status('/kinkku'), SOON).toBe(404)
  expect(await paths('?filter=hidden')).toEqual(['/kinkku'])
  const window = await editor.open(id)
  expect((await window.publish()).status).toBe(200)
  await expect.poll(() => status('/kinkku'), SOON).toBe(200)
  expect(await idOf('/kinkku')).toBe(id)
})

/** What was planned for later is due now. Whatever changes the tree makes the nodes look. */
async function bringForward(): Promise<void> {
  await database.sql.execute(sql`update page_schedule set at = clock_timestamp()`)
  const path = `/herate-${crypto.randomUUID()}`
  expect((await editor.post('/api/office/pages', { ...article, path, title: 'Heräte' })).status).toBe(200)
}

it('OF-31: publishes at a time what the draft said when that was planned, takes down at a time, and says why it could not', async () => {
  await imported(database, anArticle('kinkku'))
  const id = await idOf('/kinkku')
  const window = await editor.open(id)
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await window.set(null, ['title'], 'Jouluksi')
  expect((await window.publish({ at: inHours(-1) })).body.code).toBe('TIME_PAST')
  expect((await window.publish({ at: inHours(1), note: 'Joulu' })).body).toEqual({ version: null })
  await window.set(null, ['title'], 'Pääsiäiseksi')
  expect((await window.read()).schedules).toMatchObject([{ action: 'publish', note: 'Joulu', failure: null }])
  const shown = async () => (await app.get('kuluttaja', '/kinkku')).text()
  expect(await shown()).not.toContain('Jouluksi')
  await bringForward()
  await expect.poll(shown).toContain('Jouluksi')
  expect(await window.read()).toMatchObject({ title: 'Pääsiäiseksi', hasDraft: true, schedules: [] })

  expect((await editor.post(editor.at(id, '/take-down'), { at: inHours(1) })).status).toBe(200)
  expect(await status('/kinkku')).toBe(200)
  await bringForward()
  await expect.poll(() => status('/kinkku')).toBe(404)

  // Somebody makes what is planned impossible.
  expect((await window.publish({ at: inHours(1) })).body).toEqual({ version: null })
  await database.sql.execute(sql`update page_schedule set content = jsonb_set(content, '{fields,title}', '""')`)
  await bringForward()
  await expect
    .poll(async () => (await window.read()).schedules)
    .toMatchObject([{ action: 'publish', failure: expect.stringMatching(/\S/) }])
  expect(await status('/kinkku')).toBe(404)
})

it('OF-31: what was planned is moved to another time, or cancelled', async () => {
  await imported(database, anArticle('kinkku'))
  const id = await idOf('/kinkku')
  const window = await editor.open(id)
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await window.set(null, ['title'], 'Jouluksi')
  await window.publish({ at: inHours(1) })
  const planned = async () => (await editor.get(editor.at(id, '/schedules'))).body.rows
  const [{ id: schedule }] = await planned()
  const change = (verb: string, body: object) => editor.post(editor.at(id, `/schedules/${schedule}/${verb}`), body)
  expect((await change('move', { at: inHours(-1) })).body.code).toBe('TIME_PAST')
  const later = inHours(5)
  expect((await change('move', { at: later })).status).toBe(200)
  expect(await planned()).toMatchObject([{ id: schedule, at: later, failure: null }])
  expect((await change('cancel', {})).status).toBe(200)
  expect(await planned()).toEqual([])
  expect((await change('move', { at: later })).body.code).toBe('NOT_FOUND')
})
