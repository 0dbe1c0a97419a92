import { strongStems, weakStems } from './finnish-gradation.ts'
import { kinds, steady } from './finnish-lexicon.ts'
import { SuffixTree } from './suffix-tree.ts'

/**
 * A base form that a word may be a form of.
 * Trust says when to believe it of a word that the lexicon does not know: 0 never, 1 perhaps, 2 its shape tells. `unchanged` is
 * for one that only a new word can have.
 */
export type Candidate = { base: string; kind: number; trust: number }

/** Takes a candidate in. */
export type Propose = (base: string, kind: number, trust: number) => void

/** Which form of its consonants a stem has before an ending. Some endings allow both: laatikkoja, laatikoita. */
export type Grade = 'weak' | 'strong' | 'either'

/** Of a word that stands uninflected. */
export const anyKind = -1

/** The consonants of a known word would have changed: hakun is of hakku, not of haku. A new word may keep them: cocon, blogin. */
export const unchanged = -1

export const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)
export const ends = (word: string, ending: string) => word.endsWith(ending)
export const without = (word: string, count: number) => word.slice(0, -count)
export const syllables = (word: string) => (word.match(/[aeiouy]+/g) ?? []).length

export function byLastLetter<Row extends readonly [ending: string, ...rest: unknown[]]>(rows: readonly Row[]) {
  return Map.groupBy(rows, ([ending]) => ending.at(-1) as string)
}

/** Believes what comes no more than so far. */
export const atMost =
  (limit: number, propose: Propose): Propose =>
  (base, kind, trust) => {
    if (trust !== unchanged) propose(base, kind, Math.min(limit, trust))
  }

/** The usual weak form of a stem that is strong in the oblique cases: leikke of leikkeen gives leike. */
export const weakened = (stem: string) => weakStems(stem)[0] ?? stem

/** The stems with strong consonants that this one may be a form of. */
export function graded(stem: string, grade: Grade, take: (stem: string, trust: number) => void) {
  if (grade === 'strong') return take(stem, 1)
  for (const strong of strongStems(stem)) {
    const isLikely = strong.open && (grade === 'weak' ? isLong(strong.stem) : ends(without(strong.stem, 1), 'kk'))
    take(strong.stem, isLikely ? 1 : 0)
  }
  const mayStay = grade === 'either' || weakStems(stem).length === 0 || steady.has(stem)
  take(stem, mayStay ? 1 : unchanged)
}

/** nn is nt of long words only: toiminnan, but pannun. */
const isLong = (strong: string) => !/nt.$/.test(strong) || syllables(strong) > 2

/** Proposes the bases of the stems or forms in a list, at the end of compounds too. */
export class OddStems {
  #ends: SuffixTree
  #bases: readonly string[]

  constructor(list: Readonly<Record<string, string>>) {
    this.#ends = new SuffixTree(new Map(Object.keys(list).map((stem, index) => [stem, index + 1])))
    this.#bases = Object.values(list)
  }

  propose(stem: string, propose: Propose): void {
    this.#ends.endsOf(stem, (start, value) => propose(stem.slice(0, start) + this.#bases[value - 1], kinds.odd, 0))
  }
}
