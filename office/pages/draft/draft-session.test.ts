import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type DraftState, merge } from '#contract/office/pages/merge.ts'
import type { Operation } from '#contract/office/pages/operations.ts'
import { type Action, type Answer, type DraftCalls, DraftSession, type Saved } from './draft-session.ts'
import { sendQueue } from './orphans.ts'
import type { Queue, QueueStore } from './queue-store.ts'

const fields = { title: 'Otsikko', description: 'Kuvaus', publishDate: '2026-11-19' }
const start = (): DraftState => ({
  content: { fields, blocks: ['a', 'b', 'c'].map((id) => ({ id, type: 'hero', props: { title: id } })) },
  revision: 0,
  touches: [],
  removed: [],
  questions: [],
})

/** The server as its contract says: numbered saves, merged by the same function. */
class Server {
  state = start()
  isAway = false
  /** Arrives, but its answer does not. */
  losesAnswers = false
  readonly received = new Map<string, number>()
  saves = 0

  readonly calls: DraftCalls = {
    save: async (_page, { window, number, revision, operations }): Promise<Answer<Saved>> => {
      if (this.isAway) return { ok: false, code: 'OFFLINE' }
      this.saves++
      const isNew = number > (this.received.get(window) ?? 0)
      const before = this.state
      if (isNew) {
        this.state = merge(this.state, { window, by: window }, operations)
        this.received.set(window, number)
      }
      if (this.losesAnswers) return { ok: false, code: 'TIMEOUT' }
      const isAlone = isNew && before.revision === revision && this.state.questions.length === before.questions.length
      const draft = isAlone ? null : this.state
      return { ok: true, value: { revision: this.state.revision, number, draft, problems: [] } }
    },
    read: async () => ({ ok: true, value: { draft: this.state, problems: [] } }),
  }
}

function aStore() {
  const kept = new Map<string, Queue>()
  const store: QueueStore = {
    put: async (queue) => void kept.set(queue.window, structuredClone(queue)),
    remove: async (window) => void kept.delete(window),
    of: async () => [...kept.values()],
  }
  return { kept, store }
}

const open = (server: Server, store: QueueStore, window: string) =>
  new DraftSession({ page: 1, person: 'p', draft: server.state, problems: [], calls: server.calls, store, window })

const title = (value: string, block: string | null = 'a'): Action => ({
  kind: 'set',
  block,
  path: block ? ['props', 'title'] : ['title'],
  value,
})

it('OF-30: shows each key at once and sends a run of them as one', async () => {
  const server = new Server()
  const session = open(server, aStore().store, 'one')
  for (const text of ['K', 'Ki', 'Kin']) {
    session.do(title(text))
    expect(session.shown().content.blocks[0]?.props.title).toBe(text)
  }
  expect(session.shown()).toMatchObject({ saving: 'saving', unsaved: [{ value: 'Kin' }] })
  expect(await session.settled()).toBe('saved')
  expect(server.saves).toBe(1)
  expect(server.state.content.blocks[0]?.props.title).toBe('Kin')
})

it('OF-30: keeps everything while the server is away, and sends it when it is back', async () => {
  const server = new Server()
  const { kept, store } = aStore()
  const session = open(server, store, 'one')
  server.isAway = true
  session.do(title('Yksi'))
  expect(await session.settled()).toBe('away')
  session.do(title('Kaksi', 'b'))
  expect(session.shown().content.blocks.map(({ props }) => props.title)).toEqual(['Yksi', 'Kaksi', 'c'])
  expect([kept.get('one')?.sending?.operations.length, kept.get('one')?.waiting.length]).toEqual([1, 1])
  server.isAway = false
  session.tryNow()
  await expect.poll(() => session.shown().saving).toBe('saved')
  expect(server.state.content.blocks.map(({ props }) => props.title)).toEqual(['Yksi', 'Kaksi', 'c'])
  expect(kept.size).toBe(0)
})

it('OF-30: what a window left behind is sent in its name, also if it had arrived', async () => {
  const server = new Server()
  const { kept, store } = aStore()
  const session = open(server, store, 'one')
  server.losesAnswers = true
  session.do(title('Ennen kaatumista'))
  await session.settled()
  session.do({ kind: 'remove', block: 'c' })
  session.close()
  server.losesAnswers = false
  const [left] = [...kept.values()]
  expect(await sendQueue(left as Queue, store, server.calls)).toBe(true)
  expect(server.state.content.blocks.map(({ props }) => props.title)).toEqual(['Ennen kaatumista', 'b'])
  expect(kept.size).toBe(0)
})

it('OF-29: the same field changed by another becomes a question with both texts, and nothing is lost', async () => {
  const server = new Server()
  const [one, two] = ['one', 'two'].map((window) => open(server, aStore().store, window)) as [
    DraftSession,
    DraftSession,
  ]
  one.do(title('Toinen'))
  await one.settled()
  two.do(title('Minun'))
  two.do(title('Vapaa', 'b'))
  await two.settled()
  const { questions, content } = two.shown()
  expect(content.blocks.map(({ props }) => props.title)).toEqual(['Toinen', 'Vapaa', 'c'])
  expect(questions).toMatchObject([{ kind: 'field', block: 'a', proposed: 'Minun', by: 'two' }])
  two.do({ kind: 'decide', question: questions[0]?.id ?? '', keep: 'proposed' })
  await two.settled()
  await one.readAgain()
  expect(one.shown().content.blocks[0]?.props.title).toBe('Minun')
  expect(two.shown().questions).toEqual([])
})

it('OF-26: a removed block can be brought back at once', async () => {
  const server = new Server()
  const session = open(server, aStore().store, 'one')
  session.do({ kind: 'remove', block: 'b' })
  await session.settled()
  session.do({ kind: 'restore', block: 'b' })
  expect(session.shown().content.blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  await session.settled()
  expect(server.state.content.blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('a refusal keeps what was written, and is said', async () => {
  const server = new Server()
  const { kept, store } = aStore()
  const session = open(server, store, 'one')
  vi.spyOn(server.calls, 'save').mockResolvedValue({ ok: false, code: 'PAGE_IN_BIN', message: 'Sivu on roskakorissa.' })
  session.do(title('Teksti'))
  expect(await session.settled()).toBe('refused')
  expect(session.shown().refusal).toBe('Sivu on roskakorissa.')
  expect(kept.get('one')?.sending?.operations).toHaveLength(1)
})

const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .record({ at: fc.constantFrom('a', 'b', 'c', null), text: fc.constantFrom('x', 'y', 'z') })
    .map(({ at, text }) => title(text, at)),
  fc.record({
    kind: fc.constant('move' as const),
    block: fc.constantFrom('a', 'b', 'c'),
    after: fc.constantFrom('a', 'b', 'c', null),
  }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'restore' as const), block: fc.constantFrom('a', 'b', 'c') }),
)
const step = fc.oneof(
  fc.record({ who: fc.nat(1), action }),
  fc.constantFrom('away' as const, 'back' as const, 'loses' as const, 'settle' as const),
)

it('OF-29 OF-30: two windows end on the page of the server after any history of lost connections', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new Server()
      const windows = ['one', 'two'].map((window) => open(server, aStore().store, window))
      for (const each of steps) {
        if (each === 'settle') await Promise.all(windows.map((window) => window.settled()))
        else if (typeof each === 'string') {
          server.isAway = each === 'away'
          server.losesAnswers = each === 'loses'
        } else windows[each.who]?.do(each.action)
      }
      server.isAway = false
      server.losesAnswers = false
      for (const window of windows)
        for (let tries = 0; tries < 9 && window.shown().unsaved.length > 0; tries++) {
          await window.settled()
          window.tryNow()
          await new Promise((resolve) => setTimeout(resolve, 2))
        }
      for (const window of windows) {
        expect(window.shown().unsaved).toEqual([] satisfies Operation[])
        await window.readAgain()
        expect(window.shown().content).toEqual(server.state.content)
      }
    }),
    { numRuns: 200 },
  ))
