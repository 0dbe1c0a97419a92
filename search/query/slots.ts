import type { Language } from '#contract/site.ts'
import type { Vocabulary } from '#search/language/language.ts'
import type { Meaning, Meanings } from '#search/thesaurus/meanings.ts'
import { MIN_PREFIX_LENGTH, type QueryWord, queryKeys } from './query-words.ts'
import { EQUAL, GUESSED, NARROWER, SAME } from './weights.ts'
import { hasDigit } from './word-shape.ts'
import { splitsOfWord } from './word-splits.ts'

/**
 * What a document must have: one of these. Most words of a query are one slot. A compound is two, and so is a word that means two; a
 * word that stands for the whole, such as `karjalanpaisti` for `karjalan paisti`, fills all of them.
 */
export type Slot = {
  /** The words of the query that it stands for, without marks. */
  typed: readonly string[]
  /** The same list for both sides of a compound. */
  lookups: Lookup[]
  /** Compounds of synonyms: `broilerikeitto` for `kanakeitto`. */
  compounds: Compound[]
  /** One side of a compound that the query has: it may stand apart in a title. */
  apart: string[]
  /** The word may be incomplete. */
  prefix: string | undefined
  /** Only a phrase says what is meant: `open positions` for `jobs`, `ohne Knochen`. One word of it alone says nothing. */
  isOfPhrase?: boolean
}

/** The keys of a word, and how it is related to what was typed. The first key of a typed word is its spelling. */
type Lookup = { keys: readonly string[]; relation: number }
export type Compound = { firsts: ReadonlySet<string>; lasts: ReadonlySet<string>; relation: number }

export type Setting = {
  language: Language
  meanings: Meanings
  known: Vocabulary
  /** Whether the site says where it delivers to. */
  isDelivering?: () => boolean
}

/** More meanings of one word than this cost time and help nobody. */
const MAX_MEANINGS = 40

/** The slots of some words. `corrected` has, by the word as typed, what may have been meant instead. */
export function slotsOf(
  words: readonly QueryWord[],
  corrected: ReadonlyMap<string, readonly string[]>,
  setting: Setting,
): Slot[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as QueryWord
    const candidates = corrected.get(word.whole)
    if (candidates) {
      groups.push({ words: [word], slots: guessedSlots(word, candidates, setting) })
      at++
      continue
    }
    const phrase = setting.meanings.phraseOf(words.slice(at).map(({ keys }) => keys))
    const compound =
      phrase || corrected.has(words[at + 1]?.whole ?? '') ? undefined : compoundOf(word, words[at + 1], setting)
    if (compound) {
      const own = words.slice(at, at + 2)
      const typed = own.map(({ whole }) => whole)
      const slots = groupSlots([compound], meaningOf(compound, setting), setting)
      groups.push({ words: own, slots: slots.map((slot) => ({ ...slot, typed, isOfPhrase: false })) })
      at += own.length
      continue
    }
    const group = words.slice(at, at + (phrase?.length ?? 1))
    groups.push({ words: group, slots: groupSlots(group, phrase ?? meaningOf(word, setting), setting) })
    at += group.length
  }
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1]
    if (next) joinWith(group, next, setting)
  }
  for (const group of groups) weakenSaid(group, groups)
  return groups.flatMap(({ slots }) => slots)
}

type Group = { words: readonly QueryWord[]; slots: Slot[] }

/** What one word may mean, another says: of `makkara saunaan`, a sausage is not for the sauna because it is a sausage. */
function weakenSaid(group: Group, groups: readonly Group[]): void {
  const said = new Set(groups.flatMap(({ words }) => (words === group.words ? [] : words.flatMap(({ keys }) => keys))))
  for (const lookups of new Set(group.slots.map((slot) => slot.lookups))) {
    for (const lookup of lookups) {
      if (lookup.relation === NARROWER && lookup.keys.some((key) => said.has(key))) lookup.relation = GUESSED
    }
  }
}

/** `nakki keitto` is asked for as `nakkikeitto` is, where the thesaurus has the compound. */
function compoundOf(left: QueryWord, right: QueryWord | undefined, setting: Setting): QueryWord | undefined {
  if (!right || right.isApart || hasDigit(left.whole) || hasDigit(right.whole)) return undefined
  const spelled = left.spelled + right.spelled
  const keys = queryKeys(spelled, setting.language)
  if (setting.meanings.of(keys).equal.length === 0) return undefined
  return { spelled, whole: left.whole + right.whole, keys, isLast: right.isLast }
}

/** A place also asks whether it is delivered to, on a site that delivers. */
function meaningOf({ keys }: QueryWord, { meanings, isDelivering }: Setting): Meaning {
  const { equal, narrower } = meanings.of(keys)
  const isAsked = meanings.isPlace(keys) && isDelivering?.() === true
  return { equal: isAsked ? [...equal, ...meanings.placeMeaning.equal] : equal, narrower }
}

function groupSlots(group: readonly QueryWord[], meaning: Meaning, setting: Setting): Slot[] {
  const meant = [
    ...meaning.equal.map((words) => ({ words, relation: EQUAL })),
    ...meaning.narrower.map((words) => ({ words, relation: NARROWER })),
  ].slice(0, MAX_MEANINGS)
  const [only] = group
  const isCompound = group.length === 1 && only && meant.every(({ words }) => words.length === 1)
  const count = Math.max(group.length, ...meant.map(({ words }) => words.length))
  const typed = group.map(({ whole }) => whole)
  const slots = Array.from({ length: count }, (_, at) => emptySlot(typed, group[at] ? [group[at]] : group))
  for (const { words, relation } of meant) {
    const lookups = words.map((word) => ({ keys: queryKeys(word, setting.language), relation }))
    for (const [at, own] of aligned(lookups, slots).entries()) slots[at]?.lookups.push(...own)
  }
  if (isCompound) return withParts(only, slots, setting)
  // Of `ohne Knochen` neither word says anything alone.
  const isWhole = group.length === 1 || (only && setting.meanings.isWithout(only.whole))
  return isWhole ? slots.map((slot) => ({ ...slot, isOfPhrase: true })) : slots
}

/** Which slots the words of a meaning fill: those that have the word already, so that `beef mince` is not `minced beef` with one word. */
function aligned(lookups: readonly Lookup[], slots: readonly Slot[]): (readonly Lookup[])[] {
  if (lookups.length === 1) return slots.map(() => lookups)
  const own: (readonly Lookup[] | undefined)[] = slots.map(() => undefined)
  const left = lookups.filter((lookup) => {
    const same = slots.findIndex(
      (slot, at) => !own[at] && slot.lookups.some(({ keys }) => keys.some((key) => lookup.keys.includes(key))),
    )
    if (same >= 0) own[same] = [lookup]
    return same < 0
  })
  return own.map((mine) => {
    if (mine) return mine
    const next = left.shift()
    return next ? [next] : lookups
  })
}

function emptySlot(typed: readonly string[], own: readonly QueryWord[]): Slot {
  const last = own.find(({ isLast }) => isLast)
  return {
    typed,
    lookups: own.map(({ keys }) => ({ keys, relation: SAME })),
    compounds: [],
    apart: [],
    prefix: last && last.whole.length >= MIN_PREFIX_LENGTH ? last.whole : undefined,
  }
}

/** A compound is also found by compounds of synonyms, and by its parts apart. */
function withParts({ spelled, whole }: QueryWord, [slot]: readonly Slot[], setting: Setting): Slot[] {
  if (!slot) return []
  const splits = hasDigit(whole) ? [] : splitsOfWord(spelled, setting)
  const parted = splits.filter(({ first }) => first.length > 0)
  if (parted.length === 0) return [slot]
  const compounds = parted.map(({ first, last }) => ({
    firsts: new Set([...first, ...equalKeys(first, setting)]),
    lasts: new Set([last, ...equalKeys([last], setting)]),
    relation: EQUAL,
  }))
  const side = (name: 'firsts' | 'lasts'): Slot => ({
    ...slot,
    compounds: [...slot.compounds, ...compounds],
    apart: [...new Set(compounds.flatMap((compound) => [...compound[name]]))],
  })
  return [side('firsts'), side('lasts')]
}

function equalKeys(keys: readonly string[], { language, meanings }: Setting): string[] {
  return meanings.of(keys).equal.flatMap((words) => (words.length === 1 ? queryKeys(words[0] as string, language) : []))
}

/** What a mistyped word may mean, with everything that means the same. The first candidate is the best. */
function guessedSlots(word: QueryWord, candidates: readonly string[], setting: Setting): Slot[] {
  const [best = word.whole, ...others] = candidates
  const { language, meanings } = setting
  const meant = { spelled: best, whole: best, keys: queryKeys(best, language), isLast: false }
  const more = others.map((each) => ({ keys: queryKeys(each, language), relation: GUESSED }))
  const meaning = { equal: meanings.of(meant.keys).equal, narrower: [] }
  return groupSlots([meant], meaning, setting).map(({ lookups, compounds, apart }) => ({
    typed: [word.whole],
    lookups: [...lookups.map(({ keys }) => ({ keys, relation: GUESSED })), { keys: apart, relation: GUESSED }, ...more],
    compounds: compounds.map((compound) => ({ ...compound, relation: GUESSED })),
    apart: [],
    prefix: undefined,
  }))
}

/** Neighbours may be one word in documents: `karjalan paisti`, `5 kg`. */
function joinWith(
  one: { words: readonly QueryWord[]; slots: Slot[] },
  other: { words: readonly QueryWord[]; slots: Slot[] },
  { language, meanings, known }: Setting,
): void {
  const [left, right] = [one.words.at(-1), other.words[0]]
  if (!left || !right) return
  const keys = queryKeys(left.spelled + right.spelled, language)
  const isKnown = keys.some((key) => known.has(key))
  const slots = [...one.slots, ...other.slots]
  // The two sides of a compound share their lookups.
  const lookups = new Set(slots.map((slot) => slot.lookups))
  if (isKnown) for (const each of lookups) each.push({ keys, relation: SAME })
  // A joined word may be incomplete too: `mett w`.
  else if (right.isLast && right.whole.length < MIN_PREFIX_LENGTH && left.whole.length >= MIN_PREFIX_LENGTH)
    for (const slot of slots) slot.prefix = left.whole + right.whole
  for (const words of meanings.of(keys).equal) {
    if (words.length > 1) continue
    for (const each of lookups) each.push({ keys: queryKeys(words[0] as string, language), relation: EQUAL })
  }
}
