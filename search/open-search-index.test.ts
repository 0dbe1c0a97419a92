import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { openSearchIndex } from './open-search-index.ts'
import type { SearchIndex } from './search-index.ts'
import { aDocument, aQuestion } from './testing/a-document.ts'

const opened: SearchIndex[] = []
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close()
})

function open(large?: number) {
  const problems: string[] = []
  const lost: string[] = []
  const index = openSearchIndex({
    ...(large === undefined ? {} : { large }),
    onProblem: (_, sentence) => problems.push(sentence),
    onLost: ({ message }) => lost.push(message),
  })
  opened.push(index)
  return { index, problems, lost }
}

it('returns the same results synchronously while it is small, and from a thread when it is large', async () => {
  const { index } = open(10)
  await index.put(Array.from({ length: 10 }, (_, id) => aDocument(id, { title: `Kala ${id}` })))
  const small = index.find(aQuestion('kala'))
  expect(small).not.toBeInstanceOf(Promise)
  await index.put([aDocument(10, { title: 'Liha' })])
  const large = index.find(aQuestion('kala'))
  expect(large).toBeInstanceOf(Promise)
  expect(await large).toEqual(small)
  await index.remove([0])
  index.setLikes(5, 7)
  expect([index.size, (await index.find(aQuestion('', { sortOrder: 3, count: 1 }))).ids]).toEqual([10, [5]])
  expect((await index.suggest({ site: 'kuluttaja', language: 'fi', q: 'lih', count: 5 })).ids).toEqual([10])
  await index.clear()
  expect([index.size, (await index.find(aQuestion(''))).totalCount]).toEqual([0, 0])
})

it('answers every query while it moves to the thread', async () => {
  const { index } = open(300)
  await index.put(Array.from({ length: 300 }, (_, id) => aDocument(id, { text: 'kala' })))
  const moved = index.put([aDocument(300, { text: 'kala' })])
  const counts = new Set<number>()
  let isMoving = true
  void moved.then(() => {
    isMoving = false
  })
  while (isMoving) {
    counts.add((await index.find(aQuestion('kala'))).totalCount)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([...counts].every((count) => count === 300 || count === 301)).toBe(true)
})

it('reports the end of its thread, rejects pending queries, and can be filled again', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const { index, lost } = open(1)
  await index.put([aDocument(1), aDocument(2)])
  const asked = index.find(aQuestion(''))
  const worker = posted.mock.contexts[0] as Worker
  posted.mockRestore()
  await worker.terminate()
  await expect(asked).rejects.toThrow('has stopped')
  expect([lost, index.size]).toEqual([['The search worker has stopped.'], 0])
  await index.put([aDocument(3)])
  expect((await index.find(aQuestion(''))).ids).toEqual([3])
})

const broken: [what: string, document: unknown][] = [
  ['nothing', null],
  ['a word', 'makkara'],
  ['no text', { ...aDocument(7), text: null }],
  ['a text of 10 MB', { ...aDocument(7), text: 'kala '.repeat(2_000_000) }],
  ['a number for a title', { ...aDocument(7), title: 7 }],
  ['an unknown language', { ...aDocument(7), language: 'sv' }],
  ['a date that is none', { ...aDocument(7), publishDate: 'soon' }],
  ['likes that are no number', { ...aDocument(7), likeCount: Number.NaN }],
  ['a tag below 0', { ...aDocument(7), facetTags: [-1] }],
  ['a function', { ...aDocument(7), codes: () => [] }],
]
it.each([
  ['in this thread', undefined],
  ['in a thread of its own', 1],
])('reports documents that cannot be searched, and indexes the others, %s', async (_, large) => {
  // One index for all: it is a thread that has to start.
  const { index, problems } = open(large)
  for (const [what, document] of broken) {
    await index.put([aDocument(1, { text: 'kala' }), document, aDocument(2, { text: 'kala' })])
    expect([index.size, problems.length], what).toEqual([2, 1])
    expect(problems.splice(0)[0], what).toMatch(/^Document (7|without an id) cannot be searched$/)
    expect((await index.find(aQuestion('kala'))).ids, what).toEqual([1, 2])
    await index.clear()
  }
})

it('indexes very long words and texts', async () => {
  const { index, problems } = open()
  const text = `${'x'.repeat(50_000)} ${'kalakeittoresepti'.repeat(20)} ${'kala '.repeat(25_000)}`
  await index.put([aDocument(1, { text: text.slice(0, 199_990) })])
  expect([problems, (await index.find(aQuestion('kala'))).ids]).toEqual([[], [1]])
  expect((await index.find(aQuestion('x'.repeat(50_000)))).ids).toEqual([1])
})

it('yields to the event loop while it is filled and rebuilt', async () => {
  const { index } = open()
  const words = ['makkara', 'keitto', 'liha', 'pulla', 'kana', 'uuni']
  const documents = Array.from({ length: 4000 }, (_, id) =>
    aDocument(id, { title: `${words[id % 6]} ${id}`, text: `${words.join(' ')} ${id % 977} ` }),
  )
  const turns: number[] = []
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    turns.push(user + system)
  }, 0)
  for (const work of [() => index.put(documents), () => index.put(documents.slice(0, 1000)), () => index.rebuild()]) {
    const before = turns.length
    await work()
    expect(turns.length - before).toBeGreaterThan(2)
  }
  clearInterval(timer)
  // The bench has the bound in milliseconds: here the compiler and the collector of garbage may take a turn of any length.
  expect(Math.max(...turns)).toBeLessThan(turns.reduce((sum, turn) => sum + turn) / 3)
})
