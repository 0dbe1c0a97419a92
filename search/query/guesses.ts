import { isDenying } from '#search/language/denying.ts'
import { analyserFor, isTypingError, isWithinSlips, slipsIn } from '#search/language/language.ts'
import type { QueryWord } from './query-words.ts'
import type { Reading } from './understand.ts'
import { hasDigit } from './word-shape.ts'
import { splitsOfWord } from './word-splits.ts'

/** Where spellings are looked for. */
export type Spellings = {
  /** Those that fit. The rest says which need not be tried, because they cannot fit. */
  like(
    typed: string,
    how: { slips: number; anywhere: boolean; isBeginning: boolean },
    fits: (form: string) => boolean,
  ): Iterable<Spelling>
}

export type Spelling = {
  /** Without marks. */
  form: string
  /** As documents spell it. */
  shown: string
  /** How often documents have it. */
  often: number
}

const MAX_GUESSES = 3
const MAX_CANDIDATES = 100
const MIN_PART_LENGTH = 3
const MIN_MISTYPED_PART_LENGTH = 4
const MIN_MISTYPED_BEGINNING_LENGTH = 6
/** Nobody types a longer compound, and each letter is one more place where it may be split. */
const MAX_MISTYPED_COMPOUND_LENGTH = 40
/** How many spellings the parts of one compound are compared with, in all. */
export const MAX_COMPARED = 4_000
/** A spelling that is only offered may differ in one of this number of letters. */
const LETTERS_OF_A_SLIP = 3.5
/** A longer word that only other sites have may be a mistake there too. */
const MAX_SHORT_LENGTH = 6

/** Whether it is meant as it is, even if nothing has it here: it is a word of the language, or a short one of another site. */
export function isSpelledRight({ spelled, whole, keys }: QueryWord, reading: Reading): boolean {
  const { language, meanings, known } = reading
  const analyser = analyserFor(language)
  const isWord = (key: string) => known.has(key) || analyser.isListed(key)
  return (
    hasDigit(spelled) ||
    analyser.isListed(spelled) ||
    keys.some((key) => meanings.has(key) || (whole.length <= MAX_SHORT_LENGTH && known.has(key))) ||
    splitsOfWord(spelled, reading).some(({ first, last }) => known.has(last) && first.some(isWord))
  )
}

/** What a mistyped word may mean, the nearest first: a word, a compound of which one part is mistyped, or a longer word. */
export function guessesOf(all: Spellings, { whole, isLast }: QueryWord, reading: Reading): Spelling[] {
  const spellings = sayingTheSame(all, whole, reading)
  const near = nearest(spellings, whole, (form) => isTypingError(whole, form))
  if (near.length > 0) return near
  const compounds = compoundGuesses(spellings, whole, reading)
  return compounds.length > 0 || !isLast ? compounds : beginningGuesses(spellings, whole)
}

/** The nearest spelling of a word for which there is not even a guess, to be offered and not searched for. */
export function nearestSpelling(all: Spellings, { whole }: QueryWord, reading: Reading): Spelling | undefined {
  const spellings = sayingTheSame(all, whole, reading)
  const slips = Math.min(3, Math.floor(whole.length / LETTERS_OF_A_SLIP))
  if (slips === 0) return undefined
  // People seldom mistype how a word begins: `halal` is not `call`.
  const fits = (form: string) => form !== whole && form[0] === whole[0] && isWithinSlips(slips, whole, form)
  return nearest(spellings, whole, fits, { slips, anywhere: true })[0]
}

/** Who types `lihaton` does not mean `lihan`. */
function sayingTheSame({ like }: Spellings, whole: string, { language }: Reading): Spellings {
  if (!isDenying(whole, language)) return { like }
  return { like: (typed, how, fits) => like(typed, how, (form) => isDenying(form, language) && fits(form)) }
}

function compoundGuesses(spellings: Spellings, whole: string, { language, known, meanings }: Reading): Spelling[] {
  if (whole.length > MAX_MISTYPED_COMPOUND_LENGTH) return []
  const analyser = analyserFor(language)
  const isWord = (part: string) => known.has(part) || analyser.isListed(part)
  let compared = 0
  const wrong = (part: string) => {
    if (part.length < MIN_MISTYPED_PART_LENGTH) return []
    // Words that only connect others make no compound: `perustaminen` is no `perusta` with `miten`.
    const isThing = (form: string) => !meanings.isIgnored(form) && !meanings.isAsking(form)
    const fits = (form: string) =>
      compared++ < MAX_COMPARED && isTypingError(part, form) && isWithinSlips(1, part, form) && isThing(form)
    return nearest(spellings, part, fits, { slips: 1 })
  }
  for (let at = whole.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH && compared < MAX_COMPARED; at--) {
    const [first, last] = [whole.slice(0, at), whole.slice(at)]
    const [isFirst, isLast] = [isWord(first), isWord(last)]
    if (isFirst === isLast) continue
    const guesses = [
      ...(isFirst
        ? wrong(last).map((guess) => ({ ...guess, form: first + guess.form, shown: first + guess.shown }))
        : []),
      ...(isLast
        ? wrong(first).map((guess) => ({ ...guess, form: guess.form + last, shown: guess.shown + last }))
        : []),
    ]
    if (guesses.length > 0) return guesses.slice(0, MAX_GUESSES)
  }
  return []
}

/** While it is typed, a word may be mistyped and incomplete: `lasang`. */
function beginningGuesses(spellings: Spellings, whole: string): Spelling[] {
  if (whole.length < MIN_MISTYPED_BEGINNING_LENGTH) return []
  const begins = (form: string) =>
    form.length >= whole.length && [0, 1, -1].some((more) => isTypingError(whole, form.slice(0, whole.length + more)))
  return nearest(spellings, whole, begins, { isBeginning: true })
}

/** The spellings that fit: those with the fewest slips, of these the most frequent. */
function nearest(
  spellings: Spellings,
  typed: string,
  fits: (form: string) => boolean,
  { slips = slipsIn(typed), anywhere = false, isBeginning = false } = {},
): Spelling[] {
  if (typed.length < 2 || hasDigit(typed)) return []
  const found = new Map<string, Spelling>()
  for (const spelling of spellings.like(typed, { slips, anywhere, isBeginning }, fits)) {
    const before = found.get(spelling.form)
    if (!before && found.size >= MAX_CANDIDATES) break
    found.set(spelling.form, before ? { ...before, often: before.often + spelling.often } : spelling)
  }
  const all = [...found.values()]
  for (let distance = 1; distance <= slips; distance++) {
    const near = isBeginning ? all : all.filter(({ form }) => isWithinSlips(distance, typed, form))
    if (near.length === 0) continue
    return near.sort((one, other) => other.often - one.often || (one.form < other.form ? -1 : 1)).slice(0, MAX_GUESSES)
  }
  return []
}
