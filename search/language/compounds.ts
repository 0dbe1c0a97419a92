import type { Split, Vocabulary } from './analyser.ts'
import { folded } from './words.ts'

/** How a language with stems builds compounds. */
export type CompoundRules = {
  /** The key of a word, which may have its marks. */
  stemOf(word: string): string
  /** Letters that may join two parts: Arbeit-s-platz. */
  links: readonly string[]
  /** Keys of words that often end a compound, so that an unknown word before them will do: Vollkorn-brot. */
  lastParts: ReadonlySet<string>
  /** Words that begin compounds, known to the index or not. */
  firstParts: ReadonlySet<string>
}

const shortestPart = 3
/** Nobody writes longer ones. */
const longestCompound = 64
const shortestLastPart = 4
const shortestUnknownPart = 4

/** The shortest end first. */
export function splitsOf(word: string, known: Vocabulary, rules: CompoundRules): readonly Split[] {
  if (word.length > longestCompound) return []
  const splits: Split[] = []
  const own = rules.stemOf(word)
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const last = word.slice(at)
    const key = rules.stemOf(last)
    const isListed = rules.lastParts.has(key)
    if (!isListed && last.length < shortestLastPart) continue
    // A short stem says too little: of the index's `får` one would find `ingefära`.
    const isKnown = known.has(folded(last)) || (key.length >= shortestLastPart && known.has(key))
    if (!isListed && !isKnown && !splits.some((split) => endsInPart(key, split.last, known, rules))) continue
    const first = word.slice(0, at)
    const isUnknownButLikely = isListed && first.length >= shortestUnknownPart && /[aeiouyäöü]/.test(first)
    const firstKeys = beginningsOf(first, known, rules)
    if (!isUnknownButLikely && firstKeys.length === 0) continue
    if (key !== own && !splits.some((split) => split.last === key)) splits.push({ first: firstKeys, last: key })
  }
  return splits
}

/** Whether a last part is itself a compound of a known word and a part already found: Schweine-brat-wurst. */
function endsInPart(key: string, part: string, known: Vocabulary, rules: CompoundRules): boolean {
  return (
    key.length - part.length >= shortestPart &&
    key.endsWith(part) &&
    beginningsOf(key.slice(0, -part.length), known, rules).length > 0
  )
}

/** The keys of the word that a compound may begin with, with or without the letters that join it. */
function beginningsOf(first: string, known: Vocabulary, rules: CompoundRules): string[] {
  const isWord = (word: string) =>
    word.length >= shortestPart &&
    (rules.firstParts.has(folded(word)) || known.has(folded(word)) || known.has(rules.stemOf(word)))
  const linked = rules.links.flatMap((link) => (first.endsWith(link) ? [first.slice(0, -link.length)] : []))
  const words = [first, ...linked].filter(isWord)
  return [...new Set(words.flatMap((word) => [rules.stemOf(word), folded(word)]))]
}
