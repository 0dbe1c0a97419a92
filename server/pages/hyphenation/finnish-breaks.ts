import { lexicon } from '#server/search-engine/language/finnish-lexicon.ts'
import { folded } from '#server/search-engine/language/words.ts'

/**
 * Words that begin with a vowel, as they stand inside compounds: after a consonant the rule would part tilausohje as tilau-sohje. They are as
 * long as it takes not to be an ending, too: -ainen, -ilta, -asia.
 */
const VOWEL_WORDS =
  /(?<=.{3}[aeiouyäölnrst])(?:aamiai|aikaan|aikatau|aine(?!n)|alennu|all?ergi|altaa|alue|annok|annos|apteek|appels|artikk|arvo(?=$|[ns])|asetu|asiak|asteet|astia|ateri|auto(?!m)|edust|ehdo|ehto|eläi|energ|esit|esto|etikk|inkiv|ilmoit|ilmak|ilmal|ohje|oikeu|omai|omena|omist|opas|opett|opetu|oppila|osaaj|osast|osoi|osto|osuu|otos|(?<!ris)otto|ulko|uune|uuni|yhtei|yhtey|yhtiö|ympär|yrity|yrtti|ystäv|öljy)/g

/** Loan words such as grilli and stroganoff begin with these, which Finnish words have nowhere. */
const FOREIGN_ONSET = /(?:[bfg][lr]|s[kpt]r)$/
const CONSONANT_AND_VOWEL = /[^aeiouyåäö](?=[aeiouyåäö])/g

/** A word of a compound that is longer is parted inside, too. */
const LONGEST_WHOLE_PART = 10

/** Where a Finnish word may be parted: where the words of a compound meet, as far as search knows them; else between syllables. */
export function finnishBreaks(word: string): readonly number[] {
  const vowelWords = [...word.matchAll(VOWEL_WORDS)].map(({ index }) => index)
  const syllables = syllableBreaks(word, vowelWords)
  const plain = folded(word)
  const joints = syllables.filter((at) => vowelWords.includes(at) || beginsWithWord(plain.slice(at)))
  const ends = [0, ...joints, word.length]
  return syllables.filter((at) => {
    const next = ends.findIndex((end) => end >= at)
    const [start = 0, end = 0] = [ends[next - 1], ends[next]]
    return end === at || (end - start > LONGEST_WHOLE_PART && at - start > 2 && end - at > 2)
  })
}

/** Before a consonant with its vowel, and before a word that begins with a vowel. */
function syllableBreaks(word: string, vowelWords: readonly number[]): number[] {
  const syllables = [...word.matchAll(CONSONANT_AND_VOWEL)].flatMap(({ index }) => {
    const place = index + 1 - (FOREIGN_ONSET.exec(word.slice(0, index + 1))?.[0].length ?? 1)
    // The n of naudan|ulkofilee is of naudan, and the o of toimitus|osoite is not left alone.
    return vowelWords.some((start) => Math.abs(start - place) < 3) ? [] : [place]
  })
  return [...vowelWords, ...syllables].filter((at) => at > 2).sort((a, b) => a - b)
}

/** The known words without the last letter, which inflection changes: makkar, kink, pihv. */
const beginnings = new Set([...lexicon.keys()].filter((word) => word.length > 4).map((word) => word.slice(0, -1)))

function beginsWithWord(letters: string): boolean {
  for (let length = 4; length <= Math.min(9, letters.length); length++) {
    if (beginnings.has(letters.slice(0, length))) return true
  }
  return letters.startsWith('liha') || letters.startsWith('ohje')
}
