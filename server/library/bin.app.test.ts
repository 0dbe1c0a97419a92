import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pictureSource } from '#contract/content/media.ts'
import type { Database } from '#server/db/database.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aLibrarian, libraryOf, onPage, twoHalves } from '#server/testing/library.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { emptyLibraryBin } from './bin.ts'

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof aLibrarian>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await aLibrarian(app, database)
})

const aMonthLater = async () => {
  await database.sql.execute(sql`update library_item set binned_at = binned_at - interval '31 days'`)
  await database.sql.execute(sql`update library_former set at = at - interval '31 days'`)
}
type Shown = { current: string; name: string }
const status = async ({ current, name }: Shown) =>
  (await app.get('kuluttaja', pictureSource({ id: current, name }, 'thumbnail'))).status
/** The job after saving has made the last of them. */
const areMade = ({ current }: Shown) =>
  expect.poll(() => app.media.files.has(`variants/${current}/three-by-two-crop.webp`), { timeout: 20_000 }).toBe(true)
const isWhole = ({ current }: Shown) =>
  expect.poll(() => app.media.files.has(`variants/${current}/default.webp`), { timeout: 20_000 }).toBe(true)
const hasOriginal = ({ current }: Shown) => app.media.files.has(`originals/${current}.jpg`)

it('OF-33: what has been in the bin for 30 days is deleted with its files, and served no more', async () => {
  const item = await editor.added(await twoHalves())
  await isWhole(item)
  await editor.post(editor.path(item.id, '/bin'), {})
  await emptyLibraryBin(libraryOf(app, database))
  expect([await status(item), await hasOriginal(item)]).toEqual([200, true])
  await aMonthLater()
  await emptyLibraryBin(libraryOf(app, database))
  expect([await status(item), await hasOriginal(item)]).toEqual([404, false])
  expect((await editor.get(editor.path(item.id))).body.code).toBe('MEDIA_UNKNOWN')
})

it('OF-33: what a page came to use again, or a page in the bin uses, is not deleted', async () => {
  const item = await editor.added(await twoHalves())
  await editor.post(editor.path(item.id, '/bin'), {})
  await imported(database, anArticle('joulu', { picture: onPage(item) }))
  await aMonthLater()
  await emptyLibraryBin(libraryOf(app, database))
  expect(await status(item)).toBe(200)
  const { rows } = (await editor.get('/api/office/pages')).body
  await editor.post(editor.at(rows[0].id, '/bin'), {})
  await emptyLibraryBin(libraryOf(app, database))
  expect(await status(item)).toBe(200)
})

it('OF-33: what a picture was stays for 30 days; the bytes stay while another crop has them', async () => {
  const item = await editor.added(await twoHalves())
  const focused = async (x: number, version: number) =>
    editor.send('PUT', editor.path(item.id, '/focus'), { focus: { x, y: 50 }, version })
  await isWhole(item)
  expect((await focused(10, 1)).status).toBe(200)
  const first = await editor.item(item.id)
  await areMade(first)
  expect((await focused(90, 2)).status).toBe(200)
  await areMade(await editor.item(item.id))
  await emptyLibraryBin(libraryOf(app, database))
  expect(await status(first)).toBe(200)
  await aMonthLater()
  await emptyLibraryBin(libraryOf(app, database))
  expect([await status(first), await status(item)]).toEqual([404, 404])
  const now = await editor.item(item.id)
  expect(now.formers).toEqual([])
  expect([await status(now), await hasOriginal(item)]).toEqual([200, true])
})
