import { finnish } from '#search/language/finnish.ts'
import { strongStems, weakStems } from '#search/language/finnish-gradation.ts'
import { knownBeginnings, lexicon } from '#search/language/finnish-lexicon.ts'
import { folded } from '#search/language/words.ts'
import { compoundJoints, listed, type Reading } from './compound-joints.ts'
import { furtherBeginnings, furtherStems, furtherWords } from './finnish-parts.ts'

const words = listed(furtherWords).map(folded)
const beginnings: ReadonlySet<string> = new Set([
  ...knownBeginnings,
  ...listed(furtherBeginnings).map(folded),
  ...words.flatMap((word) => [word, ...stemsOf(word).map((stem) => `${stem}n`)]),
])
const stems: ReadonlySet<string> = new Set([...words.flatMap(stemsOf), ...listed(furtherStems).map(folded)])

/** What the endings follow: päätös and päätökse, tarvike and tarvikke, kehittäjä and kehittäj. */
function stemsOf(word: string): string[] {
  if (word.endsWith('nen')) return [word, word.slice(0, -3)]
  if (/[uyo]s$/.test(word)) return [word, `${word.slice(0, -1)}kse`, `${word.slice(0, -1)}de`]
  const graded = word.endsWith('e') ? strongStems(word).map(({ stem }) => stem) : weakStems(word)
  return [word, ...graded].flatMap((stem) => {
    if (stem.endsWith('a')) return [stem, stem.slice(0, -1)]
    return stem.endsWith('i') ? [stem, `${stem.slice(0, -1)}e`] : [stem]
  })
}

const SHORTEST_STEM = 3
const LONGEST_STEM = 14
/** What inflection adds to a stem, without marks: the plural, a case, whose it is, and a particle. */
const ENDING =
  /^(?:nen|[aeiouy]{0,2}s?[aeiouyj]{0,2}(?:[nt]|t?ta|ssa|sta|lla|lta|lle|na|ksi|kse|h[aeiouy]n|seen|siin|ineen|den|tten|ten)?(?:ni|si|nsa|mme|nne|an)?)(?:kin|kaan|han|ko)?$/
/** Of valmistustapa, -pa is no particle, and a word in -uus is no compound of uusi. */
const NO_LAST_WORD = /.tapa$|^(?:uu|yy)[dkst]/

function isKnownLast(part: string): boolean {
  if (NO_LAST_WORD.test(part)) return false
  for (let length = Math.min(part.length, LONGEST_STEM); length >= SHORTEST_STEM; length--)
    if (stems.has(part.slice(0, length)) && ENDING.test(part.slice(length))) return true
  return lexicon.has(part) || finnish.isListed(part)
}

/** Words begin with one consonant at most, or as loan words do. */
const BEGINNING = /(?:[^aeiouy]?|[bcdfgkpt][lr]|s[kpt]r?|kn|ch|sh|qu)[aeiouy]/y
const SHORTEST_UNKNOWN = 4
/** Unknown letters count as a word only if they begin and end as Finnish words do. */
const UNKNOWN_FIRST = /[aeiouy][lnrst]?$/
const UNKNOWN_LATER = /^[^aeiouy]?[aeiouy]/
const VOWEL = /[aeiouy]/
const MIXED_VOWELS = /[aou].*[äöy]|[äöy].*[aou]/
const COST_OF_MIXED_VOWELS = 3
/** Cost of a joint inside a syllable, where words hardly ever meet: kypsyt-etty, kirja-utuneena. */
const COST_OF_CUT_SYLLABLE = 2
/** Productive endings: words made with them begin compounds. */
const MADE_WORD = /(?:[uy][uy]s|[ao]us|[aeo]ys|[aeiouy][st][uy]s|mis|lais|misen|uuden|yyden)$/
const GAIN_OF_MADE_WORD = 2

/** `word` has its marks, which the words that are compared with the lists do not have. */
const readingOf = (word: string): Reading => ({
  mayBeginAt(plain, start) {
    BEGINNING.lastIndex = start
    return BEGINNING.test(plain)
  },
  isFirst: (part) => beginnings.has(part),
  isLast: isKnownLast,
  costOfUnknown(plain, start, end) {
    const part = plain.slice(start, end)
    const isLast = end === plain.length
    if (part.length < SHORTEST_UNKNOWN || (!isLast && !UNKNOWN_FIRST.test(part))) return Number.POSITIVE_INFINITY
    if (start > 0 && !UNKNOWN_LATER.test(part)) return Number.POSITIVE_INFINITY
    const beginsCut = start > 0 && VOWEL.test(part[0] as string)
    const endsCut = !isLast && !VOWEL.test(part.at(-1) as string) && VOWEL.test(plain[end] as string)
    return (
      (beginsCut || endsCut ? COST_OF_CUT_SYLLABLE : 0) +
      (MIXED_VOWELS.test(word.slice(start, end)) ? COST_OF_MIXED_VOWELS : 0) -
      (MADE_WORD.test(part) ? GAIN_OF_MADE_WORD : 0)
    )
  },
})

/** Where the words of a Finnish compound meet. */
export function finnishJoints(word: string): readonly number[] {
  const plain = folded(word)
  // Foreign letters such as æ are two without marks.
  return plain.length === word.length ? compoundJoints(plain, readingOf(word)) : []
}
