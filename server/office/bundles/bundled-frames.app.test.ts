import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Database } from '#server/db/database.ts'
import { bundles } from '#server/db/schema/bundles.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const PATH = '/api/office/bundles'
const HAM = 1
const place = { site: 'kuluttaja', language: 'fi' }

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database, { roles: ['editor'], name: 'Elli Editori' })
  await saveNavigation(app.navigation, menus('Tuotteet'))
  await imported(database, anArticle('kinkku', { title: 'Kinkku' }))
})

const menus = (label: string) =>
  aNavigation({ desktop: { topTabs: [], bottomTabs: [{ label, link: '/kinkku', children: [] }] } })
const html = async () => (await app.get('kuluttaja', '/kinkku')).text()

type Part = 'navigation' | 'texts'
const read = async (part: Part = 'navigation', by = editor) =>
  (await by.get(`/api/office/frames/${part}?site=kuluttaja&language=fi`)).body
const renamed = (content: { desktop: object }, label: string) => ({
  ...content,
  desktop: { ...content.desktop, bottomTabs: [{ label, link: '/kinkku', children: [] }] },
})

/** A part with another content than visitors see, as the browser sends it. */
async function menuMember(label: string) {
  const { content, seen } = await read()
  return { kind: 'frame', place, frame: { part: 'navigation', seen, base: content, content: renamed(content, label) } }
}

async function aBundle(add: object[]) {
  const { id } = (await editor.post(PATH, { name: 'Joulu' })).body
  const { version } = (await editor.post(`${PATH}/${id}/members`, { add, version: 1 })).body
  return { id: id as number, version: version as number, at: `${PATH}/${id}` }
}

const publish = async (at: string, version: number, more: object = {}) => {
  const { digest } = (await editor.get(`${at}/publishing`)).body
  return editor.post(`${at}/publish`, { version, digest, ...more })
}
const publishMenu = async (label: string) => {
  const { content, seen } = await read()
  return editor.post('/api/office/frames/navigation/publish', { ...place, seen, content: renamed(content, label) })
}
const isTime = (id: number) =>
  database.transaction(async (tx) => {
    await tx.update(bundles).set({ at: new Date() }).where(eq(bundles.id, id))
    await tellOffice(tx, { kind: 'bundles' })
  })

it('OF-37 OF-34: menus and texts go out with the pages of a bundle, and come back with them to the same bytes', async () => {
  const before = await html()
  const texts = await read('texts')
  const banner = {
    ...texts.content,
    consent: { ...texts.content.consent, title: 'Joulun evästeet' },
  }
  await (await editor.open(HAM)).set(null, ['title'], 'Joulukinkku')
  const { at, version } = await aBundle([
    { kind: 'page', page: HAM },
    await menuMember('Jouluherkut'),
    { kind: 'frame', place, frame: { part: 'texts', seen: texts.seen, base: texts.content, content: banner } },
  ])
  const { members } = (await editor.get(at)).body
  expect(members).toMatchObject([
    { kind: 'page' },
    { kind: 'frame', subject: 'navigation:kuluttaja:fi', place: { ...place, path: null }, isChanged: false },
    { kind: 'frame', subject: 'texts:kuluttaja:fi' },
  ])
  expect((await read()).waiting).toMatchObject([{ name: 'Joulu', state: 'open' }])
  // Nothing of it is seen yet.
  expect(await html()).toBe(before)
  const out = await publish(at, version)
  expect([out.status, out.body.message]).toEqual([200, undefined])
  await expect.poll(html).toContain('Jouluherkut')
  await expect.poll(html).toContain('Joulukinkku')
  await expect.poll(html).toContain('Joulun evästeet')
  expect((await read()).by).toBe('Elli Editori')
  const { rows } = (await editor.get('/api/office/frames/navigation/versions?site=kuluttaja&language=fi')).body
  expect(rows[0]).toMatchObject({ kind: 'published', note: 'Julkaisupaketti: Joulu' })
  const back = await editor.post(`${at}/take-back`, { version: out.body.version, decisions: [] })
  expect([back.status, back.body.message]).toEqual([200, undefined])
  await expect.poll(html).toBe(before)
  // What had gone out is in the bundle still, and goes out again.
  expect((await publish(at, back.body.version)).status).toBe(200)
  await expect.poll(html).toContain('Jouluherkut')
})

it('OF-37 OF-34: menus that were published otherwise meanwhile stop all of the bundle, and say so at once', async () => {
  await (await editor.open(HAM)).set(null, ['title'], 'Joulukinkku')
  const { at, version } = await aBundle([{ kind: 'page', page: HAM }, await menuMember('Jouluherkut')])
  expect((await publishMenu('Uutuudet')).status).toBe(200)
  const { members } = (await editor.get(at)).body
  expect(members.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([false, true])
  const { problems } = (await editor.get(`${at}/publishing`)).body
  expect(problems).toMatchObject([{ kind: 'frame', texts: [expect.stringContaining('julkaistu toisin')] }])
  expect((await publish(at, version)).body.code).toBe('BUNDLE_INVALID')
  expect(await html()).not.toContain('Joulukinkku')
  // Taken to the form, merged with what is there now, and added in the place of the other.
  const again = await editor.post(`${at}/members`, { add: [await menuMember('Jouluherkut')], version })
  expect((await publish(at, again.body.version)).status).toBe(200)
  await expect.poll(html).toContain('Jouluherkut')
})

it('OF-37 OF-34: planned menus go out at their time with what was decided, or nothing does and the reason is kept', async () => {
  const first = await aBundle([await menuMember('Jouluherkut')])
  const at = new Date(Date.now() + 3600_000).toISOString()
  expect((await publish(first.at, first.version, { at })).status).toBe(200)
  await isTime(first.id)
  await expect.poll(async () => (await editor.get(first.at)).body.state, { timeout: 60_000 }).toBe('published')
  await expect.poll(html).toContain('Jouluherkut')
  const second = await aBundle([await menuMember('Pääsiäisherkut')])
  expect((await publish(second.at, second.version, { at })).status).toBe(200)
  await publishMenu('Uutuudet')
  await isTime(second.id)
  await expect.poll(async () => (await editor.get(second.at)).body.state, { timeout: 60_000 }).toBe('open')
  expect((await editor.get(second.at)).body.failure).toEqual([
    expect.stringMatching(/^Valikot ja alatunniste: .*, suomi: Nämä on julkaistu toisin/),
  ])
  expect(await html()).toContain('Uutuudet')
})

it('OF-37 OF-34: menus that were changed since are asked about, and wrong ones are told with their reason', async () => {
  const { at, version } = await aBundle([await menuMember('Jouluherkut')])
  const out = await publish(at, version)
  await publishMenu('Uutuudet')
  expect((await editor.get(at)).body.members).toMatchObject([{ isChanged: true }])
  const back = (decisions: object[]) => editor.post(`${at}/take-back`, { version: out.body.version, decisions })
  expect((await back([])).body.code).toBe('BUNDLE_ASKS')
  expect(await html()).toContain('Uutuudet')
  const subject = { kind: 'frame', subject: 'navigation:kuluttaja:fi' }
  expect((await back([{ ...subject, what: 'take-back' }])).status).toBe(200)
  await expect.poll(html).toContain('Tuotteet')
  const wrong = await aBundle([await menuMember('')])
  const { problems } = (await editor.get(`${wrong.at}/publishing`)).body
  expect(problems).toMatchObject([{ ...subject, texts: ['Tämä puuttuu.'] }])
})

it('OF-37 OF-03: menus of a bundle need the site of the person, and their site and language have to be there', async () => {
  const ofDeli = await anEditor(app, database, { sites: ['deli'] })
  const onlyShop = await anEditor(app, database, { roles: ['shop'] })
  const { id } = (await editor.post(PATH, { name: 'Joulu' })).body
  const member = await menuMember('Jouluherkut')
  const put = (by: typeof editor, add: object) => by.post(`${PATH}/${id}/members`, { add: [add], version: 1 })
  expect((await put(ofDeli, member)).status).toBe(403)
  expect((await put(onlyShop, member)).status).toBe(403)
  expect((await put(editor, { ...member, place: { site: 'kuluttaja', language: 'de' } })).status).toBe(404)
  expect((await put(editor, { ...member, frame: { ...member.frame, part: 'taxonomy' } })).status).toBe(400)
  expect((await put(editor, member)).status).toBe(200)
  const digest = (await editor.get(`${PATH}/${id}/publishing`)).body.digest
  expect((await ofDeli.post(`${PATH}/${id}/publish`, { version: 2, digest })).status).toBe(403)
})
