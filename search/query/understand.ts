import type { Meanings } from '#search/thesaurus/meanings.ts'
import { type QueryWord, queryKeys, queryWords } from './query-words.ts'
import { type Setting, type Slot, slotsOf } from './slots.ts'
import { splitsOfWord } from './word-splits.ts'

/** A query as it was understood. */
export type Understood = {
  /** The words that documents must have. */
  words: readonly QueryWord[]
  slots: readonly Slot[]
  /** The kinds of documents that words of intent chose; none if there were no such words. */
  contentGroups: ReadonlySet<number>
  /** It asks how, when or why, or for help. */
  isAsked: boolean
  /** Something is broken, late or lost. */
  isForHelp: boolean
  /** It names a place, on a site that delivers. */
  isForPlace: boolean
}

/** Slots are counted in the bits of a number. */
const MAX_SLOTS = 24

/** `mayBeBare`: words of intent may be all that the query has, because it also names a limit. */
export type Reading = Setting & { mayBeBare?: boolean }

/** Reads a query. `corrected` has, by the word as typed, what may have been meant instead. */
export function understand(
  q: string,
  reading: Reading,
  corrected: ReadonlyMap<string, readonly string[]> = new Map(),
): Understood {
  const all = queryWords(q, reading.language)
  const { words, contentGroups } = withoutIntents(all, reading)
  const isAsking = words.length < all.length && all.some(({ whole }) => reading.meanings.isAsking(whole))
  const isForHelp = all.some(({ keys }) => reading.meanings.isOfHelp(keys))
  const isAsked = isAsking || isForHelp
  const isForPlace = words.some(({ keys }) => reading.meanings.isPlace(keys)) && reading.isDelivering?.() === true
  const slots = slotsOf(words, corrected, reading).slice(0, MAX_SLOTS)
  return { words, isForPlace, slots, contentGroups, isAsked, isForHelp }
}

/** Words of intent and words without a meaning of their own are left out, if anything else remains. */
function withoutIntents(words: readonly QueryWord[], reading: Reading): Pick<Understood, 'words' | 'contentGroups'> {
  const { meanings } = reading
  const contentGroups = new Set<number>()
  const choose = (groups: ReadonlySet<number>) => {
    for (const group of groups) contentGroups.add(group)
  }
  const { meant, inPhrases } = withoutIgnored(words, meanings)
  const left: QueryWord[] = []
  const together = meanings.intentsTogether(words.map(({ whole }) => whole))
  for (const word of meant) {
    // `toimituksen hinta` is a thing of its own, and asks for no product.
    if (inPhrases.has(word)) {
      left.push(word)
      continue
    }
    const intent = together.get(word.whole) ?? meanings.intentOf(word.keys)
    const inside = intent ? undefined : intentInside(word, reading)
    if (intent) choose(intent)
    else if (inside) {
      choose(inside.groups)
      left.push(inside.word)
    } else left.push(word)
  }
  if (left.length > 0 || reading.mayBeBare) return { words: left, contentGroups }
  return { words: meant.length > 0 ? meant : words, contentGroups: new Set() }
}

/** Words without a meaning of their own may have one in a phrase: `ohne Milch`. */
function withoutIgnored(words: readonly QueryWord[], meanings: Meanings) {
  const meant: QueryWord[] = []
  const inPhrases = new Set<QueryWord>()
  let isApart = false
  const isSaid = ({ whole }: QueryWord) => !meanings.isIgnored(whole) && !meanings.isAsking(whole)
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, isSaid, meanings)
    const own = phrase ?? words.slice(at, at + 1)
    const kept = phrase ?? own.filter(isSaid)
    meant.push(...(isApart ? kept.map((word) => ({ ...word, isApart })) : kept))
    isApart = kept.length === 0
    if (phrase) for (const word of meant.slice(-own.length)) inPhrases.add(word)
    at = words.indexOf(own.at(-1) as QueryWord) + 1
  }
  return { meant, inPhrases }
}

/** The phrase that begins here. Words without a meaning may stand in it: `var kan man köpa` is `var köpa`. */
function phraseAt(
  words: readonly QueryWord[],
  at: number,
  isSaid: (word: QueryWord) => boolean,
  meanings: Meanings,
): readonly QueryWord[] | undefined {
  const [first, ...others] = words.slice(at)
  const phraseIn = (some: readonly QueryWord[]) =>
    some.slice(0, meanings.phraseOf(some.map(({ keys }) => keys))?.length ?? 0)
  if (!first) return undefined
  const together = phraseIn([first, ...others])
  const found = together.length > 0 ? together : phraseIn([first, ...others.filter(isSaid)])
  return found.length > 0 ? found : undefined
}

/** `lasagneresepti` is `lasagne` with an intent, unless documents have that word. */
function intentInside(word: QueryWord, reading: Reading) {
  const { language, meanings, known } = reading
  if (word.keys.some((key) => known.has(key))) return undefined
  for (const { first, last } of splitsOfWord(word.spelled, reading)) {
    const groups = meanings.intentOf([last])
    const [spelled] = first
    if (!groups || spelled === undefined) continue
    const keys = [...new Set(first.flatMap((key) => queryKeys(key, language)))]
    return { groups, word: { ...word, spelled, keys, isLast: false } }
  }
  return undefined
}
