import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { pictureSource } from '#contract/content/media.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aLibrarian, onPage, twoHalves } from '#server/testing/library.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const PICTURES = { accept: 'image/webp' }

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof aLibrarian>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await aLibrarian(app, database, { name: 'Elli Editori' })
})

async function served(path: string): Promise<Buffer> {
  const answer = await app.get('kuluttaja', path, { headers: PICTURES })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** The colour of the middle of a crop. */
async function middleOf(item: { current: string; name: string }): Promise<'red' | 'blue'> {
  const bytes = await served(pictureSource({ id: item.current, name: item.name }, 'thumbnail'))
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  return (data[at] as number) > (data[at + 2] as number) ? 'red' : 'blue'
}

const html = async (path: string) => (await app.get('kuluttaja', path)).text()

it('OF-33: a picture that an editor adds is in the library, encoded again, and the same bytes are there once', async () => {
  for (const type of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await twoHalves({ type })
    const { status, body } = await editor.add(bytes, `Joulu Pöytä.${type}`)
    expect([status, body.isKnown]).toEqual([200, false])
    const item = await editor.item(body.id)
    expect(item).toMatchObject({ kind: 'picture', title: 'Joulu Pöytä', width: 600, height: 200, isUsed: false })
    expect(item.name).toMatch(/^joulu-poyta\.(?:jpg|png|webp|avif)$/)
    expect(item.addedBy).toBe('Elli Editori')
    const original = await app.media.files.get(`originals/${item.current}.${item.name.split('.')[1]}`)
    expect(original?.includes('Salainen')).toBe(false)
    expect(bytes.includes('Salainen')).toBe(true)
    expect((await editor.add(bytes, 'toinen.jpg')).body).toEqual({ id: body.id, isKnown: true })
  }
  expect(await editor.list()).toHaveLength(4)
})

it('OF-33: what is no picture, is broken or made to deceive is refused with a sentence, and the library stays as it is', async () => {
  const png = await twoHalves({ type: 'png' })
  const refused = async (bytes: Buffer, name = 'kuva.png') => {
    const { status, body } = await editor.add(bytes, name)
    return [status, body.code, body.message]
  }
  const type = /kuvan on oltava JPEG, PNG, WebP tai AVIF/
  const broken = /vioittunut/
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const cases: [Buffer, RegExp][] = [
    [svg, type],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), type],
    [Buffer.from('MZ this is a program'), type],
    [png.subarray(0, png.length / 2), broken],
    [Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), broken],
    [
      Buffer.from('%PDF-1.4\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj\n%%EOF'),
      /PDF on vioittunut/,
    ],
    [Buffer.from('WEBVTT\n\n<script>alert(1)</script>'), type],
  ]
  for (const [bytes, words] of cases) {
    const [status, code, message] = await refused(bytes)
    expect([status, code]).toEqual([400, 'MEDIA_REFUSED'])
    expect(message).toMatch(words)
  }
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await refused(bomb))[2]).toMatch(/50 miljoonaa/)
  const huge = await editor.add(Buffer.alloc(15 * 1024 * 1024 + 1))
  expect([huge.status, huge.body.code]).toEqual([400, 'REQUEST_INVALID'])
  const none = await editor.post('/api/office/media', { Name: 'a.png', Data: 7 })
  expect(none.status).toBe(400)
  expect(await editor.list()).toEqual([])
})

it('OF-33: documents, films and captions are added as files, and served', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n')
  const item = await editor.added(pdf, 'Vuosi 2026.PDF')
  expect(item).toMatchObject({ kind: 'file', name: 'vuosi-2026.pdf', bytes: pdf.length, width: null })
  expect(await served(`/files/${item.current}/${item.name}`)).toEqual(pdf)
  const { body } = await editor.get('/api/office/editor/choices?site=kuluttaja&language=fi')
  expect(body.files).toContainEqual({ id: item.current, name: item.name, bytes: pdf.length })
  expect((await editor.added(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHei'), 'teksti.vtt')).kind).toBe('file')
  expect(await editor.list('?kind=file&ending=pdf')).toHaveLength(1)
  expect(await editor.list('?kind=picture')).toEqual([])
})

it('OF-33: items are found by name, words, site and state, the latest first', async () => {
  const [table, ham, old] = [
    await editor.added(await twoHalves({ shade: 1 }), 'Pöytä.jpg'),
    await editor.added(await twoHalves({ shade: 2 }), 'Kinkku.jpg'),
    await editor.added(await twoHalves({ shade: 3 }), 'Vanha.jpg'),
  ]
  await imported(database, anArticle('joulu', { picture: onPage(table) }))
  const said = { title: 'Kinkku', alts: { fi: 'Kypsä KINKKU vadilla' }, holder: 'Kuvaaja Oy', until: null }
  await editor.send('PUT', editor.path(ham.id), { ...said, version: 1 })
  await editor.send('PUT', editor.path(old.id), { ...said, title: 'Vanha', alts: {}, until: '2020-01-01', version: 1 })
  const titles = async (query: string) => (await editor.list(query)).map(({ title }: { title: string }) => title)
  expect(await titles('')).toEqual(['Vanha', 'Kinkku', 'Pöytä'])
  expect(await titles('?text=vadilla')).toEqual(['Kinkku'])
  expect(await titles('?text=P%C3%96Y')).toEqual(['Pöytä'])
  expect(await titles('?text=%25')).toEqual([])
  expect(await titles('?site=kuluttaja')).toEqual(['Pöytä'])
  expect(await titles('?site=deli')).toEqual([])
  expect(await titles('?filter=unused')).toEqual(['Vanha', 'Kinkku'])
  expect(await titles('?filter=silent')).toEqual(['Vanha', 'Pöytä'])
  expect(await titles('?filter=rights')).toEqual(['Vanha'])
  expect((await editor.list('?filter=rights'))[0].rights).toBe('ended')
  expect((await editor.get('/api/office/media/count?filter=unused')).body).toEqual({ count: 2, isEstimate: false })
})

it('OF-33: the list pages by key', async () => {
  await database.sql.execute(sql`
    insert into library_item (kind, current, name, title) select 'file', lpad(n::text, 10, '0'), 'a.pdf', 'A' || n from generate_series(1, 60) n`)
  const first = (await editor.get('/api/office/media')).body
  const second = (await editor.get(`/api/office/media?after=${encodeURIComponent(first.next)}`)).body
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60)
  expect((await editor.get('/api/office/media?after=nonsense')).body.rows).toHaveLength(50)
})

it('OF-33: a focus changes what crops show, under another address, on every page', async () => {
  const item = await editor.added(await twoHalves())
  await imported(database, anArticle('joulu', { picture: onPage(item) }))
  const before = pictureSource({ id: item.current, name: item.name }, 'thumbnail')
  const focused = async (focus: object | null, version: number) =>
    editor.send('PUT', editor.path(item.id, '/focus'), { focus, version })
  expect((await focused({ x: 10, y: 50 }, 1)).body).toMatchObject({ version: 2, pages: 1 })
  const left = await editor.item(item.id)
  expect(left).toMatchObject({ focus: { x: 10, y: 50 }, version: 2 })
  expect(left.current).not.toBe(item.current)
  expect(await middleOf(left)).toBe('red')
  expect((await focused({ x: 90, y: 50 }, 2)).status).toBe(200)
  expect(await middleOf(await editor.item(item.id))).toBe('blue')
  expect(await middleOf(left)).toBe('red')
  const { current, name } = await editor.item(item.id)
  const found = await database.sql.execute<{ id: string }>(sql`select picture ->> 'id' as id from page`)
  expect(found.rows).toEqual([{ id: current }])
  const whole = await served(pictureSource({ id: current, name }, 'small'))
  expect(whole).toEqual(await served(before.replace('thumbnail', 'small')))
  expect((await focused({ x: 90, y: 50 }, 3)).body.code).toBe('NOTHING_CHANGED')
  expect((await focused(null, 2)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await focused(null, 3)).status).toBe(200)
  expect((await editor.item(item.id)).current).toBe(item.current)
  expect((await focused({ x: 101, y: 0 }, 4)).status).toBe(400)
})

it('OF-33: a replaced picture is another one in the HTML of pages and in drafts; what it was comes back', async () => {
  const item = await editor.added(await twoHalves())
  const hero = {
    type: 'image-with-text',
    props: { picture: onPage(item), heading: 'Joulu', content: [{ kind: 'paragraph', children: ['Teksti'] }] },
  }
  await imported(database, anArticle('joulu', { blocks: [hero] }), aPage())
  const [{ id }] = (await editor.get('/api/office/pages?text=joulu')).body.rows
  const window = await editor.open(id)
  const [block] = (await window.read()).draft.content.blocks
  await window.set(block.id, ['props', 'heading'], 'Luonnos')
  await expect.poll(() => html('/joulu')).toContain(item.current)
  const next = await twoHalves({ shade: 60 })
  const body = { Name: 'uusi.png', Data: `data:image/png;base64,${next.toString('base64')}`, version: 1 }
  const replaced = await editor.post(editor.path(item.id, '/replace'), body)
  expect(replaced.body).toMatchObject({ version: 2, former: 1, pages: 1 })
  const now = await editor.item(item.id)
  await expect.poll(() => html('/joulu')).toContain(now.current)
  const shown = await html('/joulu')
  expect(shown).not.toContain(item.current)
  expect(shown).toContain('Pöytä')
  expect(shown).not.toContain('Luonnos')
  const { draft, hasDraft } = await window.read()
  expect(hasDraft).toBe(true)
  expect(draft.content.blocks[0].props).toMatchObject({
    heading: 'Luonnos',
    picture: { id: now.current, alt: 'Pöytä' },
  })
  expect(draft.questions).toEqual([])
  expect(now.formers).toMatchObject([{ number: 1, current: item.current, by: 'Elli Editori', pages: 1 }])
  const back = await editor.post(editor.path(item.id, '/formers/1/restore'), { version: 2 })
  expect(back.status).toBe(200)
  await expect.poll(() => html('/joulu')).toContain(item.current)
  const versions = (await editor.get(editor.at(id, '/versions'))).body.rows
  expect(versions[0]).toMatchObject({ kind: 'published', note: 'Palautettu: Joulu Pöytä', by: 'Elli Editori' })
  expect((await window.publish()).body.code).toBe('CHANGED_MEANWHILE')
  await window.read()
  expect((await window.publish()).status).toBe(200)
})

it('OF-33: an editor of some sites does not change pictures of the pages of others', async () => {
  const item = await editor.added(await twoHalves())
  await imported(database, anArticle('joulu', { picture: onPage(item) }))
  const other = await anEditor(app, database, { sites: ['deli'] })
  const answer = await other.send('PUT', editor.path(item.id, '/focus'), { focus: { x: 0, y: 0 }, version: 1 })
  expect([answer.status, answer.body.code]).toEqual([403, 'MEDIA_OF_OTHERS'])
  expect((await editor.item(item.id)).version).toBe(1)
  expect((await other.get(editor.path(item.id))).body.uses).toEqual([])
})

it('OF-33: other roles look, and editors alone change', async () => {
  const item = await editor.added(await twoHalves())
  for (const role of ['shop', 'service', 'admin'] as const) {
    const other = await aStaffBrowser(app, database, { roles: [role] })
    expect((await other.get('/api/office/media')).body.rows).toHaveLength(1)
    expect((await other.get(editor.path(item.id))).body.mayChange).toBe(false)
    expect((await other.post(editor.path(item.id, '/bin'), {})).body.code).toBe('ROLE_NEEDED')
  }
})

it('OF-33: what is used stays out of the bin, which says where it is used; everything is in the log', async () => {
  const item = await editor.added(await twoHalves())
  await imported(database, anArticle('joulu', { picture: onPage(item) }))
  const used = await editor.post(editor.path(item.id, '/bin'), {})
  expect([used.status, used.body.code]).toEqual([409, 'MEDIA_USED'])
  expect(used.body.message).toContain('/joulu')
  expect((await editor.item(item.id)).uses).toMatchObject([{ path: '/joulu', isShown: true, isInDraft: false }])
  await imported(database, anArticle('joulu'))
  expect((await editor.post(editor.path(item.id, '/bin'), {})).status).toBe(200)
  expect(await editor.list()).toEqual([])
  expect(await editor.list('?filter=binned')).toHaveLength(1)
  expect((await editor.send('PUT', editor.path(item.id, '/focus'), { focus: null, version: 1 })).body.code).toBe(
    'MEDIA_IN_BIN',
  )
  expect((await editor.post(editor.path(item.id, '/unbin'), {})).status).toBe(200)
  const actions = await database.sql
    .select({ action: auditEntries.action, name: auditEntries.name })
    .from(auditEntries)
    .orderBy(auditEntries.id)
  expect(actions.map(({ action }) => action)).toEqual(['media.add', 'media.bin', 'media.unbin'])
})

it('OF-33: the plan of publishing says when a picture has no words, when its rights have ended, and when it is gone', async () => {
  const item = await editor.added(await twoHalves())
  const said = { title: 'Pöytä', alts: {}, holder: 'Kuvaaja Oy', until: '2020-01-31', version: 1 }
  await editor.send('PUT', editor.path(item.id), said)
  await imported(database, anArticle('joulu', { picture: onPage(item, '') }))
  const [{ id }] = (await editor.get('/api/office/pages')).body.rows
  const warnings = async () => (await editor.get(editor.at(id, '/publishing'))).body.warnings
  expect(await warnings()).toEqual([
    { block: null, path: ['picture', 'alt'], text: 'Kuvalta puuttuu vaihtoehtoinen teksti.' },
    { block: null, path: ['picture'], text: 'Kuva: käyttöoikeus päättyi 31.1.2020.' },
  ])
  await imported(database, anArticle('joulu', { picture: { ...onPage(item), id: '0123456789' } }))
  expect(await warnings()).toEqual([
    { block: null, path: ['picture'], text: 'Kuva on poistettu kirjastosta. Valitse toinen.' },
  ])
})
