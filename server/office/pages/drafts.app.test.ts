import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const text = (words: string) => ({
  type: 'rich-text',
  props: { content: [{ kind: 'paragraph', children: [words] }] },
})
const words = (said: string) => [{ kind: 'paragraph', children: [said] }]

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database, { name: 'Elli Editori' })
})

const ID = 1
const shown = async (path = '/kinkku') => (await app.get('kuluttaja', path)).text()
const aHam = () => imported(database, anArticle('kinkku', { blocks: [text('Eka'), text('Toka')] }))

it('OF-29, OF-31: a draft is seen by editors alone until it is published', async () => {
  await aHam()
  const window = await editor.open(ID)
  const opened = await window.read()
  expect(opened).toMatchObject({
    id: ID,
    title: 'Juttu kinkku',
    state: 'published',
    hasDraft: false,
    mayChange: true,
    problems: [],
  })
  const [first] = opened.draft.content.blocks
  const saved = await window.set(first.id, ['props', 'content'], words('Uusi alku'))
  expect(saved.body).toEqual({ revision: 1, number: 1, draft: null, problems: [] })
  expect(await shown()).toContain('Eka')
  expect((await window.read()).hasDraft).toBe(true)
  expect((await window.publish({ note: 'Parempi alku' })).body).toEqual({ version: 2 })
  await expect.poll(() => shown()).toContain('Uusi alku')
  expect(await window.read()).toMatchObject({ hasDraft: false, changedBy: 'Elli Editori' })
  const versions = (await editor.get(editor.at(ID, '/versions'))).body.rows
  expect(versions).toMatchObject([
    { number: 2, kind: 'published', by: 'Elli Editori', note: 'Parempi alku' },
    { number: 1, kind: 'import', by: 'Tuonti' },
  ])
})

it('OF-29: two people on different fields are both kept; the same field asks, with both texts', async () => {
  await aHam()
  const other = await anEditor(app, database, { name: 'Olli Oikolukija' })
  const [mine, theirs] = [await editor.open(ID), await other.open(ID)]
  const [first, second] = (await mine.read()).draft.content.blocks
  await mine.set(first.id, ['props', 'content'], words('Minun'))
  const merged = (await theirs.set(second.id, ['props', 'content'], words('Hänen'))).body
  expect(merged.draft.content.blocks.map(({ props }: { props: { content: unknown } }) => props.content)).toEqual([
    words('Minun'),
    words('Hänen'),
  ])
  expect(merged.draft.questions).toEqual([])
  await theirs.set(null, ['title'], 'Ollin otsikko')
  const asked = (await mine.set(null, ['title'], 'Ellin otsikko')).body
  expect(asked.draft.content.fields.title).toBe('Ollin otsikko')
  expect(asked.draft.questions).toMatchObject([
    { kind: 'field', block: null, path: ['title'], proposed: 'Ellin otsikko', by: 'Elli Editori' },
  ])
  expect((await mine.publish()).body).toMatchObject({ code: 'PAGE_ASKS' })
  const [question] = asked.draft.questions
  const decided = await mine.save({ kind: 'decide', question: question.id, keep: 'proposed' })
  expect(decided.body.draft.questions).toEqual([])
  expect(decided.body.draft.content.fields.title).toBe('Ellin otsikko')
})

it('OF-30: a save that comes again changes nothing, also after others have saved', async () => {
  await aHam()
  const window = await editor.open(ID)
  const other = await (await anEditor(app, database)).open(ID)
  const sent = {
    window: window.window,
    number: 1,
    revision: 0,
    operations: [{ kind: 'set', from: 0, block: null, path: ['title'], value: 'A' }],
  }
  const send = () => editor.post(editor.at(ID, '/draft'), sent)
  expect((await send()).body.revision).toBe(1)
  await other.read()
  await other.set(null, ['title'], 'B')
  const again = (await send()).body
  expect(again).toMatchObject({ revision: 2, number: 1 })
  expect(again.draft.content.fields.title).toBe('B')
  expect(again.draft.questions).toEqual([])
})

it('OF-29: an edit of a removed block asks, and brings the block back if it is wanted', async () => {
  await aHam()
  const [mine, theirs] = [await editor.open(ID), await (await anEditor(app, database)).open(ID)]
  const [first, second] = (await mine.read()).draft.content.blocks
  await theirs.save({ kind: 'remove', block: first.id })
  const asked = (await mine.set(first.id, ['props', 'content'], words('Muokattu'))).body.draft
  expect(asked.content.blocks.map(({ id }: { id: string }) => id)).toEqual([second.id])
  expect(asked.questions).toMatchObject([{ kind: 'edited-removed', block: first.id, proposed: words('Muokattu') }])
  const back = (await mine.save({ kind: 'decide', question: asked.questions[0].id, keep: 'proposed' })).body.draft
  expect(back.content.blocks).toMatchObject([
    { id: first.id, props: { content: words('Muokattu') } },
    { id: second.id },
  ])
})

it('refuses what would not leave the shape of a page', async () => {
  await aHam()
  const window = await editor.open(ID)
  const [first] = (await window.read()).draft.content.blocks
  const wrong: [string | null, (string | number)[], unknown][] = [
    [null, ['title'], 5],
    [null, ['title', 'x'], 'x'],
    [null, ['blocks'], []],
    [first.id, ['id'], 'other'],
    [first.id, ['props'], 'text'],
    [first.id, ['props', '__proto__', 'x'], true],
  ]
  for (const [block, path, value] of wrong) expect((await window.set(block, path, value)).status).toBe(400)
  expect((await window.read()).hasDraft).toBe(false)
})

it('OF-31: an incomplete draft is kept, and says in Finnish what is missing before it can be published', async () => {
  await aHam()
  const window = await editor.open(ID)
  await window.set(null, ['title'], '')
  const { problems } = (
    await window.save({
      kind: 'add',
      block: { id: 'uusi', type: 'hero', props: { title: 'x'.repeat(100) } },
      after: null,
    })
  ).body
  expect(problems).toEqual(
    expect.arrayContaining([
      { block: null, path: ['title'], text: 'Tämä puuttuu.' },
      { block: 'uusi', path: ['props', 'title'], text: 'Liian pitkä: enintään 90 merkkiä.' },
      { block: 'uusi', path: ['props', 'picture'], text: 'Tämä puuttuu.' },
    ]),
  )
  const refused = await window.publish()
  expect([refused.status, refused.body.code]).toEqual([400, 'PAGE_INVALID'])
  expect(await shown()).toContain('Juttu kinkku')
})

it('OF-38: an import while somebody edits is merged like another person, and unchanged blocks keep their ids', async () => {
  await aHam()
  const window = await editor.open(ID)
  const [first, second] = (await window.read()).draft.content.blocks
  await window.set(null, ['title'], 'Editorin otsikko')
  await imported(
    database,
    anArticle('kinkku', {
      title: 'Tuotu otsikko',
      description: 'Tuotu kuvaus',
      blocks: [text('Väliin'), text('Eka'), text('Toka')],
    }),
  )
  const { draft } = await window.read()
  expect(draft.content.fields).toMatchObject({ title: 'Editorin otsikko', description: 'Tuotu kuvaus' })
  expect(draft.questions).toMatchObject([{ kind: 'field', path: ['title'], proposed: 'Tuotu otsikko', by: 'Tuonti' }])
  expect(draft.content.blocks.slice(1).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
})

it('OF-03: editors change pages of their sites alone, others only read', async () => {
  await aHam()
  const deli = await anEditor(app, database, { sites: ['deli'] })
  const service = await anEditor(app, database, { roles: ['service'] })
  expect((await deli.get(deli.at(ID, '/draft'))).status).toBe(403)
  expect((await deli.get('/api/office/pages')).body.rows).toEqual([])
  const saved = { window: crypto.randomUUID(), number: 1, revision: 0, operations: [] }
  expect((await deli.post(deli.at(ID, '/draft'), saved)).status).toBe(403)
  expect(
    (
      await deli.post('/api/office/pages', {
        site: 'kuluttaja',
        language: 'fi',
        path: '/x',
        template: 'article',
        title: 'X',
      })
    ).status,
  ).toBe(403)
  expect((await service.get(service.at(ID, '/draft'))).body.mayChange).toBe(false)
  expect((await service.post(service.at(ID, '/draft'), saved)).status).toBe(403)
})

it('OF-32: a version comes back as a draft, and what was in the draft remains', async () => {
  await imported(database, aPage({ title: 'Vanha' }))
  const window = await editor.open(ID)
  await window.set(null, ['title'], 'Uusi')
  await window.publish()
  await window.set(null, ['title'], 'Luonnos')
  const { differences } = (await editor.get(editor.at(ID, '/differences?before=1&after=draft'))).body
  expect(differences).toEqual([
    { kind: 'changed', block: null, type: null, path: ['title'], before: 'Vanha', after: 'Luonnos' },
  ])
  const restored = await editor.post(editor.at(ID, '/versions/1/restore'), { revision: window.seen.revision })
  expect(restored.body.draft.content.fields.title).toBe('Vanha')
  const versions = (await editor.get(editor.at(ID, '/versions'))).body.rows
  expect(versions[0]).toMatchObject({ kind: 'discarded', title: 'Luonnos' })
  await window.read()
  expect((await editor.post(editor.at(ID, '/discard'), { revision: window.seen.revision })).status).toBe(200)
  expect(await window.read()).toMatchObject({ hasDraft: false, title: 'Uusi' })
})
