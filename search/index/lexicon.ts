import { Numbers, upTo } from '#search/arrays/numbers.ts'
import { slicedSort } from '#search/arrays/sliced-sort.ts'
import type { Slices } from '#search/arrays/slices.ts'
import { folded, type Vocabulary } from '#search/language/language.ts'
import { BASE_FORM, EXACT, FIRST_PART, LAST_PART } from '#search/query/weights.ts'
import { hasDigit } from '#search/query/word-shape.ts'
import type { WordForms } from './word-forms.ts'
import { findWord, type WordList, WordListWriter, wordAt, wordCount } from './word-list.ts'

/** The words of one language in a segment: their postings, and the forms by which they are found. */
export type Lexicon = {
  /** As they are spelled in documents, in lower case. */
  words: WordList
  postingStarts: Uint32Array
  /** The posting lists: for each word its documents in ascending order with packed weights: `number << 8 | weight`. */
  postings: Uint32Array
  /** Words without marks, their keys and the parts of compounds. */
  forms: WordList
  formStarts: Uint32Array
  /** The words that are found by a form: `word << 2 | form`, see `weights.ts`. */
  formWords: Uint32Array
  /** A bitmap of the letters of a form, to exclude typing errors quickly; 0 if the form is never a correction. */
  letters: Uint32Array
}

/** Longer words are truncated: nobody types them, and the text may contain encoded data. */
const MAX_WORD_LENGTH = 64

export const cut = (word: string): string => (word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word)

/** A bit for each letter; letters outside a to z share a few. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + ((code + 97) % 6))
  }
  return letters >>> 0
}

/** Whether a form is a word or the key of one, and not only a part of a compound. */
export function isKnown({ forms, formStarts, formWords }: Lexicon, word: string): boolean {
  const form = findWord(forms, word)
  if (form < 0) return false
  for (let at = formStarts[form] as number; at < (formStarts[form + 1] as number); at++) {
    if (((formWords[at] as number) & 3) <= BASE_FORM) return true
  }
  return false
}

/** Finds the forms of words and completes their lexicon. Compounds may also be made of words that are known elsewhere. */
export async function makeLexicon(
  { words, postingStarts, postings }: Pick<Lexicon, 'words' | 'postingStarts' | 'postings'>,
  analysis: WordForms,
  elsewhere: Vocabulary,
  slices: Slices,
): Promise<Lexicon> {
  const found = await findForms(words, analysis, elsewhere, slices)
  const { spelled } = found
  const order = upTo(spelled.length)
  await slicedSort(order, (one, other) => ((spelled[one] as string) < (spelled[other] as string) ? -1 : 1), slices)
  const placed = new Uint32Array(order.length)
  const writer = new WordListWriter(order.length, found.units)
  const letters = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) {
    const form = order[place] as number
    placed[form] = place
    const word = spelled[form] as string
    writer.add(word)
    if (!hasDigit(word)) letters[place] = lettersOf(word)
    if (slices.isOver()) await slices.pause()
  }
  const forms = writer.done()
  return { words, postingStarts, postings, forms, letters, ...(await groupByForm(found, placed, slices)) }
}

type FormTable = {
  spelled: string[]
  /** The number of words and keys, which come first; the others are only parts. */
  keys: number
  /** Letters in all. */
  units: number
  /** Which form leads to which word, in pairs. */
  pairForms: Numbers
  pairWords: Numbers
}

async function findForms(
  words: WordList,
  analysis: WordForms,
  elsewhere: Vocabulary,
  slices: Slices,
): Promise<FormTable> {
  const numbers = new Map<string, number>()
  const found: FormTable = { spelled: [], keys: 0, units: 0, pairForms: new Numbers(), pairWords: new Numbers() }
  const add = (form: string, word: number, grade: number) => {
    let number = numbers.get(form)
    if (number === undefined) {
      number = found.spelled.push(form) - 1
      numbers.set(form, number)
      found.units += form.length
    }
    found.pairForms.push(number)
    found.pairWords.push((word << 2) | grade)
  }
  const count = wordCount(words)
  for (let word = 0; word < count; word++) {
    const spelled = wordAt(words, word)
    const whole = folded(spelled)
    if (whole !== '') add(whole, word, EXACT)
    for (const key of analysis.keysOf(spelled)) if (key !== whole && key !== '') add(key, word, BASE_FORM)
    if (slices.isOver(8)) await slices.pause()
  }
  found.keys = found.spelled.length
  const known: Vocabulary = {
    has: (word) => (numbers.get(word) ?? found.keys) < found.keys || elsewhere.has(word),
  }
  for (let word = 0; word < count; word++) {
    const { firsts, lasts } = analysis.partsOf(wordAt(words, word), known)
    for (const part of lasts) if (part !== '') add(part, word, LAST_PART)
    for (const part of firsts) if (part !== '') add(part, word, FIRST_PART)
    if (slices.isOver(16)) await slices.pause()
  }
  return found
}

async function groupByForm({ spelled, pairForms, pairWords }: FormTable, placed: Uint32Array, slices: Slices) {
  const formStarts = new Uint32Array(spelled.length + 1)
  for (let pair = 0; pair < pairForms.length; pair++) {
    const place = placed[pairForms.at(pair)] as number
    formStarts[place + 1] = (formStarts[place + 1] as number) + 1
    if (slices.isOver()) await slices.pause()
  }
  for (let place = 0; place < spelled.length; place++) {
    formStarts[place + 1] = (formStarts[place + 1] as number) + (formStarts[place] as number)
  }
  const next = formStarts.slice(0, spelled.length)
  const formWords = new Uint32Array(pairForms.length)
  for (let pair = 0; pair < pairForms.length; pair++) {
    const place = placed[pairForms.at(pair)] as number
    formWords[next[place] as number] = pairWords.at(pair)
    next[place] = (next[place] as number) + 1
    if (slices.isOver()) await slices.pause()
  }
  return { formStarts, formWords }
}
