import { expect, it } from 'vitest'
import { computing } from '#server/testing/computing.ts'
import { LocalIndex } from './index/local-index.ts'
import { aDocument, aQuestion } from './testing/a-document.ts'

const index = new LocalIndex({ onProblem: (error) => expect.unreachable(String(error)) })
const words = ['makkara', 'keitto', 'liha', 'pulla', 'kana', 'uuni']
const moreWords = ['voi', 'maito', 'juusto', 'kerma', 'peruna', 'sipuli']
await index.put(
  Array.from({ length: 2000 }, (_, id) =>
    aDocument(id, { title: `${words[id % 6]} ${id}`, text: [...words, ...moreWords].join(' '), facetTags: [id % 7] }),
  ),
)

const LONG = 50
const hostile: [what: string, q: string][] = [
  ['10 KB of one letter', 'x'.repeat(10_000)],
  ['10 KB of words', 'makkara '.repeat(1_250)],
  ['500 words', Array.from({ length: 500 }, (_, at) => `${words[at % 6]}${at}`).join(' ')],
  ['500 mistyped words', Array.from({ length: 500 }, (_, at) => `mak${at % 10}ara lihha`).join(' ')],
  ['signs', '!?.,;:-_#"%&/()=+'.repeat(60)],
  ['emoji', '🌭🍖👩‍👩‍👧‍👦'.repeat(50)],
  ['regular expressions', '(((.*+?)))[a-z]{9}\\ (a+)+$'.repeat(40)],
  ['text from right to left', '\u202eאבגדה שלום عربى'],
  ['lone halves of characters', '\ud83c makkara \udf2d'],
  ['control characters', '\0\u0001\u001b[31m\u2028'],
  ['SQL', "'; drop table page; --"],
  ['marks without letters', '\u0308'.repeat(500)],
  ['names of every object', '__proto__ constructor toString'],
]
it.each(hostile)('SE-14 handles %s in the usual time, with the same result each time', (_, q) => {
  const first = index.find(aQuestion(q))
  const began = computing()
  expect(index.find(aQuestion(q))).toEqual(first)
  expect(computing() - began).toBeLessThan(LONG)
  index.suggest({ site: 'kuluttaja', language: 'fi', q, count: 5 })
})

it('SE-14 finds nothing for signs only, and uses the first twelve of many words', () => {
  expect(index.find(aQuestion('!?.,')).totalCount).toBe(0)
  expect(index.find(aQuestion('🌭🌭')).totalCount).toBe(0)
  const twelve = [...words, ...moreWords].join(' ')
  expect(index.find(aQuestion(`${twelve} ${twelve}`)).totalCount).toBe(2000)
  expect(index.find(aQuestion(`${twelve} tuntematon`)).totalCount).toBe(2000)
  expect(index.find(aQuestion('makkara tuntematon'))).toMatchObject({ totalCount: 2000, match: 'most' })
})

it('SE-12 counts exactly with 50 facet ids, some of them chosen in 50 categories', () => {
  const facetTags = Array.from({ length: 50 }, (_, tag) => tag)
  const oneEach = facetTags.map((tag) => ({ id: tag, tagIds: [tag] }))
  expect(index.find(aQuestion('makkara', { facetTags, facetCategories: oneEach })).totalCount).toBe(0)
  const all = index.find(aQuestion('makkara', { facetTags, facetCategories: [{ id: 1, tagIds: facetTags }] }))
  expect(all.totalCount).toBe(2000)
  expect(all.facets[0]?.tags.reduce((sum, { count }) => sum + count, 0)).toBe(2000)
})
