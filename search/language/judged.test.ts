import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { english } from './judged/english.ts'
import { finnish } from './judged/finnish.ts'
import { german } from './judged/german.ts'
import type { Judged } from './judged/judged.ts'
import { swedish } from './judged/swedish.ts'
import { analyserFor, folded, isTypingError, tokens } from './language.ts'

const lists: Record<Language, Judged> = { fi: finnish, en: english, se: swedish, de: german }

/** The most pairs that the rules may miss, and look-alikes that they may find. Only ever to be lowered. */
const reached: Record<Language, Record<keyof Judged, { missed: number; wrong: number }>> = {
  fi: { tuned: { missed: 0, wrong: 0 }, heldOut: { missed: 1, wrong: 0 } },
  en: { tuned: { missed: 0, wrong: 0 }, heldOut: { missed: 0, wrong: 0 } },
  se: { tuned: { missed: 0, wrong: 0 }, heldOut: { missed: 0, wrong: 0 } },
  de: { tuned: { missed: 0, wrong: 0 }, heldOut: { missed: 0, wrong: 1 } },
}

const sets = (Object.keys(lists) as Language[]).flatMap((language) =>
  (['tuned', 'heldOut'] as const).map((set) => [language, set] as const),
)

describe('the judged lists', () => {
  it.each(sets)('SE-14 %s, %s: finds the pairs and not the look-alikes', (language, set) => {
    const { pairs, lookAlikes } = lists[language][set]
    const finds = finderIn(language)
    const found = pairs.filter(([query, word]) => finds(query, word)).length
    const wrong = lookAlikes.filter(([query, word]) => finds(query, word)).length
    process.stdout.write(
      `${language} ${set}: ${found} of ${pairs.length} pairs found, ${wrong} of ${lookAlikes.length} look-alikes found\n`,
    )
    expect(pairs.length - found).toBeLessThanOrEqual(reached[language][set].missed)
    expect(wrong).toBeLessThanOrEqual(reached[language][set].wrong)
  })

  it('SE-14 finds lihapulla for lihapula only as a typing error', () => {
    expect(finderIn('fi')('lihapula', 'lihapulla')).toBe(false)
    expect(isTypingError('lihapula', 'lihapulla')).toBe(true)
  })

  it.each(Object.keys(lists) as Language[])('gives few keys for a word of %s', (language) => {
    const words = wordsOf(lists[language])
    const count = words.reduce((sum, word) => sum + analyserFor(language).keysOf(word).length, 0)
    expect(count / words.length).toBeLessThan(2)
  })
})

const wordsOf = ({ tuned, heldOut }: Judged) =>
  [tuned, heldOut].flatMap(({ pairs, lookAlikes }) => [...pairs, ...lookAlikes].flat().flatMap(tokens))

/** As the index does it, with all words of the lists in it. */
function finderIn(language: Language) {
  const analyser = analyserFor(language)
  const known = new Set(wordsOf(lists[language]).flatMap((word) => [folded(word), ...analyser.keysOf(word)]))
  return (query: string, word: string): boolean => {
    const [asked = '', stored = ''] = [...tokens(query), ...tokens(word)]
    const keys = new Set([
      folded(stored),
      ...analyser.keysOf(stored),
      ...analyser.compoundSplits(stored, known).map(({ last }) => last),
    ])
    return [folded(asked), ...analyser.queryKeysOf(asked)].some((key) => keys.has(key))
  }
}
