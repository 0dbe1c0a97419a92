import type { Analyser, Vocabulary } from './analyser.ts'
import { knownBeginnings, lexicon } from './finnish-lexicon.ts'
import { type Candidate, nounCandidates } from './finnish-nouns.ts'
import { infinitiveOf, infinitiveOfPassive, verbForms } from './finnish-verbs.ts'
import { endings, functionWords } from './finnish-words.ts'
import { remembered } from './remembered.ts'
import { SuffixTree } from './suffix-tree.ts'
import { folded, partsOfCode } from './words.ts'

const mostKeys = 4

/** The base forms that a word may have, best first. */
const baseForms = remembered((word: string): readonly string[] => {
  const code = partsOfCode(word)
  if (code) return code
  const plain = folded(word)
  if (plain.length < 3) return [plain]
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
  const believed = distinct(candidates.filter((one) => one.trust > 0 && one.base.length > 3))
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
  // A stem whose consonants would have changed is no form of a known word.
  if (trust === 0.5) return 0
  let rank = trust === 2 ? shapeTells : 0
  lexiconEnds.endsOf(base, (start, kindsOfEnd) => {
    if ((kindsOfEnd & kind) === 0) return
    const length = base.length - start
    if (start === 0) rank = isKnown
    else if (start < 2 || length < 3) return
    else if (knownBeginnings.has(base.slice(0, start))) rank = (length > 3 ? endsInKnown : shapeTells) - start
    else if (rank < endsInKnown && length > 3 && looksLikeWord(base.slice(0, start)))
      rank = Math.max(rank, length > 4 ? shapeTells + 1 : mayEndInKnown - start)
  })
  return rank
}

const lexiconEnds = new SuffixTree(lexicon)

const mayBeUninflected = (word: string) => !/(?:[aeiouy]t|[^i]n|iin|ssa|sta|lta|ltaan|ksi|mme)$/.test(word)

const noFirstParts = new Set(functionWords.split(/\s+/).map(folded))
const noLastParts = new Set(endings.split(/\s+/).map(folded))

/** Whether a compound may begin so: with a word, a genitive (kananmuna), or the short form of a word in nen (suomalaisruoka). */
function mayBegin(part: string, known: Vocabulary): boolean {
  if (part.length < 2 || noFirstParts.has(part) || !/[aeiouylnrst]$/.test(part)) return false
  const isWord = (word: string) => knownBeginnings.has(word) || (word.length > 3 && known.has(word))
  if (isWord(part)) return true
  if (part.endsWith('n') && part.length > 3 && baseForms(part).some((base) => base !== part && isWord(base)))
    return true
  if (part.endsWith('s') && (part.endsWith('lais') || isWord(`${part.slice(0, -1)}nen`))) return true
  return splits(part, known).length > 0
}

/** Before a long known word stands, likely enough, a word that is merely not known. */
const looksLikeWord = (part: string) =>
  part.length > 3 && /[aeiouyns]$/.test(part) && /[aeiouy][^aeiouy]+[aeiouy]/.test(part)

/** Where a base form may be parted in two words. */
function splits(base: string, known: Vocabulary): readonly number[] {
  if (lexicon.has(base)) return []
  const places: number[] = []
  for (let at = base.length - 4; at >= 2; at--) {
    const tail = base.slice(at)
    if (noLastParts.has(tail)) continue
    const isListed = lexicon.has(tail)
    if (!isListed && !(tail.length > 4 && known.has(tail)) && splits(tail, known).length === 0) continue
    const part = base.slice(0, at)
    if (mayBegin(part, known) || (isListed && tail.length > 4 && looksLikeWord(part))) places.push(at)
  }
  return places
}

export const finnish: Analyser = {
  keysOf: baseForms,
  questionKeysOf(word) {
    const plain = folded(word)
    const keys = baseForms(word)
    return keys.includes(plain) ? keys : [...keys, plain]
  },
  compoundParts(word, known) {
    const parts = new Set<string>()
    for (const base of baseForms(word)) for (const at of splits(base, known)) parts.add(base.slice(at))
    return [...parts]
  },
}
