import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slicedSort } from '#search/arrays/sliced-sort.ts'
import { Slices } from '#search/arrays/slices.ts'
import { findWord, type WordList, WordListWriter, wordAt, wordsBeginning } from './word-list.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '字', '\u{1d4d0}'), maxLength: 5 })
const someWords = fc.uniqueArray(letters, { maxLength: 40 }).map((words) => words.sort())

function listOf(words: readonly string[]): WordList {
  const writer = new WordListWriter(words.length + 3, words.join('').length + 9)
  for (const word of words) writer.add(word)
  return writer.done()
}

it('finds words, and those that begin as asked', () =>
  fc.assert(
    fc.property(someWords, letters, (words, asked) => {
      const list = listOf(words)
      expect(words.map((_, number) => wordAt(list, number))).toEqual(words)
      expect(findWord(list, asked)).toBe(words.indexOf(asked))
      expect(words.slice(...wordsBeginning(list, asked))).toEqual(words.filter((word) => word.startsWith(asked)))
    }),
  ))

it('sorts as the built-in sort does, also long lists', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 2000, size: 'max' }), async (numbers) => {
      const sorted = Uint32Array.from(numbers)
      await slicedSort(sorted, (one, other) => one - other, new Slices())
      expect([...sorted]).toEqual(numbers.toSorted((one, other) => one - other))
    }),
    { numRuns: 30 },
  ))
