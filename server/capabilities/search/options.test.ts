import { afterAll, expect, it } from 'vitest'
import { demoSearch } from '#demo/testing/demo-search.ts'
import { readQuestions } from '#search/relevance/questions.ts'
import type { OptionFilter } from '#search/search-query.ts'

// Over the demo content, whose questions name limits, have synonyms and are mistyped.
const search = await demoSearch()
afterAll(() => search.close())

/** The step between the judged questions that are tried. */
const EVERY = 12

const options: OptionFilter[] = [
  ...[1, 2, 3, 4].map((productGroup) => ({ productGroup })),
  ...[1, 10, 100].map((id) => ({ matchAnyCategoryIds: [id, id + 1, id + 2] })),
  { matchAllCategoryIds: [1] },
  ...[1000, 3000].map((maxPrice) => ({ facts: { maxPrice } })),
  { facts: { freeOf: ['gluten'] } },
  { facts: { maxMinutes: 30 } },
]

it('SE-12 says of each option what a search with it finds, whatever was asked', async () => {
  const asked = readQuestions().tuning.filter((_, at) => at % EVERY === 0)
  for (const { q, site, language } of asked) {
    for (const contentGroup of [0, 1] as const) {
      const question = { q, site, language, contentGroup, count: 5 }
      const { optionCounts } = await search.find({ ...question, options })
      const alone = options.map(async (option) => (await search.find({ ...question, ...option })).totalCount)
      expect([q, optionCounts]).toEqual([q, await Promise.all(alone)])
    }
  }
})

it('SE-12 finds the same, in the same order, with options as without', async () => {
  for (const { q, site, language } of readQuestions().tuning.filter((_, at) => at % EVERY === 1)) {
    const { optionCounts, ...found } = await search.find({ q, site, language, options })
    expect(optionCounts).toHaveLength(options.length)
    expect({ ...found, optionCounts: [] }).toEqual(await search.find({ q, site, language }))
  }
})
