import { expect, it } from 'vitest'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { finder, indexWith } from '#search/testing/index-with.ts'
import { LocalIndex } from './local-index.ts'

it('no longer finds removed documents, old words of changed ones, and anything after a clear', async () => {
  const index = await indexWith(aDocument(1, { title: 'Vanha' }), aDocument(2, { title: 'Vanha' }))
  const find = finder(index)
  await index.put([aDocument(1, { title: 'Uusi', site: 'deli' })])
  await index.remove([2, 77])
  expect([find('vanha'), find('uusi', { site: 'deli' }), index.size]).toEqual([[], [1], 1])
  await index.clear()
  expect([find('uusi', { site: 'deli' }), index.size]).toEqual([[], 0])
})

it('applies changes in order without waiting, and keeps the last document of an id', async () => {
  const index = await indexWith()
  void index.put([aDocument(1, { title: 'Eka' }), aDocument(1, { title: 'Toka' })])
  void index.remove([1])
  void index.put([aDocument(1, { title: 'Kolmas' }), aDocument(2)])
  index.setLikes(2, 5)
  await index.remove([])
  expect([finder(index)('eka toka'), finder(index)('kolmas'), index.size]).toEqual([[], [1], 2])
  expect(finder(index)('', { sortOrder: 3 })).toEqual([2, 1])
})

// Enough that a rebuild yields several times, even on a fast machine.
const MANY = 5_000
const titleOf = (id: number) => `T${MANY + id}`
const manyDocuments = Array.from({ length: MANY }, (_, id) => aDocument(id, { title: titleOf(id) }))

it('orders by likes as soon as they are set, also those set while it is rebuilt', async () => {
  const index = await indexWith(...manyDocuments)
  await index.put([aDocument(MANY)])
  const mostLiked = (count: number) => finder(index)('', { sortOrder: 3, count })
  index.setLikes(250, 3)
  index.setLikes(12_345, 99)
  expect(mostLiked(1)).toEqual([250])
  let isRebuilding = true
  const rebuilt = index.rebuild().then(() => {
    isRebuilding = false
  })
  let turns = 0
  for (; isRebuilding; turns++) {
    index.setLikes(turns % 200, 10 + turns)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await rebuilt
  expect(turns).toBeGreaterThan(2)
  expect(mostLiked(2)).toEqual([(turns - 1) % 200, (turns - 2) % 200])
})

it('does not find documents that are removed during a rebuild', async () => {
  const index = await indexWith(...manyDocuments)
  await index.put([aDocument(MANY)])
  let isRebuilding = true
  const rebuilt = index.rebuild().then(() => {
    isRebuilding = false
  })
  let removed = 0
  while (isRebuilding) {
    await index.remove([removed++])
    await new Promise((resolve) => setImmediate(resolve))
  }
  await rebuilt
  expect(removed).toBeGreaterThan(2)
  expect([index.size, index.find(aQuestion('')).totalCount]).toEqual([MANY + 1 - removed, MANY + 1 - removed])
  expect(finder(index)(titleOf(removed - 1))).toEqual([])
})

it('rebuilds automatically after a quiet time, and finds the same meanwhile', async () => {
  const index = new LocalIndex({ quiet: 10, onProblem: (error) => expect.unreachable(String(error)) })
  for (let id = 0; id < 3; id++) await index.put([aDocument(id, { text: 'kala' })])
  expect(index.figures().segments).toBe(3)
  await expect.poll(() => index.figures().segments).toBe(1)
  expect(finder(index)('kala')).toEqual([0, 1, 2])
})

it('has few segments after many puts', async () => {
  const index = new LocalIndex({ quiet: 60_000, onProblem: (error) => expect.unreachable(String(error)) })
  for (let id = 0; id < 300; id++) await index.put([aDocument(id, { text: 'kala' })])
  await expect.poll(() => index.figures().segments).toBeLessThan(10)
  expect(index.find(aQuestion('kala')).totalCount).toBe(300)
})

it('reports its memory, and the peak of its rebuild', async () => {
  const index = await indexWith(...Array.from({ length: 2000 }, (_, id) => aDocument(id, { text: `kala ${id}` })))
  await index.put([aDocument(2000)])
  await index.rebuild()
  const { bytes, peakBytes, documents } = index.figures()
  expect(documents).toBe(2001)
  expect(bytes).toBeGreaterThan(2000 * 50)
  expect(peakBytes / bytes).toBeLessThan(2.2)
})

it('aborts a running rebuild when it is closed, without reporting an error', async () => {
  const index = await indexWith(
    ...Array.from({ length: 3000 }, (_, id) => aDocument(id, { text: `kala${id} liha${id}` })),
  )
  await index.put([aDocument(3000)])
  const rebuilt = index.rebuild()
  await new Promise((resolve) => setImmediate(resolve))
  await index.close()
  await rebuilt
  expect([index.size, index.figures().peakBytes]).toEqual([0, 0])
})

it('rejects changes after it is closed', async () => {
  const index = await indexWith(aDocument(1))
  await index.close()
  await expect(index.put([aDocument(2)])).rejects.toThrow('closed')
})
