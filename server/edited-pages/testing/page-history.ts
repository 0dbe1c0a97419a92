import fc from 'fast-check'
import { expect } from 'vitest'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { editedStore } from '../edited.store.ts'
import { stateOf } from '../edited.ts'
import type { PageNeeds } from '../page-needs.ts'
import { publishPage } from '../publish.ts'
import { type Save, saveDraft } from '../save-draft.ts'
import { pageStores } from '../transaction.store.ts'
import { restoreVersion } from '../versions.ts'
import { marksIn, Typist } from './typist.ts'

const kinds = [
  ...([
    'title',
    'title',
    'title',
    'text',
    'text',
    'text',
    'item',
    'items',
    'add',
    'move',
    'remove',
    'remove',
    'restore',
    'decide',
  ] as const),
  ...([
    'flush',
    'flush',
    'flush',
    'flush',
    'flush',
    'lose the request',
    'lose the answer',
    'send an old one',
    'send an old one',
    'send an old one',
    'read',
    'at once',
  ] as const),
  ...(['publish', 'restore version', 'import'] as const),
]

export const aHistory = fc.record({
  editors: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(fc.record({ who: fc.nat(2), kind: fc.constantFrom(...kinds), at: fc.nat(5), to: fc.nat(5) }), {
    minLength: 5,
    maxLength: 40,
  }),
})
type History = typeof aHistory extends fc.Arbitrary<infer One> ? One : never
type Step = History['steps'][number]

const text = (words: string) => ({ type: 'rich-text', props: { content: words, list: [{ t: 'a' }, { t: 'b' }] } })

export const withoutSchemas = (database: Database): PageNeeds => ({
  schemaOf: () => ({ safeParse: () => ({ success: true }) }) as never,
  origins: new Map(),
  atomically: (work) => database.transaction((tx) => work(pageStores(tx))),
})

/** Editors type, lose the connection, publish and restore; then everything arrives. What nobody knowingly removed must still be somewhere. */
export async function live(database: Database, { editors, steps }: History, number: number): Promise<void> {
  const path = `history-${number}`
  const bring = (title: string) =>
    savePages({ store: contentStore(database.sql), checkBlocks: () => [] }, [
      anArticle(path, { title, blocks: [text('one'), text('two'), text('three')] }),
    ])
  await bring('Alku')
  const [found] = await contentStore(database.sql).findPages('kuluttaja', 'fi', [`/${path}`])
  const id = found?.contentId as number
  const needs = withoutSchemas(database)
  const settled = new Set<string>()
  const typed = new Set<string>()
  let count = 0
  const mark = () => {
    const one = `§${++count}§`
    typed.add(one)
    return one
  }
  const read = async () => stateOf((await editedStore(database.sql).open(id)) as never)
  const person = ({ window, name }: Typist) => ({ id: window, name, roles: ['editor' as const], sites: [] })
  const typists = await Promise.all(
    Array.from({ length: editors }, async (_, at) => new Typist(`E${at}`, crypto.randomUUID(), await read(), settled)),
  )
  const send = async (typist: Typist, save: Save) => {
    const saved = await saveDraft(needs, person(typist), id, save)
    if (!saved.ok) throw new Error(saved.code)
    return saved.value
  }
  const flush = async (typist: Typist) => {
    const save = typist.toSend()
    if (save) typist.hear(await send(typist, save))
  }
  const catchUp = async (typist: Typist) => {
    if (typist.pending || typist.queue.length > 0) return
    const state = await read()
    typist.hear({ revision: state.revision, draft: state })
  }

  const play = async ({ who, kind, at, to }: Step) => {
    const typist = typists[who % typists.length] as Typist
    const { blocks } = typist.view
    const block = blocks[at % Math.max(1, blocks.length)]?.id
    const after = to % 4 === 0 ? null : (blocks[to % Math.max(1, blocks.length)]?.id ?? null)
    switch (kind) {
      case 'title':
        return typist.do({ kind: 'set', block: null, path: ['title'], value: mark() })
      case 'text':
        return block && typist.do({ kind: 'set', block, path: ['props', 'content'], value: mark() })
      case 'item':
        return block && typist.do({ kind: 'set', block, path: ['props', 'list', to % 2, 't'], value: mark() })
      case 'items':
        return (
          block && typist.do({ kind: 'set', block, path: ['props', 'list'], value: [{ t: mark() }, { t: mark() }] })
        )
      case 'add':
        return typist.do({ kind: 'add', block: { id: crypto.randomUUID(), ...text(mark()) }, after })
      case 'move':
        return block && typist.do({ kind: 'move', block, after })
      case 'remove':
        return block && typist.do({ kind: 'remove', block })
      case 'restore': {
        const gone = (await read()).removed.at(-1)
        return gone && typist.do({ kind: 'restore', block: gone.block.id })
      }
      case 'decide': {
        const asked = typist.questions[at % Math.max(1, typist.questions.length)]
        return asked && typist.do({ kind: 'decide', question: asked.id, keep: to % 2 ? 'proposed' : 'current' })
      }
      case 'flush': {
        await flush(typist)
        if (typist.sent.length > 0 && !typist.pending) {
          const state = await read()
          if (state.revision === typist.revision) expect(typist.content).toEqual(state.content)
        }
        return
      }
      case 'lose the request':
        return void typist.toSend()
      case 'lose the answer': {
        const save = typist.toSend()
        if (save) await send(typist, save)
        return
      }
      case 'send an old one': {
        const old = typist.sent[at % Math.max(1, typist.sent.length)]
        if (!old || old === typist.pending) return
        const before = await read()
        await send(typist, old)
        return expect(await read()).toEqual(before)
      }
      case 'read':
        return catchUp(typist)
      case 'at once':
        return void (await Promise.all(typists.map(flush)))
      case 'publish': {
        const { revision } = await read()
        const published = await publishPage(needs, person(typist), id, { revision, note: '' })
        return expect(published.ok ? null : published.code).toBeOneOf([null, 'PAGE_ASKS', 'PAGE_INVALID'])
      }
      case 'restore version': {
        const state = await read()
        const restored = await restoreVersion(needs, person(typist), id, { number: 1, revision: state.revision })
        if (restored.ok) for (const one of marksIn(state.content)) settled.add(one)
        return
      }
      case 'import': {
        const row = await editedStore(database.sql).find(id)
        // What was published is replaced; drafts are not.
        for (const one of marksIn(row?.published)) settled.add(one)
        return void (await bring(mark()))
      }
    }
  }
  for (const step of steps) await play(step)

  for (const typist of typists.toReversed()) {
    await flush(typist)
    await flush(typist)
  }
  await Promise.all(typists.map(catchUp))
  const end = await read()
  for (const { content, questions } of typists) {
    expect(content).toEqual(end.content)
    expect(questions).toEqual(end.questions)
  }
  const asked = new Set(end.questions.map(({ block }) => block))
  const kept = new Set([
    ...marksIn(end.content),
    ...marksIn(end.questions),
    ...end.removed.flatMap(({ block }) => (asked.has(block.id) ? marksIn(block) : [])),
  ])
  expect([...typed].filter((one) => !kept.has(one) && !settled.has(one))).toEqual([])
}
