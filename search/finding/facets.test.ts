import { expect, it } from 'vitest'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { finder, indexWith } from '#search/testing/index-with.ts'

const tagged = () => [
  aDocument(1, { text: 'kala', facetTags: [11, 21] }),
  aDocument(2, { text: 'kala', facetTags: [12, 21] }),
  aDocument(3, { text: 'kala', facetTags: [11, 22] }),
  aDocument(4, { text: 'liha', facetTags: [11, 21] }),
]
const facetCategories = [
  { id: 1, tagIds: [11, 12, 13] },
  { id: 2, tagIds: [21, 22] },
]

it('SE-12 counts each category under the query and every filter but its own', async () => {
  const index = await indexWith(...tagged())
  const counted = (facetTags: number[]) => {
    const { ids, facets } = index.find(aQuestion('kala', { facetTags, facetCategories }))
    return { ids, counts: facets.map(({ tags }) => tags.map(({ count }) => count)) }
  }
  expect(counted([])).toEqual({
    ids: [1, 2, 3],
    counts: [
      [2, 1, 0],
      [2, 1],
    ],
  })
  expect(counted([11])).toEqual({
    ids: [1, 3],
    counts: [
      [2, 1, 0],
      [1, 1],
    ],
  })
  expect(counted([11, 12])).toEqual({
    ids: [1, 2, 3],
    counts: [
      [2, 1, 0],
      [2, 1],
    ],
  })
  expect(counted([12, 22])).toEqual({
    ids: [],
    counts: [
      [1, 0, 0],
      [1, 0],
    ],
  })
})

it('SE-12 marks a selected tag and keeps it at 0', async () => {
  const index = await indexWith(...tagged())
  const { facets } = index.find(aQuestion('kala', { facetTags: [13], facetCategories }))
  expect(facets[0]?.tags[2]).toEqual({ id: 13, count: 0, selected: true })
  expect(index.find(aQuestion('xyzzy', { facetTags: [13], facetCategories })).facets[0]?.tags).toEqual([
    { id: 11, count: 0, selected: false },
    { id: 12, count: 0, selected: false },
    { id: 13, count: 0, selected: true },
  ])
})

it('SE-12 counts rare tags as exactly as frequent ones, in few matches and in many', async () => {
  const index = await indexWith(
    ...Array.from({ length: 200 }, (_, id) =>
      aDocument(id, {
        title: id < 20 ? 'Kala' : 'Liha',
        facetTags: [...(id % 2 ? [11] : [12]), ...(id % 90 ? [] : [21])],
      }),
    ),
  )
  await index.remove([0])
  const counted = (q: string, facetTags: number[] = []) =>
    index.find(aQuestion(q, { facetTags, facetCategories })).facets.map(({ tags }) => tags.map(({ count }) => count))
  expect(counted('')).toEqual([
    [100, 99, 0],
    [2, 0],
  ])
  expect(counted('', [11])).toEqual([
    [100, 99, 0],
    [0, 0],
  ])
  expect(counted('', [12])).toEqual([
    [100, 99, 0],
    [2, 0],
  ])
  expect(counted('liha', [21])).toEqual([
    [0, 2, 0],
    [2, 0],
  ])
  expect(counted('kala')).toEqual([
    [10, 9, 0],
    [0, 0],
  ])
})

it('SE-12 lets chosen tags that belong to no category narrow together', async () => {
  const find = finder(await indexWith(...tagged()))
  expect(find('kala', { facetTags: [12, 22] })).toEqual([2, 3])
  expect(find('kala', { facetTags: [999] })).toEqual([])
})
