import { expect, it } from 'vitest'
import { Meanings } from '#search/thesaurus/meanings.ts'
import { guessesOf, MAX_COMPARED, type Spellings } from './guesses.ts'
import { queryWords } from './query-words.ts'

const reading = (words: readonly string[]) => ({
  language: 'fi' as const,
  meanings: new Meanings('fi'),
  known: new Set(words),
})

/** Spellings that are all tried for every part, and how often any was. */
function spellingsOf(forms: readonly string[]) {
  const tried = { count: 0 }
  const spellings: Spellings = {
    *like(_typed, _how, fits) {
      for (const form of forms) {
        tried.count++
        if (fits(form)) yield { form, shown: form, often: 1 }
      }
    },
  }
  return { spellings, tried }
}

const meant = (q: string, words: readonly string[], spellings: Spellings) =>
  queryWords(q, 'fi').flatMap((word) => guessesOf(spellings, word, reading(words)).map(({ form }) => form))

it('SE-38: a compound with an error in one part is guessed', () => {
  const words = ['lanttu', 'kakkara']
  const { spellings } = spellingsOf(words)
  expect(meant('lanttukakara', words, spellings)).toEqual(['lanttukakkara'])
  expect(meant('lantukakkara', words, spellings)).toEqual(['lanttukakkara'])
})

it('SE-38: a mistyped compound is compared with a bounded number of spellings, however many its parts have', () => {
  // Every beginning of the compound is a word, so that every end of it may be mistyped.
  const compound = 'xavexovexuvexivexavexovexuvexivexavexove'
  const words = Array.from(compound, (_, at) => compound.slice(0, at + 1))
  const many = Array.from({ length: 3_000 }, (_, at) => `xzzzzzzz${at.toString(36)}`)
  const { spellings, tried } = spellingsOf(many)
  expect(meant(compound, words, spellings)).toEqual([])
  // Once as a whole and as a beginning, and the parts until the bound is reached.
  expect(tried.count).toBeLessThanOrEqual(MAX_COMPARED + 3 * many.length)
})
