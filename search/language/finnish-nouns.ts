import { anyKind, atMost, type Candidate, ends, isVowel, type Propose, without } from './finnish-candidates.ts'
import { kinds } from './finnish-lexicon.ts'
import { plural } from './finnish-plural.ts'
import { singular, singularStem } from './finnish-singular.ts'

/** What an inflected noun or adjective may be a form of; the word itself, uninflected, included. Without marks. */
export function nounCandidates(word: string): Candidate[] {
  const found: Candidate[] = []
  const propose: Propose = (base, kind, trust) => {
    if (base.length < 2) return
    const same = found.find((one) => one.base === base && one.kind === kind)
    if (same) same.trust = Math.max(same.trust, trust)
    else found.push({ base, kind, trust })
  }
  uninflected(word, propose)
  cases(word, propose)
  possessives(word, propose)
  clitics(word, propose)
  return found
}

/** Words whose end tells that they are base forms, though they look as if they had a case. */
function uninflected(word: string, propose: Propose) {
  propose(word, anyKind, 0)
  if (word.length < 6) return
  if (ends(word, 'nen')) propose(word, kinds.nen, 2)
  if (/[aeiouy]ton$/.test(word)) propose(word, kinds.ton, /[aeiouy][^aeiouy]+[aeiouy]ton$/.test(word) ? 2 : 1)
  if (ends(word, 'nut') || ends(word, 'nyt')) propose(word, kinds.ut, 2)
}

function cases(word: string, propose: Propose) {
  singular(word, propose)
  plural(word, propose)
}

/** mme is hardly ever anything else; the others end plain words too (pekoni, vesi), so only the lexicon can confirm them. */
const possessiveEndings: readonly (readonly [ending: string, trust: number])[] = [
  ['mme', 1],
  ['nne', 0],
  ['nsa', 0],
  ['ni', 0],
  ['si', 0],
]

function possessives(word: string, propose: Propose) {
  for (const [ending, trust] of possessiveEndings) {
    if (!ends(word, ending)) continue
    const owned = without(word, ending.length)
    if (owned.length < 3 || !isVowel(owned.at(-1))) continue
    const limited = atMost(trust, propose)
    singularStem(owned, 'strong', limited)
    cases(ends(owned, 'kse') ? `${without(owned, 1)}i` : owned, limited)
    if (/(?:ide|ie|je|te|[aeiouy]{2})$/.test(owned)) cases(`${owned}n`, limited)
  }
  const owned = /(?:ssa|sta|lla|lta|na|ta)an$/.test(word) ? without(word, 2) : ''
  if (owned.length > 4) cases(owned, atMost(0, propose))
}

function clitics(word: string, propose: Propose) {
  for (const ending of ['kin', 'kaan', 'han', 'ko', 'pa']) {
    const rest = ends(word, ending) ? without(word, ending.length) : ''
    if (rest.length < 3) continue
    propose(rest, anyKind, 0)
    cases(rest, atMost(0, propose))
  }
}
