import { expect, it } from 'vitest'
import { questionKey } from '#search/language/question-key.ts'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { indexWith } from '#search/testing/index-with.ts'
import type { AddedWords } from './added-words.ts'

const fi = { language: 'fi' } as const
const nyhto: AddedWords = { ...fi, site: 'kuluttaja', words: ['nyhtäri', 'nyhtökaura'] }
const halal: AddedWords = { ...fi, words: ['halal'], finds: ['broileri'] }

async function anIndex() {
  const index = await indexWith(
    aDocument(1, { title: 'Nyhtökauran ohje' }),
    aDocument(2, { title: 'Broileri' }),
    aDocument(3, { title: 'Nyhtökaura', site: 'deli' }),
    aDocument(4, { title: 'Broileri', site: 'deli' }),
  )
  return { index, find: (q: string, more = {}) => index.find(aQuestion(q, more)).ids }
}

it('OF-36: added words find each other on their site alone, those of all sites everywhere, and one way only that way', async () => {
  const { index, find } = await anIndex()
  expect([find('nyhtäriä'), find('halal')]).toEqual([[], []])
  index.setAddedWords([nyhto, halal])
  expect([find('nyhtäriä'), find('halal')]).toEqual([[1], [2]])
  expect([find('nyhtäri', { site: 'deli' }), find('halal', { site: 'deli' })]).toEqual([[], [4]])
  await index.put([aDocument(5, { title: 'Halal' })])
  expect(find('broileri')).toEqual([2])
  index.setAddedWords([])
  expect(find('nyhtäri')).toEqual([])
})

it('OF-36: words that are tried find for the one who tries them, and nobody else', async () => {
  const { index, find } = await anIndex()
  index.setAddedWords([halal])
  expect(find('nyhtäri', { tried: [nyhto] })).toEqual([1])
  expect(find('halal', { tried: [nyhto] })).toEqual([])
  expect([find('nyhtäri'), find('halal')]).toEqual([[], [2]])
})

it('OF-36: a question is known in any form, order and case', () => {
  const key = questionKey('Joulukinkku hinta', 'fi')
  expect(questionKey('hinta joulukinkut', 'fi')).toBe(key)
  expect(questionKey('joulukinkun  HINTA!', 'fi')).toBe(key)
  expect(questionKey('joulukinkku', 'fi')).not.toBe(key)
  expect(questionKey('???', 'fi')).toBe('')
})
