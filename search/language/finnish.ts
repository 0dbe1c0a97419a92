import type { Analyser } from './analyser.ts'
import { type Candidate, unchanged } from './finnish-candidates.ts'
import { CompoundSplitter, looksLikeWord } from './finnish-compounds.ts'
import { knownBeginnings, lexicon } from './finnish-lexicon.ts'
import { nounCandidates } from './finnish-nouns.ts'
import { infinitiveOf, infinitiveOfPassive, verbForms } from './finnish-verbs.ts'
import { endingWords } from './finnish-words.ts'
import { remembered } from './remembered.ts'
import { SuffixTree } from './suffix-tree.ts'
import { folded, partsOfCode } from './words.ts'

const mostKeys = 4
/** What is longer is no word, and not worth the time. */
const longestWord = 64

/** The base forms that a word may have, best first. */
const baseForms = remembered((word: string): readonly string[] => {
  const code = partsOfCode(word)
  if (code) return code
  const plain = folded(word)
  if (plain.length < 3 || plain.length > longestWord) return [plain]
  const verb = verbForms.get(plain)
  const bases = nounBases(plain, verb !== undefined)
  const infinitives = [verb, ...bases.map(infinitiveOf)].filter((one) => one !== undefined)
  if (infinitives.length === 0 && bases.length <= mostKeys) return bases
  return [...new Set([...bases, ...infinitives])].slice(0, mostKeys)
})

function nounBases(plain: string, isVerb: boolean): readonly string[] {
  const candidates = nounCandidates(plain)
  let best = 0
  const ranks = candidates.map((one) => {
    const rank = rankOf(one)
    if (rank > best) best = rank
    return rank
  })
  if (best > 0) return distinct(candidates.filter((_, index) => ranks[index] === best))
  if (isVerb) return [plain]
  const infinitive = infinitiveOfPassive(plain)
  if (infinitive) return [infinitive]
  const believed = distinct(candidates.filter((one) => one.trust !== 0 && one.base.length > 3))
  return believed.length === 0 || mayBeUninflected(plain) ? [plain, ...believed] : believed
}

function distinct(candidates: readonly Candidate[]): string[] {
  const bases: string[] = []
  for (const { base } of candidates) if (!bases.includes(base)) bases.push(base)
  return bases
}

const isKnown = 1000
const endsInKnown = 500
const shapeTells = 300
const mayEndInKnown = 100

/**
 * How sure a base form is; 0 when only its ending speaks for it. A known word comes before a compound of known words, that before
 * a shape that tells, and last comes a short known word after letters that are no word. The longer the last part the better.
 */
function rankOf({ base, kind, trust }: Candidate): number {
  if (trust === unchanged) return 0
  let rank = trust === 2 ? shapeTells : 0
  lexiconEnds.endsOf(base, (start, kindsOfEnd) => {
    if ((kindsOfEnd & kind) === 0) return
    const length = base.length - start
    if (start === 0) rank = isKnown
    else if (start < 2 || length < 3) return
    else if (knownBeginnings.has(base.slice(0, start))) rank = (length > 3 ? endsInKnown : shapeTells) - start
    else if (
      rank < endsInKnown &&
      length > 3 &&
      !endingLike.has(base.slice(start)) &&
      looksLikeWord(base.slice(0, start))
    )
      rank = Math.max(rank, length > 4 ? shapeTells + 1 : mayEndInKnown - start)
  })
  return rank
}

const lexiconEnds = new SuffixTree(lexicon)

const mayBeUninflected = (word: string) => !/(?:[aeiouy]t|[^i]n|iin|ssa|sta|lta|ltaan|ksi|mme)$/.test(word)

const endingLike = new Set(endingWords.split(' '))

/** Finnish: words are found by their base forms, which rules of inflection propose and a lexicon of known words chooses from. */
export const finnish: Analyser = {
  keysOf: baseForms,
  queryKeysOf(word) {
    const plain = folded(word)
    const keys = baseForms(word)
    return keys.includes(plain) ? keys : [...keys, plain]
  },
  compoundSplits(word, known) {
    const splitter = new CompoundSplitter(known, baseForms)
    return baseForms(word).flatMap((base) => splitter.splits(base))
  },
  isListed: (word) => baseForms(word).some((base) => lexicon.has(base)),
}
