import { strongStems, weakStems } from './finnish-gradation.ts'
import { kinds, steady } from './finnish-lexicon.ts'
import { oddForms, oddPluralStems, oddStems } from './finnish-words.ts'
import { SuffixTree } from './suffix-tree.ts'

/**
 * A base form that a word may be a form of.
 * Trust says when to believe it of a word that the lexicon does not know: 0 never, 1 perhaps, 2 its shape tells.
 */
export type Candidate = { base: string; kind: number; trust: number }

/** Of a word that stands uninflected. */
const anyKind = -1

/** Takes a candidate in. */
type Propose = (base: string, kind: number, trust: number) => void

/** Which form of its consonants a stem has before an ending. Some endings allow both: laatikkoja, laatikoita. */
type Grade = 'weak' | 'strong' | 'either'

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)
const ends = (word: string, ending: string) => word.endsWith(ending)
const without = (word: string, count: number) => word.slice(0, -count)

/** vastuullisuus, pehmeys; uusi alone is too short for it. */
const quality = /.{2}(?:[^aeiouy]uu|[^aeiouy]yy|eu|ey|iu)$/

/** The usual weak form of a stem that is strong in the oblique cases: leikke of leikkeen gives leike. */
const weakened = (stem: string) => weakStems(stem)[0] ?? stem

function byLastLetter<Row extends readonly [ending: string, ...rest: unknown[]]>(rows: readonly Row[]) {
  return Map.groupBy(rows, ([ending]) => ending.at(-1) as string)
}

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
  if (ends(word, 'ton')) propose(word, kinds.ton, 2)
  if (ends(word, 'nut') || ends(word, 'nyt')) propose(word, kinds.ut, 2)
}

function cases(word: string, propose: Propose) {
  const base = odd.forms.get(word)
  if (base) propose(base, kinds.odd, 2)
  singular(word, propose)
  partitive(word, propose)
  plural(word, propose)
}

/** Forms of the plural that end like a genitive of the singular. */
const pluralInN = /(?:[aeouy]ide|itte|[^aeiouy]ie|je|[aeouy]ihi|isii|..[is][sn]te)n$/

const weakEndings = byLastLetter(
  ['ssa', 'sta', 'lla', 'lta', 'lle', 'ksi', 'sti', 'n', 't'].map((ending) => [ending] as const),
)

function singular(word: string, propose: Propose) {
  const isPlural = word.length > 5 && pluralInN.test(word)
  for (const [ending] of weakEndings.get(word.at(-1) as string) ?? [])
    if (ends(word, ending) && !(isPlural && ending === 'n')) singularStem(without(word, ending.length), 'weak', propose)
  if (ends(word, 'na'))
    singularStem(without(word, 2), 'strong', /(?:tt[uy]|va|ja)na$/.test(word) ? propose : atMost(0, propose), propose)
  const [last, second, third, fourth] = [word.at(-1), word.at(-2), word.at(-3), word.at(-4)]
  if (last !== 'n' || !isVowel(second)) return
  if (second === third) singularStem(without(word, 2), 'strong', second === 'e' ? atMost(0, propose) : propose, propose)
  if (ends(word, 'seen') && fourth === 's' && (word.at(-5) === word.at(-6) || isVowel(word.at(-6))))
    singularStem(without(word, 4), 'strong', propose)
  if (third === 'h' && isVowel(fourth) && isVowel(word.at(-5))) singularStem(without(word, 3), 'strong', propose)
}

const atMost =
  (limit: number, propose: Propose): Propose =>
  (base, kind, trust) =>
    propose(base, kind, Math.min(limit, trust))

/** What the stem before an ending of the singular belongs to. `shaped` takes those whose shape tells, whatever the ending. */
function singularStem(stem: string, grade: Grade, propose: Propose, shaped: Propose = propose) {
  if (stem.length < 2 || !isVowel(stem.at(-1))) return
  odd.singular.propose(stem, propose)
  const two = stem.slice(-2)
  switch (stem.at(-1)) {
    case 'e':
      return eStem(stem, two, grade, propose, shaped)
    case 'a':
      if (ends(stem, 'ttoma')) return shaped(`${without(stem, 5)}ton`, kinds.ton, 2)
      if (ends(stem, 'ima')) propose(`${weakened(without(stem, 2))}n`, kinds.ime, 0)
      if (ends(stem, grade === 'strong' ? 'mpa' : 'mma')) propose(`${without(stem, 3)}mpi`, kinds.comparative, 1)
      if (two === 'aa' && stem.at(-3) !== 'd')
        propose(`${weakened(without(stem, 1))}s`, kinds.longVowel, /([kpt])\1aa$/.test(stem) ? 1 : 0)
      break
    case 'i':
      if (two === 'ii') return propose(`${weakened(without(stem, 1))}s`, kinds.longVowel, 0)
      break
    case 'u':
    case 'y':
      // Participles: paistetun is of paistettu, marinoidun of marinoitu.
      if (grade === 'weak' && /.{3}[aeo]t[uy]$/.test(stem))
        return propose(`${without(stem, 1)}t${stem.at(-1)}`, kinds.vowel, 2)
      if (grade === 'weak' && /.{3}oid[uy]$/.test(stem))
        return propose(`${without(stem, 2)}t${stem.at(-1)}`, kinds.vowel, 2)
  }
  // Few words end so: voi, tiistai, makuu. What looks like one is a plural (kaloi-hin) or an illative (vinoo-n).
  if (/[aeouy]i$|oo$|uu$|yy$/.test(stem)) return propose(stem, kinds.vowel, 0)
  graded(stem, grade, (base, trust) => propose(base, kinds.vowel, trust))
}

function eStem(stem: string, two: string, grade: Grade, propose: Propose, shaped: Propose) {
  if (two === 'ee') {
    if (ends(stem, 'nee')) propose(`${without(stem, 2)}ut`, kinds.ut, 0)
    propose(stem, kinds.vowel, 0)
    if (!/(?:[aeiouy]s|ks|[uy]t|im)ee$/.test(stem)) propose(weakened(without(stem, 1)), kinds.e, 2)
    return
  }
  if (two === 'se' && isVowel(stem.at(-3)) && stem.at(-3) !== stem.at(-4) && stem.length > 4)
    shaped(`${without(stem, 2)}nen`, kinds.nen, 2)
  if (ends(stem, 'kse')) shaped(`${without(stem, 3)}s`, kinds.ks, 2)
  if (two === (grade === 'strong' ? 'te' : 'de')) {
    const isQuality = quality.test(without(stem, 2))
    if (isQuality) shaped(`${without(stem, 2)}s`, kinds.uus, 2)
    else propose(`${without(stem, 2)}si`, kinds.si, 0)
  }
  if (/[rn](?:re|ne|te)$/.test(stem)) propose(`${without(stem, 2)}si`, kinds.si, 0)
  if (ends(stem, 'ime')) shaped(`${weakened(without(stem, 2))}n`, kinds.ime, 1)
  if (two === 'ue' || two === 'ye') propose(`${without(stem, 1)}t`, kinds.ut, 0)
  propose(without(stem, 1), kinds.consonant, 0)
  graded(stem, grade, (base, trust) => {
    propose(`${without(base, 1)}i`, kinds.eStem, trust)
    propose(base, kinds.vowel, trust)
  })
}

/** The stems with strong consonants that this one may be a form of. What would have changed and did not is not believed. */
function graded(stem: string, grade: Grade, take: (stem: string, trust: number) => void) {
  if (grade === 'strong') return take(stem, 1)
  for (const strong of strongStems(stem)) {
    const isLikely = strong.open && (grade === 'weak' ? isLong(strong.stem) : ends(without(strong.stem, 1), 'kk'))
    take(strong.stem, isLikely ? 1 : 0)
  }
  if (grade === 'either' || weakStems(stem).length === 0 || steady.has(stem)) take(stem, 1)
  else take(stem, 0.5)
}

/** nn is nt of long words only: toiminnan, but pannun. */
const isLong = (strong: string) => !/nt.$/.test(strong) || (strong.match(/[aeiouy]+/g) ?? []).length > 2

function partitive(word: string, propose: Propose) {
  if (!ends(word, 'a')) return
  const stem = without(word, 1)
  if (isVowel(stem.at(-1))) {
    const isE = stem.at(-1) === 'e'
    singularStem(stem, 'strong', isE || /[aeiouy][aeouy]$/.test(stem) ? atMost(0, propose) : propose)
  }
  if (ends(word, 'ta')) consonantStem(word, without(word, 2), propose)
}

/** Before the ta of the partitive. */
function consonantStem(word: string, stem: string, propose: Propose) {
  if (/(?:aa|ee|ii|oo|uu|yy|io|uo|yo|ie)$/.test(stem)) propose(stem, kinds.vowel, 1)
  else if (/[aeiouy]{2}$/.test(stem)) propose(stem, kinds.vowel, 0)
  switch (stem.at(-1)) {
    case 't':
      if (ends(word, 'etta')) propose(without(stem, 1), kinds.e, 2)
      if (quality.test(without(stem, 1))) propose(`${without(stem, 1)}s`, kinds.uus, 2)
      else propose(`${without(stem, 1)}si`, kinds.si, 0)
      return propose(stem, kinds.ut, 0)
    case 's':
      if (isVowel(stem.at(-2))) {
        propose(`${without(stem, 1)}nen`, kinds.nen, nenTrust(stem))
        propose(stem, kinds.ks, /[uyo]s$/.test(stem) ? 1 : 0)
        propose(stem, kinds.longVowel, ends(stem, 'kas') ? 1 : 0)
      }
      return
    case 'n':
      if (ends(stem, 'ton')) return propose(stem, kinds.ton, 2)
      if (ends(stem, 'in')) propose(stem, kinds.ime, 0)
  }
  propose(stem, kinds.consonant, 0)
  propose(`${stem}i`, kinds.eStem, 0)
}

/** The partitive of suomalainen is told from an elative by what stands before: suomalaista, herkullista, paistamista. */
function nenTrust(stem: string): number {
  if (/.{3}(?:[^k]ais|llis|[aeiouy]mis)$/.test(stem)) return 2
  return /[aeouy]is$/.test(stem) ? 1 : 0
}

/** The endings after the i of the plural, the longest first where one ends another. */
const pluralEndings = byLastLetter<readonly [ending: string, grade: Grade]>([
  ['issa', 'weak'],
  ['ista', 'weak'],
  ['illa', 'weak'],
  ['ilta', 'weak'],
  ['ille', 'weak'],
  ['iksi', 'weak'],
  ['ina', 'strong'],
  ['ia', 'strong'],
  ['ja', 'strong'],
  ['ita', 'either'],
  ['ien', 'strong'],
  ['jen', 'strong'],
  ['iden', 'either'],
  ['itten', 'either'],
  ['iin', 'strong'],
  ['ihin', 'either'],
  ['isiin', 'strong'],
  ['ineen', 'strong'],
])

function plural(word: string, propose: Propose) {
  for (const [ending, grade] of pluralEndings.get(word.at(-1) as string) ?? [])
    if (ends(word, ending)) pluralStem(without(word, ending.length), grade, ending, propose)
  if (!ends(word, 'ten')) return
  const stem = without(word, 3)
  if (isVowel(stem.at(-1))) return
  if (ends(stem, 's')) {
    propose(`${without(stem, 1)}nen`, kinds.nen, 1)
    propose(stem, kinds.ks, 0)
  }
  if (ends(stem, 'in')) propose(stem, kinds.ime, 1)
  propose(stem, kinds.consonant, 0)
  propose(`${stem}i`, kinds.eStem, 0)
}

function pluralStem(stem: string, grade: Grade, ending: string, propose: Propose) {
  if (stem.length < 2) return
  const isPartitiveLike = ending[0] === 'j'
  odd.plural.propose(stem, propose)
  if (stem.length < 3) return
  const isLongForm = ending === 'ita' || ending === 'iden' || ending === 'itten'
  // Words of two syllables have the short ending: kirjoja, keittoja, pihvejä.
  const isTooShort = isLongForm && (stem.match(/[aeiouy]+/g) ?? []).length < 3
  switch (stem.at(-1)) {
    case 'o':
      if (ending === 'ia' || ending === 'ien' || isTooShort) return
      return graded(stem, grade, (base, trust) => {
        const fromA = ends(base, 'ijo') ? 2 : ends(base, 'io') ? 0 : trust
        propose(base, kinds.vowel, Math.min(trust, ends(base, 'ijo') ? 0 : 1))
        propose(`${without(base, 1)}a`, kinds.aToO, fromA)
      })
    case 'u':
    case 'y':
      propose(`${stem}t`, kinds.ut, 0)
      if (isTooShort) return
      return graded(stem, grade, (base, trust) => propose(base, kinds.vowel, trust))
    case 'e':
      if (!isTooShort)
        graded(stem, grade, (base, trust) =>
          propose(`${without(base, 1)}i`, kinds.vowel, isPartitiveLike ? 2 * trust : trust),
        )
      if (isPartitiveLike) return
      if (ends(stem, 'ne')) propose(`${without(stem, 1)}ut`, kinds.ut, 0)
      propose(`${stem}a`, kinds.vowel, 0)
      propose(`${stem}e`, kinds.vowel, 0)
      return propose(weakened(stem), kinds.e, 1)
    case 'a':
      propose(`${stem}a`, kinds.vowel, 0)
      return propose(`${weakened(stem)}s`, kinds.longVowel, /([kpt])\1a$/.test(stem) ? 1 : 0)
    case 'i':
      return propose(`${weakened(stem)}s`, kinds.longVowel, 0)
  }
  if (!isPartitiveLike && !isLongForm && ending !== 'ihin' && ending !== 'isiin')
    consonantPlural(stem, grade, ending, propose)
}

function consonantPlural(stem: string, grade: Grade, ending: string, propose: Propose) {
  if (ends(stem, 's') && isVowel(stem.at(-2))) {
    propose(`${stem}i`, kinds.si, 0)
    if (stem.length > 3) propose(`${without(stem, 1)}nen`, kinds.nen, 2)
  }
  if (/.{3}[ai]j$/.test(stem)) propose(`${stem}a`, kinds.aDrops, 2)
  if (ends(stem, 'ks')) {
    propose(`${without(stem, 2)}s`, kinds.ks, 2)
    if (/[uy]{2}ks$/.test(stem)) propose(`${without(stem, 2)}s`, kinds.uus, 2)
  }
  if (ends(stem, 'ttom')) return propose(`${without(stem, 4)}ton`, kinds.ton, 2)
  if (ends(stem, 'im')) propose(`${weakened(without(stem, 1))}n`, kinds.ime, 1)
  if (ends(stem, grade === 'strong' ? 'mp' : 'mm')) propose(`${without(stem, 2)}mpi`, kinds.comparative, 1)
  propose(stem, kinds.consonant, 0)
  if (ending === 'ien') propose(`${stem}i`, kinds.vowel, 1)
  graded(`${stem}a`, grade, (base, trust) => {
    propose(base, kinds.aDrops, trust)
    propose(`${without(base, 1)}i`, kinds.eStem, 0)
  })
}

class OddStems {
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

const odd = {
  singular: new OddStems(oddStems),
  plural: new OddStems(oddPluralStems),
  forms: new Map(Object.entries(oddForms)),
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
