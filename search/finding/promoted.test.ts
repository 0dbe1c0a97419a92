import { expect, it } from 'vitest'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { indexWith } from '#search/testing/index-with.ts'

const documents = [
  aDocument(1, { title: 'Kinkku uunissa', contentGroup: 2 }),
  aDocument(2, { title: 'Kinkku', contentGroup: 1 }),
  aDocument(3, { title: 'Kinkkukiusaus', contentGroup: 2 }),
  aDocument(4, { title: 'Joulun tilaukset', contentGroup: 4, categories: [7] }),
  aDocument(5, { title: 'Muualla', site: 'deli' }),
]

it('OF-36: promoted documents come first in their order, whether or not they have the words, and are counted once', async () => {
  const index = await indexWith(...documents)
  const plain = index.find(aQuestion('kinkku'))
  expect(plain.ids).toHaveLength(3)
  const { ids, totalCount, groupCounts } = index.find(aQuestion('kinkku', { promoted: [4, 3] }))
  expect(ids).toEqual([4, 3, ...plain.ids.filter((id) => id !== 3)])
  expect([totalCount, groupCounts]).toEqual([4, [4, 1, 2, 0, 1]])
  expect(index.find(aQuestion('halal', { promoted: [4] }))).toMatchObject({ ids: [4], totalCount: 1 })
})

it('OF-36: pages of results continue after what was promoted', async () => {
  const index = await indexWith(...documents)
  const promoted = [4, 3]
  const whole = index.find(aQuestion('kinkku', { promoted })).ids
  const paged = [0, 1, 2, 3].flatMap((from) => index.find(aQuestion('kinkku', { promoted, from, count: 1 })).ids)
  expect(paged).toEqual(whole)
})

it('OF-36: what is gone, of another site or left out by a filter is not promoted, and another order has none', async () => {
  const index = await indexWith(...documents)
  await index.remove([4])
  const own = index.find(aQuestion('kinkku')).ids
  expect(index.find(aQuestion('kinkku', { promoted: [4, 5, 99] })).ids).toEqual(own)
  const recipes = index.find(aQuestion('kinkku', { promoted: [2], shownGroup: 2 }))
  expect([recipes.ids.toSorted(), recipes.totalCount, recipes.groupCounts]).toEqual([[1, 3], 2, [3, 1, 2, 0, 0]])
  expect(index.find(aQuestion('kinkku', { promoted: [3], matchAnyCategoryIds: [7] })).ids).toEqual([])
  const byTitle = { sortOrder: 1 } as const
  expect(index.find(aQuestion('kinkku', { ...byTitle, promoted: [3] })).ids).toEqual(
    index.find(aQuestion('kinkku', byTitle)).ids,
  )
})

it('OF-36: a change of the document keeps its place, also after segments were merged', async () => {
  const index = await indexWith(...documents)
  await index.put([aDocument(4, { title: 'Joulutilaukset' })])
  expect(index.find(aQuestion('kinkku', { promoted: [4] })).ids[0]).toBe(4)
  await index.rebuild()
  expect(index.find(aQuestion('kinkku', { promoted: [4] })).ids[0]).toBe(4)
})
