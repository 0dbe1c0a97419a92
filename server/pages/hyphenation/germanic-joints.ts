import { compoundJoints, listed, type Reading } from './compound-joints.ts'
import { germanBeginnings, germanWords, swedishBeginnings, swedishWords } from './germanic-parts.ts'

type Rules = {
  words: string
  beginnings: string
  /** Letters between a word and the next one. */
  links: readonly string[]
  /** What inflection adds to a word. */
  ending: RegExp
  /** Endings after which a compound always has a linking letter. */
  linked: RegExp
}

const SHORTEST_STEM = 3
const SHORTEST_UNKNOWN = 4
const VOWELS = 'aeiouyåäöüé'
const BEGINNING = new RegExp(
  `(?:[^${VOWELS}]?|[bcfgkp][lr]|[dt]r|[bdfghlmnpst]j|s[cklmnptv]|s[ckpt][hjlrv]|schl?|schr|schw|kn|kv|tv|zw|pfl?|ch|ph|rh|th|qu|wr)[${VOWELS}]`,
  'y',
)
/** Unknown letters count as a word only with two vowels, and with no cut syllable. */
const UNKNOWN = new RegExp(`[${VOWELS}][^${VOWELS}]+[${VOWELS}]|[${VOWELS}].{3}`)
const VOWEL = new RegExp(`[${VOWELS}]`)
const COST_OF_CUT_SYLLABLE = 3
const GAIN_OF_LINKED_WORD = 2

function readingOf({ words, beginnings, links, ending, linked }: Rules): Reading {
  const stems = new Set(listed(words))
  const firsts = new Set([
    ...[...stems].flatMap((word) => [word, ...links.map((link) => word + link)]),
    ...listed(beginnings),
  ])
  return {
    mayBeginAt(word, start) {
      BEGINNING.lastIndex = start
      return BEGINNING.test(word)
    },
    isFirst: (part) => firsts.has(part),
    isLast(part) {
      for (let length = part.length; length >= SHORTEST_STEM; length--)
        if (stems.has(part.slice(0, length)) && ending.test(part.slice(length))) return true
      return false
    },
    costOfUnknown(word, start, end) {
      const part = word.slice(start, end)
      const isLast = end === word.length
      if (part.length < SHORTEST_UNKNOWN || !UNKNOWN.test(part)) return Number.POSITIVE_INFINITY
      const isLinked = !isLast && linked.test(part)
      const beginsCut = start > 0 && VOWEL.test(part[0] as string)
      // An s joins words of both languages.
      const endsCut = !isLast && !part.endsWith('s') && VOWEL.test(word[end] as string)
      return (beginsCut || endsCut ? COST_OF_CUT_SYLLABLE : 0) - (isLinked ? GAIN_OF_LINKED_WORD : 0)
    },
  }
}

const swedish = readingOf({
  words: swedishWords,
  beginnings: swedishBeginnings,
  links: ['s'],
  ending:
    /^(?:[aeo]?[nrt]?|[aeo]?[nr]na|[ae]?de?|an?de[nt]?|ig[at]?|are|arn?a?|ne[nt]|er[na]*|en[ds]?|ing(?:en|ar|arna)?)s?$/,
  linked: /.{3}(?:ings|hets|ions|tets|skaps)$/,
})

const german = readingOf({
  words: germanWords,
  beginnings: germanBeginnings,
  links: ['s', 'n', 'en', 'es', 'er', 'e'],
  ending: /^(?:e?[mnrst]?|en[ds]?|e?r[ns]?|ig(?:e[mnrs]?)?|te[mnrs]?|ung(?:en)?)$/,
  linked: /.{3}(?:ungs|heits|keits|schafts|ions|täts)$/,
})

/** Where the words of a Swedish or German compound meet. */
export function germanicJoints(word: string, language: 'se' | 'de'): readonly number[] {
  return compoundJoints(word, language === 'se' ? swedish : german)
}
