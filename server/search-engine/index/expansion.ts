import { isTypingError } from '#server/search-engine/language/language.ts'
import { bitCount } from './bits.ts'
import { type Lexicon, lettersOf } from './lexicon.ts'
import { Numbers } from './numbers.ts'
import { MIN_PREFIX_LENGTH, type QueryWord } from './query-words.ts'
import { BASE_FORM, COMPOUND_PART, EXACT, PREFIX, TYPO } from './weights.ts'
import { findWord, lengthOfWord, wordAt, wordsBeginning, wordsEnding } from './word-list.ts'
import { hasDigit, MIN_SUFFIX_LENGTH } from './word-shape.ts'

/** The words of a lexicon that match a word of a query, each with its best grade. */
export type Expansion = Map<number, number>

/** A word of a query expands to at most this many words; the most frequent are kept. */
const MAX_EXPANSION = 2_000
const MAX_CORRECTIONS = 100

// `isTypingError` allows two errors: each changes the length by at most one, and the set of letters by at most two.
const MAX_LENGTH_DIFFERENCE = 2
const MAX_LETTER_DIFFERENCE = 4

/** The word itself, other forms of it, and compounds with it. */
export function sameWords(lexicon: Lexicon, { whole, keys }: QueryWord): Expansion {
  const expansion: Expansion = new Map()
  for (const key of keys) {
    const form = findWord(lexicon.forms, key)
    if (form >= 0) addForm(lexicon, form, expansion, (grade) => Math.max(grade, key === whole ? EXACT : BASE_FORM))
    if (key.length < MIN_SUFFIX_LENGTH || hasDigit(key)) continue
    const [from, to] = wordsEnding(lexicon.forms, lexicon.endings, key)
    for (let at = from; at < to && expansion.size < 2 * MAX_EXPANSION; at++) {
      const compound = lexicon.endings[at] as number
      if (compound !== form) addForm(lexicon, compound, expansion, () => COMPOUND_PART, COMPOUND_PART)
    }
  }
  return bounded(lexicon, expansion)
}

/** Words with this prefix. */
export function longerWords(lexicon: Lexicon, { whole }: QueryWord): Expansion {
  if (whole.length < MIN_PREFIX_LENGTH) return new Map()
  const words = wordsAsSpelled(lexicon, ...wordsBeginning(lexicon.forms, whole))
  return new Map(Array.from(mostFrequent(lexicon, words), (word) => [word, PREFIX]))
}

/** The words that are spelled like these forms. They may be hundreds of thousands, because product codes share prefixes. */
function wordsAsSpelled({ formStarts, formWords }: Lexicon, fromForm: number, toForm: number): Uint32Array {
  const words = new Numbers()
  const to = formStarts[toForm] as number
  for (let at = formStarts[fromForm] as number; at < to; at++) {
    const entry = formWords[at] as number
    if ((entry & 3) === EXACT) words.push(entry >>> 2)
  }
  return words.done()
}

/** Corrections of a mistyped word. Adds their spellings to `spelled`. */
export function meantWords(lexicon: Lexicon, { whole }: QueryWord, spelled: Set<string>): Expansion {
  const expansion: Expansion = new Map()
  if (whole.length < 2 || hasDigit(whole)) return expansion
  const { forms, letters } = lexicon
  const own = lettersOf(whole)
  // `isTypingError` assumes that the first letter is right, unless it is swapped with the second.
  const swapped = whole.slice(0, 2).split('').reverse().join('')
  const ranges = [
    wordsBeginning(forms, whole.charAt(0)),
    ...(whole[0] === whole[1] ? [] : [wordsBeginning(forms, swapped)]),
  ]
  let found = 0
  for (const [from, to] of ranges) {
    for (let form = from; form < to && found < MAX_CORRECTIONS; form++) {
      const others = letters[form] as number
      if (others === 0 || bitCount(own ^ others) > MAX_LETTER_DIFFERENCE) continue
      if (Math.abs(lengthOfWord(forms, form) - whole.length) > MAX_LENGTH_DIFFERENCE) continue
      const word = wordAt(forms, form)
      if (!isTypingError(whole, word)) continue
      found++
      spelled.add(word)
      addForm(lexicon, form, expansion, () => TYPO, COMPOUND_PART)
    }
  }
  return expansion
}

/** Adds the words of a form, except those whose own grade is `worst` or worse. */
function addForm(
  { formStarts, formWords }: Lexicon,
  form: number,
  expansion: Expansion,
  gradeOf: (grade: number) => number,
  worst = Number.POSITIVE_INFINITY,
): void {
  for (let at = formStarts[form] as number; at < (formStarts[form + 1] as number); at++) {
    const entry = formWords[at] as number
    const own = entry & 3
    if (own >= worst) continue
    const grade = gradeOf(own)
    const known = expansion.get(entry >>> 2)
    if (known === undefined || grade < known) expansion.set(entry >>> 2, grade)
  }
}

function bounded(lexicon: Lexicon, expansion: Expansion): Expansion {
  if (expansion.size <= MAX_EXPANSION) return expansion
  const words = mostFrequent(lexicon, Uint32Array.from(expansion.keys()))
  return new Map(Array.from(words, (word) => [word, expansion.get(word) as number]))
}

/** Approximately the most frequent words, up to the limit. */
function mostFrequent({ postingStarts }: Lexicon, words: Uint32Array): Uint32Array {
  if (words.length <= MAX_EXPANSION) return words
  // Words of about the same frequency share a class. Sorting them all would take far longer.
  const classOf = (word: number) =>
    32 - Math.clz32((postingStarts[word + 1] as number) - (postingStarts[word] as number))
  const sizes = new Uint32Array(33)
  for (const word of words) sizes[classOf(word)] = (sizes[classOf(word)] as number) + 1
  let least = 32
  let room = MAX_EXPANSION
  while (room > (sizes[least] as number)) room -= sizes[least--] as number
  return words.filter((word) => classOf(word) > least || (classOf(word) === least && room-- > 0))
}
