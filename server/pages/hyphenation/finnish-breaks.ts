/**
 * Words that begin with a vowel, as they stand inside compounds: after a consonant the rule would part tilausohje as tilau-sohje. They are as
 * long as it takes not to be an ending, too: -ainen, -ilta, -asia.
 */
const VOWEL_WORDS =
  /(?<=.{3}[aeiouyäölnrst])(?:aamiai|aikaan|aikatau|aine(?!n)|alennu|all?ergi|altaa|alue|annok|annos|apteek|appels|artikk|arvo(?=$|[ns])|asetu|asiak|asteet|astia|ateri|auto(?!m)|edust|ehdo|ehto|eläi|energ|esit|esto|etikk|inkiv|ilmoit|ilmak|ilmal|ohje|oikeu|omai|omena|omist|opas|opett|opetu|oppila|osaaj|osast|osoi|osto|osuu|otos|(?<!ris)otto|ulko|uune|uuni|yhtei|yhtey|yhtiö|ympär|yrity|yrtti|ystäv|öljy)/g

/** Loan words such as grilli and stroganoff begin with these, which Finnish words have nowhere. */
const FOREIGN_ONSET = /(?:[bfg][lr]|s[kpt]r)$/
const CONSONANT_AND_VOWEL = /[^aeiouyåäö](?=[aeiouyåäö])/g

/** Where a Finnish word may be parted: before a consonant with its vowel, and where a word of a compound begins with a vowel. */
export function finnishBreaks(word: string): readonly number[] {
  const borders = [...word.matchAll(VOWEL_WORDS)].map(({ index }) => index)
  const syllables = [...word.matchAll(CONSONANT_AND_VOWEL)].flatMap(({ index }) => {
    const place = index + 1 - (FOREIGN_ONSET.exec(word.slice(0, index + 1))?.[0].length ?? 1)
    // The n of naudan|ulkofilee is of naudan, and the o of toimitus|osoite is not left alone.
    return borders.some((border) => Math.abs(border - place) < 3) ? [] : [place]
  })
  return [...borders, ...syllables].sort((a, b) => a - b)
}
