import type { Language } from '#contract/site.ts'
import { isAlive, noTerm, type Term, termOf } from '#search/finding/matching.ts'
import { CHECKING_PLACES } from '#search/index/kinds.ts'
import { isKnown, type Lexicon } from '#search/index/lexicon.ts'
import type { Scope, Segment } from '#search/index/segment.ts'
import { folded, type Vocabulary } from '#search/language/language.ts'
import type { Correction } from '#search/search-query.ts'
import type { Meanings } from '#search/thesaurus/meanings.ts'
import { type Expansion, joined, longerWords, sameWords, wordsApart } from './expansion.ts'
import { guessesOf, isSpelledRight, nearestSpelling } from './guesses.ts'
import { spellingsIn } from './lexicon-spellings.ts'
import { MIN_PREFIX_LENGTH, type QueryWord } from './query-words.ts'
import type { Slot } from './slots.ts'
import { type Reading, type Understood, understand } from './understand.ts'
import { APART, APART_IN_TITLE, EQUAL, NARROWER } from './weights.ts'

/** Each costs time, and who mistypes more words does not expect to be understood. */
const MAX_GUESSED_WORDS = 4

/** The part of a segment that a query searches. */
export type Place = { segment: Segment; scope: Scope; lexicon: Lexicon | undefined }

/** A query as it was understood, and for each of its slots its term in each place. */
export type Read = Understood & {
  terms: Term[][]
  corrections: Correction[]
  synonyms: Correction[]
  /** The query with its mistyped words corrected. */
  corrected: string | undefined
  reading: Reading
}

/** `lexicons` are those of all sites. `mayBeBare`: words of intent may be all that the query has. */
export type ReadSetting = {
  language: Language
  meanings: Meanings
  lexicons: readonly Lexicon[]
  mayBeBare?: boolean
}

/** Reads a query. What no document of the site has, and is no word, is taken as mistyped. */
export function readQuery(
  places: readonly Place[],
  q: string,
  { language, meanings, lexicons, mayBeBare = false }: ReadSetting,
): Read {
  const reading: Reading = {
    language,
    meanings,
    mayBeBare,
    isDelivering: () => places.some(isDelivering),
    known: rememberingVocabulary((key) => meanings.has(key) || lexicons.some((lexicon) => isKnown(lexicon, key))),
  }
  const { terms, ...asTyped } = onlyCodes(places, completed(places, q, reading))
  const guesses = new Map<string, readonly string[]>()
  const shown = new Map<string, string>()
  for (const word of unfound(places, asTyped, terms).slice(0, MAX_GUESSED_WORDS)) {
    if (isSpelledRight(word, reading)) continue
    const meant = guessesOf(
      spellingsIn(places),
      { ...word, isLast: word.isLast && asTyped.words.length === 1 },
      reading,
    )
    const [best] = meant
    if (!best) continue
    guesses.set(
      word.whole,
      meant.map(({ form }) => form),
    )
    shown.set(word.whole, best.shown)
  }
  if (guesses.size === 0)
    return { ...asTyped, terms, corrections: [], synonyms: synonymsOf(asTyped.slots), corrected: undefined, reading }
  const guessed = understand(q, reading, guesses)
  return {
    ...guessed,
    terms: termsOf(places, guessed.slots, reading),
    corrections: [...guesses].map(([typed, words]) => ({ typed, words: [...words] })),
    synonyms: synonymsOf(guessed.slots),
    corrected: withWords(q, shown),
    reading,
  }
}

const isDelivering = ({ segment: { kinds }, scope: { from, to } }: Place): boolean =>
  kinds.subarray(from, to).some((kind) => (kind & CHECKING_PLACES) !== 0)

/** The parts of a long compound are looked up again and again while a query is read. */
function rememberingVocabulary(isWord: (key: string) => boolean): Vocabulary {
  const asked = new Map<string, boolean>()
  return {
    has: (key) => {
      const is = asked.get(key) ?? isWord(key)
      asked.set(key, is)
      return is
    },
  }
}

/** The query, and if nothing begins as its last word does, with a word of the thesaurus in its place: `nyhtö` is `nyhtöpossu`. */
function completed(places: readonly Place[], q: string, reading: Reading): Understood & { terms: Term[][] } {
  const asTyped = understand(q, reading)
  const terms = termsOf(places, asTyped.slots, reading)
  const last = unfound(places, asTyped, terms).find(({ isLast }) => isLast)
  const isShort = !last || last.whole.length < MIN_PREFIX_LENGTH
  // A phrase is understood as it is: `ohne Knochen` is not the beginning of `ohne knochenlos`.
  const isInPhrase = asTyped.slots.some(({ typed }) => typed.length > 1 && last && typed.includes(last.whole))
  const meant =
    isShort || isInPhrase || isSpelledRight(last, reading) ? undefined : reading.meanings.completing(last.whole)
  if (meant === undefined || last === undefined) return { ...asTyped, terms }
  const longer = understand(withWords(q, new Map([[last.whole, meant]])), reading)
  // What is said of it is said of the word that was typed.
  const words = longer.words.map((word) =>
    asTyped.words.some(({ whole }) => whole === word.whole) ? word : { ...word, spelled: last.spelled },
  )
  return { ...longer, words, terms: termsOf(places, longer.slots, reading) }
}

/** The query with the nearest spelling of each word that nothing has, or undefined if one has none. */
export function nearestQuery(
  places: readonly Place[],
  q: string,
  { words, slots, terms, reading }: Read,
): string | undefined {
  const shown = new Map<string, string>()
  for (const word of unfound(places, { words, slots }, terms).slice(0, MAX_GUESSED_WORDS)) {
    if (isSpelledRight(word, reading)) continue
    const near = nearestSpelling(spellingsIn(places), word, reading)
    if (!near) return undefined
    shown.set(word.whole, near.shown)
  }
  return shown.size === 0 ? undefined : withWords(q, shown)
}

function unfound(
  places: readonly Place[],
  { words, slots }: Pick<Understood, 'words' | 'slots'>,
  terms: readonly (readonly Term[])[],
): QueryWord[] {
  const missing = new Set(slots.flatMap(({ typed }, at) => (isFound(places, terms[at] ?? []) ? [] : typed)))
  return words.filter(({ whole }) => missing.has(whole))
}

/** Whether a live document has what a slot asks for. */
function isFound(places: readonly Place[], term: readonly Term[]): boolean {
  return places.some(({ segment, lexicon }, at) => lexicon && isAlive(term[at] as Term, segment, lexicon))
}

function termsOf(places: readonly Place[], slots: readonly Slot[], reading: Reading): Term[][] {
  // The two sides of a compound look up the same words.
  const expanded = new Map<Slot['lookups'], Expansion[]>()
  return slots.map((slot) => {
    const before = expanded.get(slot.lookups)
    const whole = before ?? places.map(({ lexicon }) => (lexicon ? wholeWords(lexicon, slot, reading) : new Map()))
    expanded.set(slot.lookups, whole)
    const inPlaces = (expansionIn: (lexicon: Lexicon, at: number) => Expansion) =>
      places.map(({ lexicon, scope }, at) => (lexicon ? termOf(lexicon, expansionIn(lexicon, at), scope) : noTerm))
    const term = inPlaces((_, at) => whole[at] as Expansion)
    if (slot.apart.length === 0) return term
    const grade = isFound(places, term) ? APART_IN_TITLE : APART
    const apart = inPlaces((lexicon, at) => wordsApart(lexicon, slot, grade, whole[at] as Expansion))
    return term.map(({ lists, words, length, having }, at) => {
      const more = apart[at] as Term
      return {
        lists: [...lists, ...more.lists],
        words: [...words, ...more.words],
        length: length + more.length,
        having: having + more.having,
      }
    })
  })
}

/** A code of a product. `E450` is no such code. */
export const LONG_CODE = /^\p{L}+\d{4,}$|^\d{6,}$/u

/** Who types a code means what has it: `KA-2004 jauheliha` is no other mince. */
function onlyCodes<Some extends Understood & { terms: Term[][] }>(places: readonly Place[], read: Some): Some {
  const isFoundCode = (slot: Slot, at: number) =>
    LONG_CODE.test(slot.typed[0] ?? '') &&
    isFound(places, read.terms[at] ?? []) &&
    places.some(({ lexicon }) => lexicon && sameWords(lexicon, slot).size > 0)
  const codes = read.slots.flatMap((slot, at) => (isFoundCode(slot, at) ? [at] : []))
  if (codes.length === 0) return read
  const slots = codes.map((at) => read.slots[at] as Slot)
  const words = read.words.filter(({ whole }) => slots.some(({ typed }) => typed.includes(whole)))
  return { ...read, words, slots, terms: codes.map((at) => read.terms[at] as Term[]) }
}

/** A code that is found exactly is meant alone: not what begins as it does. */
function wholeWords(lexicon: Lexicon, slot: Slot, reading: Reading): Expansion {
  const same = sameWords(lexicon, slot)
  if (same.size > 0 && isCode(slot.prefix ?? '')) return same
  return joined(same, longerWords(lexicon, slot, reading))
}

/** Letters and digits, or many digits. */
const isCode = (word: string): boolean => /^\p{L}+\d{3,}$|^\d{6,}$/u.test(word)

function synonymsOf(slots: readonly Slot[]): Correction[] {
  return slots.flatMap(({ typed, lookups, compounds }) => {
    const related = lookups.filter(({ relation }) => relation === EQUAL || relation === NARROWER)
    const words = [
      ...related.flatMap(({ keys }) => keys),
      ...compounds.flatMap(({ firsts, lasts }) => [...firsts, ...lasts]),
    ]
    return words.length === 0 ? [] : typed.map((whole) => ({ typed: whole, words: [...new Set(words)] }))
  })
}

/** The query with some words replaced, as people would write it. */
function withWords(q: string, shown: ReadonlyMap<string, string>): string {
  return q.trim().replace(/[\p{L}\p{N}\p{M}'’]+/gu, (word) => shown.get(folded(word)) ?? word)
}
