import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SearchDocument } from './document.ts'
import { openSearchIndex } from './open-search-index.ts'
import type { SearchIndex } from './search-index.ts'
import type { OptionFilter, SearchQuery } from './search-query.ts'
import { aDocument } from './testing/a-document.ts'
import { plainSearch } from './testing/plain-search.ts'

// Few and alike, so that much is found, in every way there is.
const simple = ['liha', 'pulla', 'makkara', 'keitto', 'jäätelö', 'kana', 'pihvi', 'voi', 'uuni']
const other = [
  'lihapulla',
  'lihapullia',
  'makkarakeiton',
  'jäätelöä',
  'jaatelo',
  'kanapihvit',
  'uunissa',
  'lihakeittoja',
]
const mistyped = ['makara', 'jäätleö', 'lihapula', 'kei', 'xyz', 'mak', 'lih', 'lk-1', 'LK-1001', 'lk1001', '🌭', 'ÄÄ']
const word = fc.constantFrom(...simple, ...other)
const words = (most: number) => fc.array(word, { maxLength: most }).map((some) => some.join(' '))
const site = fc.constantFrom('kuluttaja', 'deli')
const language = fc.constantFrom('fi' as const, 'se' as const)
const small = (most: number) => fc.integer({ min: 0, max: most })
const someOf = (most: number) => fc.uniqueArray(small(most), { maxLength: 4 })

const document = fc.record(
  {
    id: small(40),
    site,
    language,
    title: words(3),
    teaser: words(2),
    text: words(4),
    contentGroup: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    productGroup: small(2),
    categories: someOf(5),
    facetTags: someOf(9),
    author: fc.constantFrom('Aino', 'Eino'),
    equipment: fc.boolean(),
    publishDate: small(3).map((day) => `2026-11-0${day + 1}`),
    likeCount: small(3),
    price: small(3).map((price) => price / 2),
    codes: fc.constantFrom<string[]>([], ['LK-1001'], ['640 123'], ['lk1002', 'LK-1001']),
  },
  {
    requiredKeys: [
      ...(['id', 'site', 'language', 'title', 'teaser', 'text', 'contentGroup', 'categories'] as const),
      ...(['facetTags', 'publishDate', 'likeCount', 'codes'] as const),
    ],
  },
)

const option: fc.Arbitrary<OptionFilter> = fc.oneof(
  fc.record({ productGroup: small(2) }),
  fc.record({ matchAnyCategoryIds: someOf(5) }),
  fc.record({ matchAllCategoryIds: someOf(5) }),
  fc.record({ facts: fc.record({ maxPrice: fc.constantFrom(1, 1.5) }) }),
)

const query: fc.Arbitrary<SearchQuery> = fc.record(
  {
    site,
    language,
    q: fc.oneof(
      fc.constant(''),
      fc
        .array(fc.constantFrom(...simple, ...other, ...mistyped), { minLength: 1, maxLength: 3 })
        .map((some) => some.join(' ')),
    ),
    contentGroup: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const, 2 as const),
    productGroup: small(2),
    matchAnyCategoryIds: fc.oneof(fc.constant([]), someOf(5)),
    matchAllCategoryIds: fc.oneof(fc.constant([]), fc.constant([]), someOf(5)),
    authors: fc.constantFrom([], [], ['Aino'], ['Aino', 'Nobody']),
    searchEquipments: fc.constantFrom(false, false, true),
    facetTags: fc.oneof(fc.constant([]), someOf(11)),
    facetCategories: fc.constant([
      { id: 7, tagIds: [0, 1, 2, 3] },
      { id: 8, tagIds: [4, 5, 6] },
      { id: 9, tagIds: [7, 8, 10] },
    ]),
    sortOrder: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    from: fc.constantFrom(0, 0, 2),
    count: fc.constantFrom(3, 50),
    options: fc.array(option, { maxLength: 6 }),
  },
  {
    requiredKeys: [
      ...(['site', 'language', 'q', 'contentGroup', 'matchAnyCategoryIds', 'matchAllCategoryIds', 'authors'] as const),
      ...(['searchEquipments', 'facetTags', 'facetCategories', 'sortOrder', 'from', 'count'] as const),
    ],
  },
)

type Step = { put: SearchDocument[] } | { remove: number[] } | { like: [id: number, count: number] } | { rebuild: true }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.array(document, { minLength: 1, maxLength: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.array(small(40), { maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ like: fc.tuple(small(40), small(3)) }) },
  { weight: 1, arbitrary: fc.constant({ rebuild: true as const }) },
)

// Compounds are judged by the words of the index, and an index may remember words of removed documents until it is rebuilt.
// Documents that stay, with all simple words, make what is known the same throughout.
const staying = (['fi', 'se'] as const).map((language, at) =>
  aDocument(1000 + at, { language, site: 'elsewhere', text: [...simple, ...other].join(' ') }),
)

class Model {
  readonly documents = new Map<number, SearchDocument>(staying.map((each) => [each.id, each]))

  async take(step: Step, index: SearchIndex): Promise<void> {
    if ('put' in step) {
      for (const each of step.put) this.documents.set(each.id, each)
      await index.put(step.put)
    } else if ('remove' in step) {
      for (const id of step.remove) this.documents.delete(id)
      await index.remove(step.remove)
    } else if ('like' in step) {
      const [id, likeCount] = step.like
      const known = this.documents.get(id)
      if (known) this.documents.set(id, { ...known, likeCount })
      index.setLikes(id, likeCount)
    } else await index.rebuild()
  }

  async check(index: SearchIndex, asked: SearchQuery): Promise<void> {
    const { ids, totalCount, facets, match, optionCounts } = await index.find(asked)
    const alone = ({ options = [], ...others }: SearchQuery) =>
      Promise.all(options.map(async (option) => (await index.find({ ...others, ...option })).totalCount))
    expect(optionCounts).toEqual(await alone(asked))
    const isWeak = match === 'most'
    const expected = plainSearch([...this.documents.values()], asked, staying, isWeak)
    const { ids: _, ...others } = expected
    expect({ totalCount, facets, match }).toEqual(others)
    if (asked.sortOrder !== 0 || asked.q === '') return expect(ids).toEqual(expected.ids)
    const all = plainSearch([...this.documents.values()], { ...asked, from: 0, count: 1000 }, staying, isWeak).ids
    expect(all).toEqual(expect.arrayContaining(ids))
    expect([new Set(ids).size, ids.length]).toEqual([ids.length, expected.ids.length])
  }
}

async function sameAsPlainly(steps: readonly Step[], queries: readonly SearchQuery[], large?: number): Promise<void> {
  const index = openSearchIndex({
    ...(large === undefined ? {} : { large }),
    quiet: 0,
    onProblem: (error) => expect.unreachable(String(error)),
    onLost: (error) => expect.unreachable(String(error)),
  })
  try {
    await index.put(staying)
    const model = new Model()
    for (const each of steps) {
      await model.take(each, index)
      for (const asked of queries) await model.check(index, asked)
    }
    await index.rebuild()
    for (const asked of queries) await model.check(index, asked)
    expect(index.size).toBe(model.documents.size)
  } finally {
    await index.close()
  }
}

it(
  'SE-12 SE-13 SE-14 finds, counts and orders as a plain search does, whatever is put, removed, liked and rebuilt',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 10 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        (steps, queries) => sameAsPlainly(steps, queries),
      ),
      { numRuns: process.env.ALL_TESTS ? 150 : 75 },
    ),
  60_000,
)

it(
  'SE-12 SE-13 SE-14 answers the same from a thread of its own',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 8 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        (steps, queries) => sameAsPlainly(steps, queries, 5),
      ),
      { numRuns: process.env.ALL_TESTS ? 8 : 3 },
    ),
  60_000,
)
