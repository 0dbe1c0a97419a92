import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LocalIndex } from '#search/index/local-index.ts'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { indexWith } from '#search/testing/index-with.ts'
import { noThesaurus, type Thesaurus } from './thesaurus.ts'

const thesaurus: Thesaurus = {
  ...noThesaurus,
  equal: [
    ['kana', 'broileri'],
    ['keitto', 'soppa'],
    ['nyhtöpossu', 'revitty possu', 'pulled pork'],
  ],
  everyday: [
    { word: 'hamppari', finds: ['hampurilainen'] },
    { word: 'ilman maitoa', finds: ['maidoton'] },
    { word: 'lihis', finds: ['sika ja nauta liha'] },
  ],
  narrower: [{ word: 'pihvi', finds: ['entrecôte'] }],
  intents: [{ contentGroups: [2], words: ['resepti'] }],
  ignored: ['ilman', 'ja'],
  asking: ['miten'],
}

async function indexOf(...titles: string[]) {
  const onProblem = (error: unknown) => expect.unreachable(String(error))
  const index = new LocalIndex({ onProblem, thesauri: { fi: thesaurus } })
  await index.put(titles.map((title, at) => aDocument(at + 1, { title })))
  return (q: string) => index.find(aQuestion(q)).ids
}

describe('a thesaurus', () => {
  it('SE-35: equal words find each other, inflected and inside compounds', async () => {
    const find = await indexOf('Broilerin filee', 'Kananliha', 'Broilerikeitto', 'Kalakeitto', 'Porkkana')
    expect(find('kanaa').toSorted()).toEqual([1, 2, 3])
    expect(find('broileria').toSorted()).toEqual([1, 2, 3])
    expect(find('kanasoppaa')[0]).toBe(3)
  })

  it('SE-35: phrases and words find each other, together or apart', async () => {
    const find = await indexOf('Revitty possu', 'Possu', 'Revitty nauta')
    expect([find('nyhtöpossua'), find('pulledpork')]).toEqual([[1], [1]])
    // Of two words, what has one of them follows.
    expect(find('pulled pork')).toEqual([1, 2, 3])
  })

  it('SE-35: everyday and broader words find others, but not the reverse', async () => {
    const find = await indexOf('Hampurilainen', 'Entrecôte', 'Hamppari', 'Pihvi')
    expect([find('hamppari'), find('hampurilainen')]).toEqual([[3, 1], [1]])
    expect([find('pihviä'), find('entrecote')]).toEqual([[4, 2], [2]])
  })

  it('SE-39: a small word counts where a phrase needs it, and only there', async () => {
    const find = await indexOf('Maidoton makkara', 'Makkara maitoa', 'Sika nauta liha', 'Sika ja possu')
    expect([find('makkara ilman maitoa'), find('ilman makkaraa')]).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(find('lihis')).toEqual([3])
  })

  it('SE-36: a question that asks how finds a page that explains before a product', async () => {
    const index = new LocalIndex({ onProblem: () => {}, thesauri: { fi: thesaurus } })
    await index.put([
      aDocument(1, { title: 'Makkara', text: 'kypsä', contentGroup: 1 }),
      aDocument(2, { title: 'Kysyttyä', teaser: 'kypsä makkara', contentGroup: 4 }),
    ])
    const find = (q: string) => index.find(aQuestion(q)).ids
    expect([find('miten makkara kypsä'), find('makkara kypsä')]).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  it('SE-36: a word of intent prefers a kind, and is searched for when it stands alone', async () => {
    const index = new LocalIndex({ onProblem: () => {}, thesauri: { fi: thesaurus } })
    await index.put([
      aDocument(1, { title: 'Makkara', contentGroup: 1 }),
      aDocument(2, { title: 'Pata', text: 'makkaraa', contentGroup: 2 }),
      aDocument(3, { title: 'Resepti' }),
    ])
    const find = (q: string) => index.find(aQuestion(q)).ids
    expect([find('makkaran resepti'), find('makkararesepti'), find('makkara')]).toEqual([
      [2, 1],
      [2, 1],
      [1, 2],
    ])
    expect([find('resepti'), find('miten makkara'), find('miten')]).toEqual([[3], [1, 2], []])
  })
})

// Each with its misspelling, which is a word of some document too.
const pairs = [
  ['makkara', 'makkarra'],
  ['peruna', 'perunna'],
  ['tomaatti', 'tomatti'],
  ['lanttu', 'lantttu'],
] as const

it('SE-38: guessing never makes a well-spelled question worse, whatever else is spelled nearly so', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.subarray(pairs.flat(), { minLength: 1 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...pairs.flat()),
      async (documents, asked) => {
        const index = await indexWith(...documents.map((words, at) => aDocument(at + 1, { title: words.join(' ') })))
        const having = documents.flatMap((words, at) => (words.includes(asked) ? [at + 1] : []))
        const { ids, corrections, didYouMean } = index.find(aQuestion(asked))
        if (having.length === 0) return
        expect(ids.toSorted((one, other) => one - other)).toEqual(having)
        expect([corrections, didYouMean]).toEqual([[], undefined])
      },
    ),
  ))
