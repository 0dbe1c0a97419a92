import type { Language } from '#contract/site.ts'
import { hyphenated } from '../hyphenated.ts'

/** How `hyphenated` did with a word that was parted by hand. */
type Verdict = {
  found: string
  /** Breaks inside a part that are not between its syllables. */
  wrong: number
  /** Breaks between syllables of a short part of a compound. */
  needless: number
  /** Joints of the compound where no line can break, although there are letters enough on both sides. */
  missed: number
  breaks: number
  joints: number
}

/** Between syllables of a Finnish word: before a consonant with its vowel. Of loan words two or three consonants may stay whole. */
const SYLLABLE = /[^aeiouyåäöé](?=[aeiouyåäöé])/g
const LOAN = /(?:[bdfgkpt][lr]|s[kpt]r?)$/
/** Shorter parts of a compound are not parted: there is a better place close by. */
const LONGEST_WHOLE_PART = 10

/**
 * Judges what `hyphenated` does with a word that is written with `|` between its parts. Finnish syllables
 * follow from a rule; those of other languages are written with `-`.
 */
export function verdictOn(judged: string, language: Language): Verdict {
  const parts = judged.split('|')
  const word = parts.join('').replaceAll('-', '')
  const joints: number[] = []
  const allowed = new Set<number>()
  const short = new Set<number>()
  let start = 0
  for (const part of parts) {
    const { length } = part.replaceAll('-', '')
    for (const at of placesIn(part, language)) {
      allowed.add(start + at)
      if (parts.length > 1 && length <= LONGEST_WHOLE_PART) short.add(start + at)
    }
    start += length
    joints.push(start)
  }
  joints.pop()
  for (const at of joints) allowed.add(at)
  const found = hyphenated(word, language)
  const breaks = breaksOf(found)
  const due = joints.filter((at) => at >= 3 && word.length - at >= 4)
  return {
    found: found.replaceAll('\u00ad', '-'),
    wrong: breaks.filter((at) => !allowed.has(at)).length,
    needless: breaks.filter((at) => short.has(at)).length,
    missed: due.filter((at) => !breaks.includes(at)).length,
    breaks: breaks.length,
    joints: due.length,
  }
}

function placesIn(part: string, language: Language): number[] {
  if (language !== 'fi') return breaksOf(part.replaceAll('-', '\u00ad'))
  return [...part.matchAll(SYLLABLE)].flatMap(({ index }) => {
    const loan = LOAN.exec(part.slice(0, index + 1))?.[0].length ?? 1
    return [index, index + 1 - loan].filter((at) => at > 0)
  })
}

function breaksOf(word: string): number[] {
  const places: number[] = []
  let letters = 0
  for (const letter of word) {
    if (letter === '\u00ad') places.push(letters)
    else letters++
  }
  return places
}
