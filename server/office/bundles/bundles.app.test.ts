import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Database } from '#server/db/database.ts'
import { bundles } from '#server/db/schema/bundles.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'

const PATH = '/api/office/bundles'
const HAM = 1
const STAR = 2
const CODE = 'LK-1001'

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database, { roles: ['editor', 'shop'], name: 'Elli Editori' })
  await imported(database, anArticle('kinkku', { title: 'Kinkku' }), anArticle('tahti', { title: 'Tähti' }))
})

const html = async (path: string, from = app) => {
  const response = await from.get('kuluttaja', path)
  return response.status === 200 ? response.text() : response.status
}
const titled = async (path: string, from = app) =>
  /<h1[^>]*>(?:<[^>]+>)*([^<]*)/.exec(String(await html(path, from)))?.[1]

/** A draft of a page with another title. */
async function drafted(page: number, title: string) {
  const window = await editor.open(page)
  await window.set(null, ['title'], title)
  return window
}

async function aBundle(add: object[]) {
  const { id } = (await editor.post(PATH, { name: 'Joulu' })).body
  const { version } = (await editor.post(`${PATH}/${id}/members`, { add, version: 1 })).body
  return { id: id as number, version: version as number, at: `${PATH}/${id}` }
}

const pageOf = (page: number) => ({ kind: 'page', page })
const digestOf = async (at: string) => (await editor.get(`${at}/publishing`)).body.digest
const publish = async (at: string, version: number, more: object = {}) =>
  editor.post(`${at}/publish`, { version, digest: await digestOf(at), ...more })
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString()

/** The time of a planned bundle comes. */
async function itIsTime(id: number) {
  await database.transaction(async (tx) => {
    await tx.update(bundles).set({ at: new Date() }).where(eq(bundles.id, id))
    await tellOffice(tx, { kind: 'bundles' })
  })
}

const stateOf = async (at: string) => (await editor.get(at)).body.state

async function aPriced() {
  await sell(app, [{ code: CODE, price: 1290, stock: 9 }])
  const product = (await editor.get(`/api/office/products/${CODE}`)).body
  return { product, edit: { code: CODE, from: { regularPrice: product.regularPrice }, to: { regularPrice: 990 } } }
}

const priceNow = async () => (await editor.get(`/api/office/products/${CODE}`)).body.regularPrice

it('OF-37: drafts and prices go out at once, and come back as one with the same pages as before', async () => {
  const { product, edit } = await aPriced()
  const before = [await html('/kinkku'), await html('/tahti')]
  await drafted(HAM, 'Joulukinkku')
  await drafted(STAR, 'Joulutähti')
  const { at, version } = await aBundle([pageOf(HAM), pageOf(STAR), { kind: 'price', edit }])
  expect((await editor.get(at)).body.members).toMatchObject([
    { kind: 'page', subject: '1', title: 'Joulukinkku', isGone: false },
    { kind: 'page', subject: '2', title: 'Joulutähti' },
    { kind: 'price', subject: CODE, edit },
  ])
  expect(await titled('/kinkku')).toBe('Kinkku')
  const out = await publish(at, version)
  expect(out.status).toBe(200)
  await expect.poll(() => titled('/kinkku')).toBe('Joulukinkku')
  await expect.poll(() => titled('/tahti')).toBe('Joulutähti')
  expect([await priceNow(), await stateOf(at)]).toEqual([990, 'published'])
  const back = await editor.post(`${at}/take-back`, { version: out.body.version, decisions: [] })
  expect(back.status).toBe(200)
  await expect.poll(async () => [await html('/kinkku'), await html('/tahti')]).toEqual(before)
  expect([await priceNow(), await stateOf(at)]).toEqual([product.regularPrice, 'taken-back'])
  // What had gone out is a draft again.
  expect((await (await editor.open(HAM)).read()).draft.content.fields.title).toBe('Joulukinkku')
  const actions = (await database.sql.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['bundle.make', 'bundle.members', 'bundle.publish', 'bundle.take-back']),
  )
  const again = await publish(at, back.body.version)
  expect(again.status).toBe(200)
  await expect.poll(() => titled('/kinkku')).toBe('Joulukinkku')
})

it('OF-37: one that is not ready stops all, and every problem is told together', async () => {
  const { edit } = await aPriced()
  await drafted(HAM, 'Joulukinkku')
  await drafted(STAR, '')
  const { at, version } = await aBundle([pageOf(HAM), pageOf(STAR), { kind: 'price', edit }])
  const changed = { code: CODE, from: edit.from, to: { regularPrice: 1500 } }
  expect((await editor.post('/api/office/products/changes', { edits: [changed] })).status).toBe(200)
  const { problems } = (await editor.get(`${at}/publishing`)).body
  expect(problems).toMatchObject([
    { kind: 'page', subject: '2', texts: ['Tämä puuttuu.'] },
    { kind: 'price', subject: CODE, texts: [expect.stringContaining('Hinta on muuttunut')] },
  ])
  const refused = await publish(at, version)
  expect([refused.status, refused.body.code]).toEqual([400, 'BUNDLE_INVALID'])
  expect(refused.body.message).toContain('Tämä puuttuu.')
  expect([await titled('/kinkku'), await priceNow(), await stateOf(at)]).toEqual(['Kinkku', 1500, 'open'])
})

it('OF-37: what was changed since is asked about, and stays or comes back as the person decides', async () => {
  const { edit } = await aPriced()
  await drafted(HAM, 'Joulukinkku')
  await drafted(STAR, 'Joulutähti')
  const { at, version } = await aBundle([pageOf(HAM), pageOf(STAR), { kind: 'price', edit }])
  const out = await publish(at, version)
  await (await drafted(HAM, 'Kinkku alennuksessa')).publish()
  const later = { code: CODE, from: { regularPrice: 990 }, to: { regularPrice: 890 } }
  await editor.post('/api/office/products/changes', { edits: [later] })
  expect((await editor.get(at)).body.members.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([
    true,
    false,
    true,
  ])
  const back = (decisions: object[]) => editor.post(`${at}/take-back`, { version: out.body.version, decisions })
  const asked = await back([])
  expect([asked.status, asked.body.code]).toEqual([409, 'BUNDLE_ASKS'])
  expect(asked.body.message).toContain('Kinkku alennuksessa')
  await expect.poll(() => titled('/tahti')).toBe('Joulutähti')
  const decided = await back([
    { kind: 'page', subject: '1', what: 'keep' },
    { kind: 'price', subject: CODE, what: 'take-back' },
  ])
  expect(decided.status).toBe(200)
  await expect.poll(() => titled('/tahti')).toBe('Tähti')
  await expect.poll(() => titled('/kinkku')).toBe('Kinkku alennuksessa')
  expect(await priceNow()).toBe(1290)
})

it('OF-37: a bundle goes out by itself at its time with what was decided, and a page that is new is hidden again', async () => {
  const made = await editor.post('/api/office/pages', {
    site: 'kuluttaja',
    language: 'fi',
    path: '/joulu',
    template: 'article',
    title: 'Joulu',
  })
  await (await editor.open(made.body.id)).set(null, ['description'], 'Joulun parhaat')
  await drafted(HAM, 'Joulukinkku')
  const { id, at, version } = await aBundle([pageOf(made.body.id), pageOf(HAM)])
  const planned = await publish(at, version, { at: tomorrow() })
  expect([planned.status, await stateOf(at), await html('/joulu')]).toEqual([200, 'planned', 404])
  await drafted(HAM, 'Tämä on kesken')
  expect((await editor.get(at)).body.members[0]).toMatchObject({ subject: '1', isChanged: true })
  await itIsTime(id)
  await expect.poll(() => stateOf(at), { timeout: 60_000 }).toBe('published')
  await expect.poll(() => titled('/kinkku')).toBe('Joulukinkku')
  await expect.poll(() => titled('/joulu')).toBe('Joulu')
  const shown = (await editor.get(at)).body
  expect(shown).toMatchObject({ publishedBy: 'Elli Editori', failure: null })
  await editor.post(`${at}/take-back`, { version: shown.version, decisions: [] })
  await expect.poll(() => html('/joulu')).toBe(404)
  await expect.poll(() => titled('/kinkku')).toBe('Kinkku')
  // The draft that was begun meanwhile is kept.
  expect((await (await editor.open(HAM)).read()).draft.content.fields.title).toBe('Tämä on kesken')
})

it('OF-37: a planned bundle of which a page was published since does not go out, says why, and can be planned again', async () => {
  await drafted(HAM, 'Joulukinkku')
  const star = await drafted(STAR, 'Joulutähti')
  const { id, at, version } = await aBundle([pageOf(HAM), pageOf(STAR)])
  await publish(at, version, { at: tomorrow() })
  await star.publish()
  await itIsTime(id)
  await expect.poll(() => stateOf(at), { timeout: 60_000 }).toBe('open')
  const failed = (await editor.get(at)).body
  expect(failed.failure).toEqual([expect.stringMatching(/^Joulutähti: Sivu on julkaistu toisin/)])
  expect(await titled('/kinkku')).toBe('Kinkku')
  const without = await editor.post(`${at}/members`, {
    remove: [{ kind: 'page', subject: '2' }],
    version: failed.version,
  })
  expect((await publish(at, without.body.version)).status).toBe(200)
  await expect.poll(() => titled('/kinkku')).toBe('Joulukinkku')
})

it('OF-37: what goes out is what the person saw, and a plan can be cancelled', async () => {
  await drafted(HAM, 'Joulukinkku')
  const { at, version } = await aBundle([pageOf(HAM)])
  const digest = await digestOf(at)
  await drafted(HAM, 'Toinen')
  const late = await editor.post(`${at}/publish`, { version, digest })
  expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  const past = await publish(at, version, { at: '2020-01-01T00:00:00Z' })
  expect([past.status, past.body.code]).toEqual([400, 'TIME_PAST'])
  const planned = await publish(at, version, { at: tomorrow() })
  const added = await editor.post(`${at}/members`, { add: [pageOf(STAR)], version: planned.body.version })
  expect(added.body.code).toBe('BUNDLE_STATE')
  const cancelled = await editor.post(`${at}/cancel`, { version: planned.body.version })
  expect([cancelled.status, await stateOf(at)]).toEqual([200, 'open'])
  const renamed = await editor.send('PUT', at, { name: 'Pääsiäinen', version: cancelled.body.version })
  const listed = (await editor.get(`${PATH}?state=open`)).body.rows
  expect(listed).toMatchObject([{ name: 'Pääsiäinen', members: 1 }])
  expect((await editor.post(`${at}/remove`, { version: renamed.body.version })).status).toBe(200)
  expect((await editor.get(at)).status).toBe(404)
})

it('OF-37 OF-03: each member needs the role and the site of its kind, and so does publishing all', async () => {
  const { edit } = await aPriced()
  await drafted(HAM, 'Joulukinkku')
  const { at, version } = await aBundle([pageOf(HAM), { kind: 'price', edit }])
  const onlyEditor = await anEditor(app, database)
  const ofDeli = await anEditor(app, database, { sites: ['deli'] })
  const service = await anEditor(app, database, { roles: ['service'] })
  const digest = await digestOf(at)
  for (const person of [onlyEditor, ofDeli, service])
    expect((await person.post(`${at}/publish`, { version, digest })).status).toBe(403)
  expect((await onlyEditor.get(at)).body.mayPublish).toBe(false)
  const own = (await onlyEditor.post(PATH, { name: 'Oma' })).body.id
  const put = (person: typeof editor, add: object[]) => person.post(`${PATH}/${own}/members`, { add, version: 1 })
  expect((await put(onlyEditor, [{ kind: 'price', edit }])).status).toBe(403)
  expect((await put(ofDeli, [pageOf(HAM)])).status).toBe(403)
  expect((await put(onlyEditor, [pageOf(99)])).body.code).toBe('PAGE_UNKNOWN')
  expect((await put(onlyEditor, [pageOf(HAM)])).status).toBe(200)
})
