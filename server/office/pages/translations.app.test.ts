import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { anEditor, imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const words = (said: string) => [{ kind: 'paragraph', children: [said] }]
const text = (said: string) => ({ type: 'rich-text', props: { content: words(said) } })

let database: Database
let app: RunningApp
let editor: Awaited<ReturnType<typeof anEditor>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  editor = await anEditor(app, database, { name: 'Kaisa Kääntäjä' })
})

const [FI, EN] = [1, 2]
const inTwo = () =>
  imported(
    database,
    anArticle('kinkku', { title: 'Kinkku', blocks: [text('Eka'), text('Toka')] }),
    anArticle('ham', { key: 'kinkku', language: 'en', title: 'Ham', blocks: [text('First'), text('Second')] }),
  )
const translation = async (id = EN, query = '') => (await editor.get(editor.at(id, `/translation${query}`))).body
const stateOf = async (language: string, id = EN) =>
  (await translation(id)).languages.find((each: { language: string }) => each.language === language).state
const listed = async (query: string) =>
  (await editor.get(`/api/office/pages?${query}`)).body.rows.map(({ path }: { path: string }) => path)
const mark = (source: { id: number; revision: number }, block?: string | null, id = EN) =>
  editor.post(editor.at(id, '/translation/mark'), {
    source: source.id,
    revision: source.revision,
    ...(block === undefined ? {} : { block }),
  })

it('OF-35: a translation is behind when its source is published again, until it is marked, and the mark can be taken back', async () => {
  await inTwo()
  expect(await stateOf('en')).toBe('current')
  expect(await listed('translation=current')).toEqual(['/ham', '/kinkku'])
  const window = await editor.open(FI)
  const [first] = (await window.read()).draft.content.blocks
  await window.set(first.id, ['props', 'content'], words('Uusi alku'))
  const plan = (await editor.get(editor.at(FI, '/publishing'))).body
  expect(plan.languagesBehind).toMatchObject([{ id: EN, language: 'en', title: 'Ham' }])
  expect((await window.publish()).status).toBe(200)
  expect(await stateOf('en')).toBe('behind')
  expect(await listed('translation=behind')).toEqual(['/ham', '/kinkku'])
  const { source } = await translation()
  expect(source).toMatchObject({ id: FI, language: 'fi', marks: 0 })
  expect(source.followed.content.blocks[0].props.content).toEqual(words('Eka'))
  expect(source.content.blocks[0].props.content).toEqual(words('Uusi alku'))
  const marked = await mark(source)
  expect(marked.body).toEqual({ marks: 1 })
  expect(await stateOf('en')).toBe('current')
  expect(await listed('translation=behind')).toEqual([])
  expect((await translation()).source).toMatchObject({ marks: 1, markedBy: 'Kaisa Kääntäjä' })
  expect((await editor.get(editor.at(FI, '/publishing'))).body.languagesBehind).toEqual([])
  expect((await editor.post(editor.at(EN, '/translation/unmark'), { marks: 1 })).status).toBe(200)
  expect(await listed('translation=behind')).toEqual(['/ham', '/kinkku'])
})

it('OF-35: marking a block leaves the others behind, and the next publishing is compared with what was marked', async () => {
  await inTwo()
  const window = await editor.open(FI)
  const [first, second] = (await window.read()).draft.content.blocks
  await window.set(first.id, ['props', 'content'], words('Uusi alku'))
  await window.set(second.id, ['props', 'content'], words('Uusi loppu'))
  await window.publish()
  await mark((await translation()).source, first.id)
  expect(await stateOf('en')).toBe('behind')
  expect(await listed('translation=behind&language=en')).toEqual(['/ham'])
  await mark((await translation()).source, second.id)
  expect(await listed('translation=behind')).toEqual([])
  await window.set(null, ['title'], 'Joulukinkku')
  await window.publish()
  expect(await listed('translation=behind&language=en')).toEqual(['/ham'])
  await mark((await translation()).source, null)
  expect(await listed('translation=behind')).toEqual([])
})

it('OF-35: what nobody has seen of the source is not marked', async () => {
  await inTwo()
  const { source } = await translation()
  const window = await editor.open(FI)
  await window.set(null, ['title'], 'Toinen')
  expect((await mark(source)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await mark({ id: 99, revision: 0 })).body.code).toBe('NOT_FOUND')
  expect((await mark({ id: EN, revision: 0 })).body.code).toBe('NOT_FOUND')
})

it('OF-35: a mark that somebody else has followed is not taken back', async () => {
  await inTwo()
  await mark((await translation()).source)
  await mark((await translation()).source)
  expect((await editor.post(editor.at(EN, '/translation/unmark'), { marks: 1 })).body.code).toBe('CHANGED_MEANWHILE')
  expect((await editor.post(editor.at(FI, '/translation/unmark'), { marks: 1 })).body.code).toBe('NOT_FOUND')
})

it('OF-35: a copy in another language is a draft whose blocks wait to be translated', async () => {
  await imported(database, anArticle('kinkku', { blocks: [text('Eka'), text('Toka')] }))
  expect(await listed('translation=missing')).toEqual(['/kinkku'])
  expect(await translation(FI)).toMatchObject({
    source: null,
    languages: [
      { language: 'fi', state: 'original' },
      { language: 'en', id: null, state: 'missing' },
    ],
  })
  const copied = await editor.post(editor.at(FI, '/copy'), { site: 'kuluttaja', language: 'en', path: '/ham' })
  const { id } = copied.body
  const { source } = await translation(id)
  const ids = source.content.blocks.map((block: { id: string }) => block.id)
  expect(source.followed.untranslated).toEqual([null, ...ids])
  expect(await stateOf('en', id)).toBe('behind')
  expect(await listed('translation=behind&language=en')).toEqual(['/ham'])
  const warned = async () => (await editor.get(editor.at(id, '/publishing'))).body.warnings
  const waiting = [null, ...ids].map((block) => ({ block, text: 'Tekstiä on kääntämättä.' }))
  expect(await warned()).toMatchObject(waiting)
  const window = await editor.open(id)
  await window.set(ids[0], ['props', 'content'], words('First'))
  expect(await warned()).toMatchObject([waiting[0], waiting[2]])
  for (const block of [null, ...ids]) expect((await mark(source, block, id)).status).toBe(200)
  expect(await warned()).toEqual([])
  expect((await translation(id)).source.followed.untranslated).toEqual([])
  expect(await listed('translation=behind')).toEqual([])
})

it('OF-35: an import of the source alone puts its translation behind', async () => {
  await inTwo()
  await mark((await translation()).source)
  await imported(database, anArticle('kinkku', { title: 'Tuotu', blocks: [text('Eka'), text('Toka')] }))
  expect(await stateOf('en')).toBe('behind')
  expect(await listed('translation=behind&language=en')).toEqual(['/ham'])
})

it('OF-35 OF-03: editors of other sites and other roles mark nothing', async () => {
  await inTwo()
  const { source } = await translation()
  const body = { source: source.id, revision: source.revision }
  for (const staff of [
    await anEditor(app, database, { sites: ['deli'] }),
    await anEditor(app, database, { roles: ['service'] }),
  ]) {
    expect((await staff.post(staff.at(EN, '/translation/mark'), body)).status).toBe(403)
    expect((await staff.post(staff.at(EN, '/translation/unmark'), { marks: 1 })).status).toBe(403)
  }
})

it('OF-35: links of a copy lead to the same pages in its language, and elsewhere as before', async () => {
  const linked = (link: string) => ({ kind: 'paragraph', children: [{ text: 'Lue', link }] })
  const targets = ['/tarina?a=1#b', '/vain-suomeksi', 'site:yritys/tarina', '#maku', 'https://example.fi/tarina']
  await imported(
    database,
    anArticle('kinkku', { blocks: [{ type: 'rich-text', props: { content: targets.map(linked) } }] }),
    anArticle('tarina'),
    anArticle('story', { key: 'tarina', language: 'en' }),
    anArticle('vain-suomeksi'),
  )
  const copied = await editor.post(editor.at(FI, '/copy'), { site: 'kuluttaja', language: 'en', path: '/ham' })
  const { draft } = (await editor.get(editor.at(copied.body.id, '/draft'))).body
  const expected = ['/en/story?a=1#b', ...targets.slice(1)].map(linked)
  expect(draft.content.blocks[0].props.content).toEqual(expected)
  const { source } = await translation(copied.body.id)
  expect(source.copied.blocks[0].props.content).toEqual(expected)
  expect(source.content.blocks[0].props.content).toEqual(targets.map(linked))
})

it('OF-31: a path of a translation means a page of its language', async () => {
  const cards = (...paths: string[]) => ({
    type: 'card-grid',
    props: { cards: paths.map((path) => ({ kind: 'page', path })) },
  })
  await imported(
    database,
    anArticle('kinkku'),
    anArticle('ham', { key: 'kinkku', language: 'en', blocks: [cards('/story', '/tarina')] }),
    anArticle('story', { key: 'tarina', language: 'en' }),
    anArticle('tarina'),
  )
  const { brokenLinks } = (await editor.get(editor.at(EN, '/publishing'))).body
  expect(brokenLinks).toMatchObject([{ href: '/tarina' }])
})
