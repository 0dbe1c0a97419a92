import { isTypingError } from '#server/search-engine/language/language.ts'
import { bitCount } from './bits.ts'
import { type Lexicon, lettersOf } from './lexicon.ts'
import { Numbers } from './numbers.ts'
import { type QueryWord, SHORTEST_BEGINNING } from './query-words.ts'
import { BASE, BEGINNING, EXACT, PART, SLIP } from './weights.ts'
import { findWord, lengthOfWord, wordAt, wordsBeginning, wordsEnding } from './word-list.ts'
import { hasDigit, SHORTEST_ENDING } from './word-shape.ts'

/** The words of a lexicon that a word of a query stands for, each with the best of its grades. */
export type Expansion = Map<number, number>

/** A word of a query stands for at most so many words of a lexicon; the most frequent are taken. */
const MOST_WORDS = 2_000
const MOST_SLIPS = 100

// `isTypingError` forgives two slips: each changes the length by one at most, and which letters there are by two.
const MOST_LENGTH_APART = 2
const MOST_LETTERS_APART = 4

/** The word itself, other forms of it, and compounds with it. */
export function sameWords(lexicon: Lexicon, { whole, keys }: QueryWord): Expansion {
  const expansion: Expansion = new Map()
  for (const key of keys) {
    const form = findWord(lexicon.forms, key)
    if (form >= 0) addForm(lexicon, form, expansion, (grade) => Math.max(grade, key === whole ? EXACT : BASE))
    if (key.length < SHORTEST_ENDING || hasDigit(key)) continue
    const [from, to] = wordsEnding(lexicon.forms, lexicon.endings, key)
    for (let at = from; at < to && expansion.size < 2 * MOST_WORDS; at++) {
      const compound = lexicon.endings[at] as number
      if (compound !== form) addForm(lexicon, compound, expansion, () => PART, PART)
    }
  }
  return bounded(lexicon, expansion)
}

/** Words that begin like it. */
export function longerWords(lexicon: Lexicon, { whole }: QueryWord): Expansion {
  if (whole.length < SHORTEST_BEGINNING) return new Map()
  const words = wordsAsSpelled(lexicon, ...wordsBeginning(lexicon.forms, whole))
  return new Map(Array.from(mostFrequent(lexicon, words), (word) => [word, BEGINNING]))
}

/** The words that are spelled like some forms, which may be hundreds of thousands: product codes begin alike. */
function wordsAsSpelled({ formStarts, formWords }: Lexicon, fromForm: number, toForm: number): Uint32Array {
  const words = new Numbers()
  const to = formStarts[toForm] as number
  for (let at = formStarts[fromForm] as number; at < to; at++) {
    const entry = formWords[at] as number
    if ((entry & 3) === EXACT) words.push(entry >>> 2)
  }
  return words.done()
}

/** Words that somebody may have meant who mistyped. `spelled` gets them as they are spelled. */
export function meantWords(lexicon: Lexicon, { whole }: QueryWord, spelled: Set<string>): Expansion {
  const expansion: Expansion = new Map()
  if (whole.length < 2 || hasDigit(whole)) return expansion
  const { forms, letters } = lexicon
  const own = lettersOf(whole)
  // `isTypingError` takes a first letter for right, unless it changed places with the second.
  const swapped = whole.slice(0, 2).split('').reverse().join('')
  const ranges = [
    wordsBeginning(forms, whole.charAt(0)),
    ...(whole[0] === whole[1] ? [] : [wordsBeginning(forms, swapped)]),
  ]
  let found = 0
  for (const [from, to] of ranges) {
    for (let form = from; form < to && found < MOST_SLIPS; form++) {
      const others = letters[form] as number
      if (others === 0 || bitCount(own ^ others) > MOST_LETTERS_APART) continue
      if (Math.abs(lengthOfWord(forms, form) - whole.length) > MOST_LENGTH_APART) continue
      const word = wordAt(forms, form)
      if (!isTypingError(whole, word)) continue
      found++
      spelled.add(word)
      addForm(lexicon, form, expansion, () => SLIP, PART)
    }
  }
  return expansion
}

/** Adds the words that are found by a form, apart from those whose own grade there is `worst` or worse. */
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
  if (expansion.size <= MOST_WORDS) return expansion
  const words = mostFrequent(lexicon, Uint32Array.from(expansion.keys()))
  return new Map(Array.from(words, (word) => [word, expansion.get(word) as number]))
}

/** As many words as a query may stand for: about those that the most documents have. */
function mostFrequent({ postingStarts }: Lexicon, words: Uint32Array): Uint32Array {
  if (words.length <= MOST_WORDS) return words
  // A class has words of about the same frequency. Ordering so many would take far longer.
  const classOf = (word: number) =>
    32 - Math.clz32((postingStarts[word + 1] as number) - (postingStarts[word] as number))
  const sizes = new Uint32Array(33)
  for (const word of words) sizes[classOf(word)] = (sizes[classOf(word)] as number) + 1
  let least = 32
  let room = MOST_WORDS
  while (room > (sizes[least] as number)) room -= sizes[least--] as number
  return words.filter((word) => classOf(word) > least || (classOf(word) === least && room-- > 0))
}
