import type { Language } from '#contract/site.ts'
import { analyserFor, type Vocabulary } from '#server/search-engine/language/language.ts'
import type { Meanings } from './meanings.ts'
import { type QueryWord, queryKeys, queryWords } from './query-words.ts'
import { type Slot, slotsOf } from './slots.ts'

/** A query as it was understood. */
export type Understood = {
  /** The words that documents must have. */
  words: readonly QueryWord[]
  slots: readonly Slot[]
  /** The kinds of documents that words of intent chose; none if there were no such words. */
  contentGroups: ReadonlySet<number>
}

/** Slots are counted in the bits of a number. */
const MAX_SLOTS = 24

export type Reading = { language: Language; meanings: Meanings; known: Vocabulary }

/** Reads a query. `corrected` has, by the word as typed, what may have been meant instead. */
export function understand(
  q: string,
  reading: Reading,
  corrected: ReadonlyMap<string, readonly string[]> = new Map(),
): Understood {
  const { words, contentGroups } = withoutIntents(queryWords(q, reading.language), reading)
  return { words, slots: slotsOf(words, corrected, reading).slice(0, MAX_SLOTS), contentGroups }
}

/** Words of intent and words without a meaning of their own are left out, if anything else remains. */
function withoutIntents(words: readonly QueryWord[], reading: Reading): Pick<Understood, 'words' | 'contentGroups'> {
  const { meanings } = reading
  const contentGroups = new Set<number>()
  const choose = (groups: ReadonlySet<number>) => {
    for (const group of groups) contentGroups.add(group)
  }
  const meant = words.filter(({ whole }) => !meanings.isIgnored(whole))
  const left: QueryWord[] = []
  for (const word of meant) {
    const intent = meanings.intentOf(word.keys)
    const inside = intent ? undefined : intentInside(word, reading)
    if (intent) choose(intent)
    else if (inside) {
      choose(inside.groups)
      left.push(inside.word)
    } else left.push(word)
  }
  if (left.length > 0) return { words: left, contentGroups }
  return { words: meant.length > 0 ? meant : words, contentGroups: new Set() }
}

/** `lasagneresepti` is `lasagne` with an intent, unless documents have that word. */
function intentInside(word: QueryWord, { language, meanings, known }: Reading) {
  if (word.keys.some((key) => known.has(key))) return undefined
  for (const { first, last } of analyserFor(language).compoundSplits(word.spelled, known)) {
    const groups = meanings.intentOf([last])
    const [spelled] = first
    if (!groups || spelled === undefined) continue
    const keys = [...new Set(first.flatMap((key) => queryKeys(key, language)))]
    return { groups, word: { ...word, spelled, keys, isLast: false } }
  }
  return undefined
}
