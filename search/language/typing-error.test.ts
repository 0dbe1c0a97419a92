import { describe, expect, it } from 'vitest'
import { isTypingError } from './typing-error.ts'

const slips = [
  ['lihapula', 'lihapulla', 'a letter left out'],
  ['makkkara', 'makkara', 'a letter too many'],
  ['kinkki', 'kinkku', 'a wrong letter'],
  ['makakra', 'makkara', 'two letters in the wrong order'],
  ['ilhapulla', 'lihapulla', 'the first two letters in the wrong order'],
  ['jauhelihapivhit', 'jauhelihapihvi', 'two slips in a long word'],
] as const

const otherWords = [
  ['kana', 'kanava', 'two letters more'],
  ['kana', 'sana', 'another first letter'],
  ['pata', 'pata', 'the same word'],
  ['voi', 'voin', 'a word too short to tell'],
  ['kinkki', 'kanki', 'two slips in a short word'],
  ['lihapulla', 'lihakeitto', 'another ending'],
] as const

describe('isTypingError', () => {
  it.each(slips)('SE-14 takes %s for %s (%s)', (typed, word) => {
    expect(isTypingError(typed, word)).toBe(true)
  })

  it.each(otherWords)('SE-14 does not take %s for %s (%s)', (typed, word) => {
    expect(isTypingError(typed, word)).toBe(false)
  })

  it('agrees with the plain, slow computation on words of few letters', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const aWord = () => `a${Array.from({ length: 3 + next(8) }, () => 'ab'[next(2)]).join('')}`
    for (let round = 0; round < 5_000; round++) {
      const [typed, word] = [aWord(), aWord()]
      const allowed = typed.length < 8 ? 1 : 2
      expect([typed, word, isTypingError(typed, word)]).toEqual([
        typed,
        word,
        typed !== word && distance(typed, word) <= allowed,
      ])
    }
  })
})

function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i])
  const cell = (i: number, j: number) => rows[i]?.[j] as number
  for (let j = 1; j <= other.length; j++) (rows[0] as number[])[j] = j
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const costs = [
        cell(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? cell(i - 2, j - 2) + 1 : 99,
      ]
      ;(rows[i] as number[])[j] = Math.min(...costs)
    }
  return cell(one.length, other.length)
}
