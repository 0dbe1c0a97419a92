import { finnishJoints } from './finnish-joints.ts'

/** Loan words such as grilli and stroganoff begin with these, which Finnish words have nowhere. */
const FOREIGN_ONSET = /(?:[bfg][lr]|s[kpt]r)$/
const CONSONANT_AND_VOWEL = /[^aeiouyåäö](?=[aeiouyåäö])/g

/** A word of a compound that is longer is parted inside, too. */
const LONGEST_WHOLE_PART = 10

/** Where a Finnish word may be parted: where the words of a compound meet, and between the syllables of long words. */
export function finnishBreaks(word: string): readonly number[] {
  const joints = finnishJoints(word)
  return [...joints, word.length].flatMap((end, index) => {
    const start = joints[index - 1] ?? 0
    const inside = end - start > LONGEST_WHOLE_PART || joints.length === 0 ? syllableBreaks(word.slice(start, end)) : []
    return [...inside.map((at) => start + at), end]
  })
}

/** Before a consonant with its vowel. */
function syllableBreaks(part: string): number[] {
  return [...part.matchAll(CONSONANT_AND_VOWEL)]
    .map(({ index }) => index + 1 - (FOREIGN_ONSET.exec(part.slice(0, index + 1))?.[0].length ?? 1))
    .filter((at) => at > 2 && part.length - at > 2)
}
