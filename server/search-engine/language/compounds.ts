import type { Vocabulary } from './analyser.ts'
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

/** The keys of the later parts of a compound, the shortest first. */
export function laterParts(word: string, known: Vocabulary, rules: CompoundRules): readonly string[] {
  if (word.length > longestCompound) return []
  const parts: string[] = []
  const own = rules.stemOf(word)
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const last = word.slice(at)
    const key = rules.stemOf(last)
    const isListed = rules.lastParts.has(key)
    if (!isListed && last.length < shortestLastPart) continue
    // A short stem says too little: of the index's `får` one would find `ingefära`.
    const isKnown = known.has(folded(last)) || (key.length >= shortestLastPart && known.has(key))
    if (!isListed && !isKnown && !parts.some((part) => endsInPart(key, part, known, rules))) continue
    const first = word.slice(0, at)
    const isUnknownButLikely = isListed && first.length >= shortestUnknownPart && /[aeiouyäöü]/.test(first)
    if ((isUnknownButLikely || mayBegin(first, known, rules)) && key !== own && !parts.includes(key)) parts.push(key)
  }
  return parts
}

/** Whether a last part is itself a compound of a known word and a part already found: Schweine-brat-wurst. */
function endsInPart(key: string, part: string, known: Vocabulary, rules: CompoundRules): boolean {
  return (
    key.length - part.length >= shortestPart && key.endsWith(part) && mayBegin(key.slice(0, -part.length), known, rules)
  )
}

function mayBegin(first: string, known: Vocabulary, rules: CompoundRules): boolean {
  const isWord = (word: string) =>
    word.length >= shortestPart &&
    (rules.firstParts.has(folded(word)) || known.has(folded(word)) || known.has(rules.stemOf(word)))
  return isWord(first) || rules.links.some((link) => first.endsWith(link) && isWord(first.slice(0, -link.length)))
}
