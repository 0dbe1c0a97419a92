import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Database } from '#server/db/database.ts'
import { bundles } from '#server/db/schema/bundles.ts'
import { media } from '#server/db/schema/pages.ts'
import { dropUnused } from '#server/library/drop-unused.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aLibrarian, libraryOf, onPage, twoHalves } from '#server/testing/library.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const PATH = '/api/office/bundles'
const HAM = 1
const dataUrl = (bytes: Buffer) => `data:application/octet-stream;base64,${bytes.toString('base64')}`

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof aLibrarian>>
let item: Awaited<ReturnType<typeof editor.added>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await aLibrarian(app, database, { name: 'Elli Editori' })
  item = await editor.added(await twoHalves())
  await imported(
    database,
    anArticle('kinkku', { title: 'Kinkku', picture: onPage(item) }),
    anArticle('tahti', { title: 'Tähti', picture: onPage(item) }),
  )
})

const html = async (path: string) => (await app.get('kuluttaja', path)).text()
const prepared = async (shade: number): Promise<string> => {
  const body = { Name: 'joulu.jpg', Data: dataUrl(await twoHalves({ shade })) }
  return (await editor.post(editor.path(item.id, '/prepare'), body)).body.to
}
const memberOf = (to: string) => ({ kind: 'picture', item: item.id, edit: { to } })

async function aBundle(add: object[]) {
  const { id } = (await editor.post(PATH, { name: 'Joulu' })).body
  const { version } = (await editor.post(`${PATH}/${id}/members`, { add, version: 1 })).body
  return { id: id as number, version: version as number, at: `${PATH}/${id}` }
}
const publish = async (at: string, version: number, more: object = {}) => {
  const { digest } = (await editor.get(`${at}/publishing`)).body
  return editor.post(`${at}/publish`, { version, digest, ...more })
}
const isStored = async (id: string) =>
  (await database.sql.select({ id: media.id }).from(media).where(eq(media.id, id))).length === 1

it('OF-37 OF-33: a picture is replaced everywhere when its bundle goes out, and all comes back to the same bytes', async () => {
  const before = [await html('/kinkku'), await html('/tahti')]
  await (await editor.open(HAM)).set(null, ['title'], 'Joulukinkku')
  const to = await prepared(8)
  const { at, version } = await aBundle([{ kind: 'page', page: HAM }, memberOf(to)])
  expect((await editor.get(at)).body.members[1]).toMatchObject({
    kind: 'picture',
    subject: String(item.id),
    picture: { to, from: { id: item.current } },
    isGone: false,
  })
  expect((await editor.item(item.id)).waiting).toMatchObject([{ name: 'Joulu', state: 'open' }])
  expect([await html('/kinkku'), await html('/tahti')]).toEqual(before)
  const out = await publish(at, version)
  expect([out.status, out.body.message]).toEqual([200, undefined])
  for (const path of ['/kinkku', '/tahti']) {
    await expect.poll(() => html(path)).toContain(to)
    expect(await html(path)).not.toContain(item.current)
  }
  expect(await html('/kinkku')).toContain('Joulukinkku')
  // The page of the bundle was not changed by anybody else: nothing is asked.
  const members = (await editor.get(at)).body.members
  expect(members.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([false, false])
  const back = await editor.post(`${at}/take-back`, { version: out.body.version, decisions: [] })
  expect([back.status, back.body.message]).toEqual([200, undefined])
  await expect.poll(async () => [await html('/kinkku'), await html('/tahti')]).toEqual(before)
  expect((await publish(at, back.body.version)).status).toBe(200)
  await expect.poll(() => html('/tahti')).toContain(to)
})

it('OF-37 OF-33: a picture that was replaced otherwise stops a planned bundle, and one since is asked about', async () => {
  const planned = await aBundle([memberOf(await prepared(8))])
  const at = new Date(Date.now() + 3600_000).toISOString()
  expect((await publish(planned.at, planned.version, { at })).status).toBe(200)
  const { version } = await editor.item(item.id)
  const other = { Name: 'toinen.jpg', Data: dataUrl(await twoHalves({ shade: 16 })), version }
  expect((await editor.post(editor.path(item.id, '/replace'), other)).status).toBe(200)
  await database.transaction(async (tx) => {
    await tx.update(bundles).set({ at: new Date() }).where(eq(bundles.id, planned.id))
    await tellOffice(tx, { kind: 'bundles' })
  })
  await expect.poll(async () => (await editor.get(planned.at)).body.state, { timeout: 60_000 }).toBe('open')
  const failed = (await editor.get(planned.at)).body
  expect(failed.failure).toEqual([expect.stringContaining('Kuva on vaihdettu toiseksi')])
  const out = await publish(planned.at, failed.version)
  expect(out.status).toBe(200)
  const { formers, version: next } = await editor.item(item.id)
  await editor.post(editor.path(item.id, `/formers/${formers[0].number}/restore`), { version: next })
  const asked = await editor.post(`${planned.at}/take-back`, { version: out.body.version, decisions: [] })
  expect(asked.body.code).toBe('BUNDLE_ASKS')
})

it('OF-37 OF-33: a page that waits in a planned bundle gets what replaces its picture meanwhile, and still goes out', async () => {
  await (await editor.open(HAM)).set(null, ['title'], 'Joulukinkku')
  const { id, at, version } = await aBundle([{ kind: 'page', page: HAM }])
  await publish(at, version, { at: new Date(Date.now() + 3600_000).toISOString() })
  const other = { Name: 'toinen.jpg', Data: dataUrl(await twoHalves({ shade: 16 })), version: item.version }
  expect((await editor.post(editor.path(item.id, '/replace'), other)).status).toBe(200)
  await database.transaction(async (tx) => {
    await tx.update(bundles).set({ at: new Date() }).where(eq(bundles.id, id))
    await tellOffice(tx, { kind: 'bundles' })
  })
  await expect.poll(async () => (await editor.get(at)).body.state, { timeout: 60_000 }).toBe('published')
  await expect.poll(() => html('/kinkku')).toContain('Joulukinkku')
  expect(await html('/kinkku')).toContain((await editor.item(item.id)).current)
})

it('OF-37 OF-03: a picture of pages of other sites cannot be put into a bundle, and one that is not there neither', async () => {
  await imported(database, anArticle('deli', { site: 'deli', picture: onPage(item) }))
  const to = await prepared(8)
  const ofKuluttaja = await aLibrarian(app, database, { sites: ['kuluttaja'] })
  const { id } = (await editor.post(PATH, { name: 'Joulu' })).body
  const put = (by: typeof editor, add: object) => by.post(`${PATH}/${id}/members`, { add: [add], version: 1 })
  expect((await put(ofKuluttaja, memberOf(to))).status).toBe(403)
  expect((await put(editor, memberOf('0123456789'))).body.code).toBe('MEDIA_UNKNOWN')
  expect((await put(editor, memberOf(to))).status).toBe(200)
  expect(await ofKuluttaja.item(item.id)).toMatchObject({ usesOfOthers: 1, uses: [{}, {}] })
})

it('OF-33 OF-37: what was prepared stays while a bundle has it, and is deleted when none does', async () => {
  const to = await prepared(8)
  const drop = () => dropUnused(libraryOf(app, database), 'picture', { id: to, name: '' })
  const { at, version } = await aBundle([memberOf(to)])
  await drop()
  expect(await isStored(to)).toBe(true)
  const remove = [{ kind: 'picture', subject: String(item.id) }]
  expect((await editor.post(`${at}/members`, { remove, version })).status).toBe(200)
  await drop()
  expect([await isStored(to), await app.media.files.has(`originals/${to}.jpg`)]).toEqual([false, false])
})

it('OF-33: a replacement that is refused leaves nothing behind, unless an item shows the same', async () => {
  const count = async () => (await database.sql.select({ id: media.id }).from(media)).length
  const before = await count()
  const send = async (bytes: Buffer, version: number) =>
    editor.post(editor.path(item.id, '/replace'), { Name: 'uusi.jpg', Data: dataUrl(bytes), version })
  const late = await send(await twoHalves({ shade: 24 }), item.version + 7)
  expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await count()).toBe(before)
  const other = await editor.added(await twoHalves({ shade: 32 }), 'toinen.jpg')
  const known = await send(await twoHalves({ shade: 32 }), item.version)
  expect(known.body.code).toBe('MEDIA_KNOWN')
  expect(await isStored(other.current)).toBe(true)
})
