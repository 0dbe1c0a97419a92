import {
  atMost,
  byLastLetter,
  ends,
  type Grade,
  graded,
  isVowel,
  OddStems,
  type Propose,
  weakened,
  without,
} from './finnish-candidates.ts'
import { kinds } from './finnish-lexicon.ts'
import { oddForms, oddStems } from './finnish-words.ts'

/** vastuullisuus, pehmeys; uusi alone is too short for it. */
const quality = /.{2}(?:[^aeiouy]uu|[^aeiouy]yy|eu|ey|iu)$/

const odd = { stems: new OddStems(oddStems), forms: new OddStems(oddForms) }

/** Forms of the plural that end like a genitive of the singular. */
const pluralInN = /(?:[aeouy]ide|itte|[^aeiouy]ie|[aeiouy]je|[aeouy]ihi|isii|..[is][sn]te)n$/

const weakEndings = byLastLetter(
  ['ssa', 'sta', 'lla', 'lta', 'lle', 'ksi', 'sti', 'n', 't'].map((ending) => [ending] as const),
)

/** The cases of the singular. */
export function singular(word: string, propose: Propose) {
  odd.forms.propose(word, propose)
  partitive(word, propose)
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

/** What the stem before an ending of the singular belongs to. `shaped` takes those whose shape tells, whatever the ending. */
export function singularStem(stem: string, grade: Grade, propose: Propose, shaped: Propose = propose) {
  if (stem.length < 2 || !isVowel(stem.at(-1))) return
  odd.stems.propose(stem, propose)
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
  // New words that end in a consonant get an i before their endings: natriumin, stroganoffia.
  if (/(?:um|off|ing|ab|ail)i$/.test(stem)) propose(without(stem, 1), kinds.vowel, 1)
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
    shaped(`${without(stem, 2)}s`, kinds.uus, isQuality ? 2 : 0)
    if (!isQuality) propose(`${without(stem, 2)}si`, kinds.si, 0)
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

function partitive(word: string, propose: Propose) {
  if (!ends(word, 'a')) return
  const stem = without(word, 1)
  if (isVowel(stem.at(-1))) {
    const isE = stem.at(-1) === 'e'
    singularStem(stem, 'strong', isE || /([aeouy])\1$/.test(stem) ? atMost(0, propose) : propose)
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
      if (quality.test(without(stem, 1))) return propose(`${without(stem, 1)}s`, kinds.uus, 2)
      propose(`${without(stem, 1)}s`, kinds.uus, 0)
      propose(`${without(stem, 1)}si`, kinds.si, 0)
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
  return /.{3}is$/.test(stem) ? 1 : 0
}
