import { expect, it } from 'vitest'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { finder, indexWith } from '#search/testing/index-with.ts'

it('SE-14 ranks matches in the title before the teaser, and those before the text', async () => {
  const find = finder(
    await indexWith(
      aDocument(1, { text: 'Kinkku kinkku kinkku kinkku kypsyy kinkku' }),
      aDocument(2, { teaser: 'Kinkku uunissa' }),
      aDocument(3, { title: 'Joulun kinkku' }),
      aDocument(4),
    ),
  )
  expect(find('kinkku')).toEqual([3, 2, 1])
})

it('SE-14 ranks the exact word before other forms, compounds and prefixes, and never finds unrelated words', async () => {
  const find = finder(
    await indexWith(
      aDocument(1, { title: 'Makkaroiden' }),
      aDocument(2, { title: 'Makkara' }),
      aDocument(3, { title: 'Grillimakkara' }),
      aDocument(4, { title: 'Makkarakeitto' }),
      aDocument(5, { title: 'Marmeladi' }),
    ),
  )
  expect(find('makkara')).toEqual([2, 1, 3, 4])
})

it('SE-14 finds a compound by its last part, inflected or not, from four letters on', async () => {
  const find = finder(await indexWith(aDocument(1, { title: 'Lihapullat' }), aDocument(2, { title: 'Iltapala' })))
  expect([find('pulla'), find('pullia'), find('lihapulla'), find('ala')]).toEqual([[1], [1], [1], []])
})

const spellings = ['JYVÄBROILER', 'jyvabroiler', 'jyva\u0308bro', 'Jyväbroilerin']
it.each(spellings)('SE-14 finds Jyväbroiler by %s', async (q) => {
  expect(finder(await indexWith(aDocument(1, { title: 'Jyväbroiler' })))(q)).toEqual([1])
})

it('SE-14 corrects a typing error only if nothing is spelled like it, and returns the correction', async () => {
  const index = await indexWith(aDocument(1, { title: 'Makkara' }), aDocument(2, { title: 'Makkarra' }))
  expect(index.find(aQuestion('makkarra')).ids).toEqual([2])
  const { ids, corrections } = index.find(aQuestion('makkaea'))
  expect([ids, corrections]).toEqual([[1], [{ typed: 'makkaea', words: ['makkara'] }]])
  await index.remove([2])
  expect(index.find(aQuestion('makkarra')).ids).toEqual([1])
})

it('SE-14 corrects a typing error if only another site has that spelling', async () => {
  const index = await indexWith(aDocument(1, { title: 'Makkara' }), aDocument(2, { title: 'Makkarra', site: 'deli' }))
  expect(index.find(aQuestion('makkarra')).ids).toEqual([1])
})

it('SE-37 requires every word if a document has all, and else finds those with most of them and names what is missing', async () => {
  const index = await indexWith(
    aDocument(1, { title: 'Savuinen kinkku', text: 'hunajalla' }),
    aDocument(2, { title: 'Kinkku ja sinappi' }),
    aDocument(3, { title: 'Kinkku' }),
    aDocument(4, { title: 'Peruna' }),
  )
  const answer = (q: string) => {
    const { ids, match, missingWords } = index.find(aQuestion(q))
    return { ids, match, missingWords }
  }
  expect(answer('kinkku hunaja')).toEqual({ ids: [1, 3, 2], match: 'all', missingWords: [] })
  expect(answer('kinkku sinappi Piimä')).toEqual({ ids: [2, 3, 1], match: 'most', missingWords: ['piimä'] })
  expect(answer('hunaja sinappi')).toEqual({ ids: [2, 1], match: 'most', missingWords: [] })
  expect(answer('piimä kinkku').ids.toSorted()).toEqual([1, 2, 3])
  expect(answer('piimä lanttu')).toEqual({ ids: [], match: 'all', missingWords: [] })
})

it('matches the last word of three letters or more as a prefix, and no other', async () => {
  const index = await indexWith(aDocument(1, { title: 'Savuinen kinkku', text: 'hunajalla' }))
  const matches = ['kinkku hun', 'savuinen hu', 'kin savuinen'].map((q) => index.find(aQuestion(q)).match)
  expect(matches).toEqual(['all', 'most', 'most'])
})

it('finds a product by its code or a prefix of it, with or without hyphens', async () => {
  const find = finder(await indexWith(aDocument(1, { codes: ['LK-1001', '6400001234567'] }), aDocument(2)))
  const typed = ['LK-1001', 'lk1001', 'lk10', '6400001234567', '640000', '1234567', '6400001234568']
  expect(typed.map((q) => find(q))).toEqual([[1], [1], [1], [1], [1], [], []])
})

it('SE-36: words here and there in a text are no full match', async () => {
  const index = await indexWith(
    aDocument(1, { title: 'Muistilista', text: 'Ota nakki mukaan. Illalla on keitto.' }),
    aDocument(2, { title: 'Nakki' }),
    aDocument(3, { title: 'Keitto, jossa on nakki' }),
    aDocument(4, { site: 'deli', title: 'Muistilista', text: 'Ota nakki mukaan. Illalla on keitto.' }),
    aDocument(5, { site: 'deli', title: 'Nakki' }),
  )
  const { ids, match } = index.find(aQuestion('nakki keitto'))
  expect([ids, match]).toEqual([[3, 1, 2], 'all'])
  const weak = index.find(aQuestion('nakki keitto', { site: 'deli' }))
  expect([weak.ids.toSorted(), weak.match]).toEqual([[4, 5], 'most'])
})

it('expands a prefix of thousands of words to the most frequent ones', async () => {
  const codes = Array.from({ length: 2_500 }, (_, number) => aDocument(number + 1, { codes: [`640${1000 + number}`] }))
  const frequent = [9_001, 9_002].map((id) => aDocument(id, { title: 'Tarvike 6409999' }))
  const { totalCount, ids } = (await indexWith(...codes, ...frequent)).find(aQuestion('640', { count: 3_000 }))
  // 1,999 of the codes, and the word that two documents have.
  expect([totalCount, ids.filter((id) => id > 9_000).length]).toEqual([2_001, 2])
})

it('SE-14 searches only the requested site and language', async () => {
  const find = finder(
    await indexWith(
      aDocument(1, { title: 'Grilli' }),
      aDocument(2, { title: 'Grilli', language: 'en' }),
      aDocument(3, { title: 'Grilli', site: 'deli' }),
    ),
  )
  expect(find('grilli')).toEqual([1])
  expect(find('grilli', { language: 'en' })).toEqual([2])
  expect(find('', { site: 'deli' })).toEqual([3])
  expect(find('grilli', { site: 'nobody' })).toEqual([])
  expect(find('grilli', { language: 'de' })).toEqual([])
})

it('orders ties by title in that language, then by id, in any order of insertion', async () => {
  const documents = [
    aDocument(5, { title: 'Äyriäinen', text: 'meri' }),
    aDocument(9, { title: 'Zander', text: 'meri' }),
    aDocument(2, { title: 'Äyriäinen', text: 'meri' }),
  ]
  expect(finder(await indexWith(...documents))('meri')).toEqual([9, 2, 5])
  const oneByOne = await indexWith()
  for (const document of documents) await oneByOne.put([document])
  expect(finder(oneByOne)('meri')).toEqual([9, 2, 5])
})

it('SE-13 sorts by title, date, likes and price, those without a price last', async () => {
  const find = finder(
    await indexWith(
      aDocument(1, { title: 'B', publishDate: '2026-01-02', likeCount: 3, price: 2 }),
      aDocument(2, { title: 'A', publishDate: '2026-01-01', likeCount: 9 }),
      aDocument(3, { title: 'C', publishDate: '2026-01-03T10:00:00Z', likeCount: 1, price: 1.5 }),
    ),
  )
  const sorted = ([0, 1, 2, 3, 4, 5] as const).map((sortOrder) => find('', { sortOrder }))
  expect(sorted).toEqual([
    [3, 1, 2],
    [2, 1, 3],
    [3, 1, 2],
    [2, 1, 3],
    [3, 1, 2],
    [1, 3, 2],
  ])
})

it('SE-13 narrows by content group, product group, categories, authors and equipment', async () => {
  const find = finder(
    await indexWith(
      aDocument(1, { title: 'A', contentGroup: 1, productGroup: 0, categories: [1, 2], equipment: true }),
      aDocument(2, { title: 'B', contentGroup: 1, productGroup: 7, categories: [2] }),
      aDocument(3, { title: 'C', contentGroup: 3, categories: [3, 3], author: 'Aino' }),
    ),
  )
  expect(find('', { contentGroup: 1 })).toEqual([1, 2])
  expect(find('', { productGroup: 0 })).toEqual([1])
  expect(find('', { matchAnyCategoryIds: [1, 3] })).toEqual([1, 3])
  expect(find('', { matchAllCategoryIds: [1, 2] })).toEqual([1])
  expect(find('', { authors: ['Aino', 'Eino'] })).toEqual([3])
  expect(find('', { authors: [''] })).toEqual([])
  expect(find('', { searchEquipments: true })).toEqual([1])
  expect(find('', { searchEquipments: true, contentGroup: 3 })).toEqual([])
})

it('returns a page of results and the total count', async () => {
  const index = await indexWith(...[1, 2, 3].map((id) => aDocument(id, { title: `Kala ${id}` })))
  const { ids, totalCount } = index.find(aQuestion('kala', { from: 1, count: 1 }))
  expect([ids, totalCount]).toEqual([[2], 3])
  expect(index.find(aQuestion('kala', { from: 1e9, count: 10 }))).toMatchObject({ ids: [], totalCount: 3 })
  expect(index.find(aQuestion('kala', { count: 0 }))).toMatchObject({ ids: [], totalCount: 3 })
})

it('suggests without facets, and nothing for an empty query', async () => {
  const index = await indexWith(aDocument(1, { title: 'Kala', contentGroup: 1 }), aDocument(2, { title: 'Kalakeitto' }))
  const typing = { site: 'kuluttaja', language: 'fi', count: 5 } as const
  expect(index.suggest({ ...typing, q: 'kal' }).ids).toEqual([1, 2])
  expect(index.suggest({ ...typing, q: 'kal', contentGroup: 1 }).ids).toEqual([1])
  expect(index.suggest({ ...typing, q: ' ' }).ids).toEqual([])
})

it('finds few documents among many that have the other word', async () => {
  const find = finder(
    await indexWith(
      ...Array.from({ length: 1000 }, (_, id) =>
        aDocument(id, { title: id % 300 ? 'Liha' : 'Kala', text: id % 600 ? 'liha' : 'peruna' }),
      ),
    ),
  )
  expect(find('kala liha', { sortOrder: 1 })).toEqual([300, 900])
  expect(find('liha kala', { sortOrder: 1 })).toEqual([300, 900])
  expect(find('kala peruna', { sortOrder: 1 })).toEqual([0, 600])
})
