import { Numbers } from '#search/arrays/numbers.ts'
import type { Lexicon } from '#search/index/lexicon.ts'
import { findWord, wordAt, wordsBeginning } from '#search/index/word-list.ts'
import { analyserFor } from '#search/language/language.ts'
import type { Compound, Slot } from './slots.ts'
import type { Reading } from './understand.ts'
import { BASE_FORM, EXACT, FIRST_PART, isBetter, LAST_PART, PREFIX, PREFIX_OF_PART } from './weights.ts'
import { hasDigit } from './word-shape.ts'

/** The words of a lexicon that match a slot of a query, each with its best grade. */
export type Expansion = Map<number, number>

/** A slot expands to at most this many words; the most frequent are kept. */
const MAX_EXPANSION = 2_000

/** An incomplete word that begins more words than this says too little about their other forms. */
const MAX_COMPLETED = 20

/** How many words of the thesaurus an incomplete word may be the beginning of. */
const MAX_MEANT_BEGINNINGS = 8

/** The word itself, its other forms, compounds with it, and what means the same. Not its sides apart. */
export function sameWords(lexicon: Lexicon, { lookups, compounds }: Slot): Expansion {
  const expansion: Expansion = new Map()
  for (const { keys, relation } of lookups) {
    for (const [at, key] of keys.entries()) {
      eachWord(lexicon, key, (word, form) => {
        add(expansion, word, relation + (form === EXACT && at > 0 ? BASE_FORM : form))
      })
    }
  }
  for (const compound of compounds) addCompounds(lexicon, compound, expansion)
  return bounded(lexicon, expansion)
}

/** The sides of a compound, standing apart, without the words that are found as a whole. */
export function wordsApart(lexicon: Lexicon, { apart }: Slot, grade: number, whole: Expansion): Expansion {
  const expansion: Expansion = new Map()
  for (const key of apart) {
    eachWord(lexicon, key, (word, form) => {
      if (form !== FIRST_PART && !whole.has(word)) add(expansion, word, grade)
    })
  }
  return bounded(lexicon, expansion)
}

/** Words that begin as the slot does, and what such words mean. */
export function longerWords(lexicon: Lexicon, { prefix }: Slot, { language, meanings }: Reading): Expansion {
  const expansion: Expansion = new Map()
  if (prefix === undefined) return expansion
  const [from, to] = wordsBeginning(lexicon.forms, prefix)
  for (const word of mostFrequent(lexicon, wordsOfForms(lexicon, from, to, LAST_PART))) {
    expansion.set(word, PREFIX_OF_PART)
  }
  for (const [meant] of meanings.beginning(prefix, MAX_MEANT_BEGINNINGS)) {
    eachWord(lexicon, meant as string, (word, form) => {
      if (form !== FIRST_PART) add(expansion, word, PREFIX_OF_PART)
    })
  }
  const longer = mostFrequent(lexicon, wordsOfForms(lexicon, from, to, EXACT))
  // Of few words the other forms are meant too: `joulukinku` begins the genitive of `joulukinkku`. A code has none, but parts.
  if (longer.length <= MAX_COMPLETED && !hasDigit(prefix)) {
    for (const word of longer) {
      for (const key of analyserFor(language).keysOf(wordAt(lexicon.words, word))) {
        eachWord(lexicon, key, (other, form) => {
          if (form <= BASE_FORM) add(expansion, other, PREFIX)
        })
      }
    }
  }
  for (const word of longer) expansion.set(word, PREFIX)
  return expansion
}

/** The better grade of each word. */
export function joined(one: Expansion, other: Expansion): Expansion {
  if (other.size === 0) return one
  if (one.size === 0) return other
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  for (const [word, grade] of small) add(large, word, grade)
  return large
}

/** The words found by a form. They may be hundreds of thousands, because product codes share prefixes. */
function wordsOfForms(
  { formStarts, formWords }: Lexicon,
  fromForm: number,
  toForm: number,
  wanted: number,
): Uint32Array {
  const words = new Numbers()
  const to = formStarts[toForm] as number
  for (let at = formStarts[fromForm] as number; at < to; at++) {
    const entry = formWords[at] as number
    if ((entry & 3) === wanted) words.push(entry >>> 2)
  }
  return words.done()
}

/** Words that have both sides. */
function addCompounds(lexicon: Lexicon, { firsts, lasts, relation }: Compound, expansion: Expansion): void {
  const beginning = new Set<number>()
  for (const key of firsts) {
    eachWord(lexicon, key, (word, form) => {
      if (form === FIRST_PART) beginning.add(word)
    })
  }
  if (beginning.size === 0) return
  for (const key of lasts) {
    eachWord(lexicon, key, (word, form) => {
      if (form === LAST_PART && beginning.has(word)) add(expansion, word, relation + BASE_FORM)
    })
  }
}

function eachWord(
  { forms, formStarts, formWords }: Lexicon,
  key: string,
  take: (word: number, form: number) => void,
): void {
  const form = findWord(forms, key)
  if (form < 0) return
  const to = formStarts[form + 1] as number
  for (let at = formStarts[form] as number; at < to; at++) {
    const entry = formWords[at] as number
    take(entry >>> 2, entry & 3)
  }
}

function add(expansion: Expansion, word: number, grade: number): void {
  const known = expansion.get(word)
  if (known === undefined || isBetter(grade, known)) expansion.set(word, grade)
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
