import type { Split, Vocabulary } from './analyser.ts'
import { knownBeginnings, lexicon } from './finnish-lexicon.ts'
import { functionWords, suffixWords } from './finnish-words.ts'
import { folded } from './words.ts'

const noFirstParts = new Set(functionWords.split(/\s+/).map(folded))
const noLastParts = new Set(suffixWords.split(' '))

const shortestLastPart = 4
const shortestFirstPart = 3
/** A word that only the index knows says less, so it has to be longer. */
const shortestUnlistedPart = 5
/** Nobody writes longer ones, and their number of splits grows fast. */
const longestCompound = 64

/** Before a long known word stands, likely enough, a word that is merely not known. */
export const looksLikeWord = (part: string) =>
  part.length > 3 && /[aeiouyns]$/.test(part) && /[aeiouy][^aeiouy]+[aeiouy]/.test(part)

/** Parts base forms at the words that they are made of. It remembers what it parted, so each compound gets a new one. */
export class CompoundSplitter {
  #known: Vocabulary
  #baseForms: (word: string) => readonly string[]
  #isCompound = new Map<string, boolean>()

  constructor(known: Vocabulary, baseForms: (word: string) => readonly string[]) {
    this.#known = known
    this.#baseForms = baseForms
  }

  /** The shortest end first. */
  splits(base: string): Split[] {
    return this.#places(base).map((at) => ({ first: this.#firstKeys(base.slice(0, at)), last: base.slice(at) }))
  }

  #places(base: string): number[] {
    if (base.length > longestCompound || lexicon.has(base)) return []
    const places: number[] = []
    for (let at = base.length - shortestLastPart; at >= 2; at--) if (this.#isParted(base, at)) places.push(at)
    return places
  }

  /** naudan is of nauta, suomalais of suomalainen. */
  #firstKeys(part: string): string[] {
    if (part.length < shortestFirstPart || !this.#mayBegin(part)) return []
    if (part.endsWith('n')) return [...new Set([part, ...this.#baseForms(part)])]
    return part.endsWith('s') ? [part, `${part.slice(0, -1)}nen`] : [part]
  }

  #isParted(base: string, at: number): boolean {
    const last = base.slice(at)
    if (noLastParts.has(last)) return false
    const isListed = lexicon.has(last)
    const isKnown = isListed || (last.length >= shortestUnlistedPart && this.#known.has(last))
    if (!isKnown && !this.#canBeParted(last)) return false
    const first = base.slice(0, at)
    return this.#mayBegin(first) || (isListed && last.length > shortestLastPart && looksLikeWord(first))
  }

  #canBeParted(word: string): boolean {
    const before = this.#isCompound.get(word)
    if (before !== undefined) return before
    const isCompound = this.#places(word).length > 0
    this.#isCompound.set(word, isCompound)
    return isCompound
  }

  /** A compound begins with a word, a genitive (kananmuna), the short form of a word in nen (suomalaisruoka), or a compound. */
  #mayBegin(part: string): boolean {
    if (noFirstParts.has(part)) return false
    // Only a loan ends otherwise: `kebab`.
    if (!/[aeiouylnrst]$/.test(part)) return part.length >= shortestUnlistedPart && this.#known.has(part)
    const isWord = (word: string) => knownBeginnings.has(word) || (word.length > 3 && this.#known.has(word))
    if (isWord(part)) return true
    if (part.endsWith('n') && part.length > 3 && this.#baseForms(part).some((base) => base !== part && isWord(base)))
      return true
    if (part.endsWith('s') && (/..lais$/.test(part) || isWord(`${part.slice(0, -1)}nen`))) return true
    return this.#canBeParted(part)
  }
}
