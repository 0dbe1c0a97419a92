import { germanicJoints } from './germanic-joints.ts'

/** How a Germanic language parts words: the last consonant goes with the vowel after it, unless it belongs to letters kept together. */
type Rules = {
  language: 'se' | 'de'
  /** Prefixes and endings that the rule would part wrongly. */
  borders: RegExp
  /** Letters that stay together and go to the next line. */
  onsets: RegExp
  /** Letters that stay together and stay on the line. */
  codas: RegExp
  /** No break is here: tillagning is till and lagning. */
  never?: RegExp
}

const VOWEL = /[aeiouyåäöüé]/
const CONSONANT_AND_VOWEL = /[^aeiouyåäöüé](?=[aeiouyåäöüé])/g
/** A word of a compound that is longer is parted inside, too. */
const LONGEST_WHOLE_PART = 10

export const swedish: Rules = {
  language: 'se',
  borders:
    /^(?:an(?=[lsv])|av(?=[dlsrt])|för(?=[aeiouyåäö]|st)|in(?=[st])|om(?=[bs])|ut(?=[svt])|upp|över)|(?<=..)(?=(?:ställ|ans?var|ansök|användning|område|utveck|ursprung)[a-z]*)/g,
  onsets:
    /(?:sch|stj|skj|str|skr|spr|sj|tj|ch|kv|(?<=[^aeiouyåäö]|(?:^|ör)be)s[kpt]|[bdfkptv]r|[bfp]l|(?<!n)g[lr]|(?<!c)kl|qu)$/,
  codas: /(?:ck|ng|x)$/,
  never: /^til$/,
}

export const german: Rules = {
  language: 'de',
  borders:
    /^(?:an(?=[aegstw])|auf|aus|be(?=[a])|dar|ein|ent|er(?=[kz])|ge(?=[srn])|her|über|un(?=[abdefgkv])|unter|ver|vor|zu(?=[bs]))|(?<=.)(?=(?:einander|messen|arbeit|schreib|schrieb))/g,
  onsets: /(?:sch[lmnr]?|ch|ck|ph|th|qu|ß|pfl?|kn|zw|(?<=[^aeiouyäöü]|(?:^|[nst])[bg]e)s[pt]r?|[bfgkp][lr]|[dt]r)$/,
  codas: /(?:x)$/,
}

/** Positions in a word of small letters: where the words of a compound meet, and between the syllables of long words. */
export function germanicBreaks(word: string, rules: Rules): readonly number[] {
  const joints = germanicJoints(word, rules.language)
  return [...joints, word.length].flatMap((end, index) => {
    const start = joints[index - 1] ?? 0
    const isWhole = joints.length > 0 && end - start <= LONGEST_WHOLE_PART
    return [...(isWhole ? [] : syllableBreaks(word.slice(start, end), rules).map((at) => start + at)), end]
  })
}

function syllableBreaks(part: string, { borders: borderRule, onsets, codas, never }: Rules): number[] {
  const borders = [...part.matchAll(borderRule)].map(({ 0: { length }, index }) => index + length)
  const syllables = [...part.matchAll(CONSONANT_AND_VOWEL)].flatMap(({ index }) => {
    const before = part.slice(0, index + 1)
    const place = codas.test(before) ? index + 1 : index + 1 - (onsets.exec(before)?.[0].length ?? 1)
    const isBesideBorder = borders.some((border) => Math.abs(border - place) < 2)
    return isBesideBorder || never?.test(part.slice(0, place)) || !VOWEL.test(part.slice(0, place)) ? [] : [place]
  })
  return [...borders, ...syllables].filter((at) => at > 1 && part.length - at > 2).sort((a, b) => a - b)
}
