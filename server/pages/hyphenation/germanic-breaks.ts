/** How a Germanic language parts words: the last consonant goes with the vowel after it, unless it belongs to letters kept together. */
type Rules = {
  /** Where the words of a compound meet and the rule would part them wrongly. */
  borders: RegExp
  /** Letters that stay together and go to the next line. */
  onsets: RegExp
  /** Letters that stay together and stay on the line. */
  codas: RegExp
}

const VOWEL = /[aeiouyåäöüé]/
const CONSONANT_AND_VOWEL = /[^aeiouyåäöüé](?=[aeiouyåäöüé])/g

export const swedish: Rules = {
  borders:
    /(?<=.(?:ings|hets|ions|tets|skaps|ivs|ums|slags|sluts|skåps|rans|skydds|buds|arbets|verens|press|börs|kvälls|vins|ärns))(?!trimlor|are?$|en$)(?=.{3})|(?<=.{3})(?=(?:strimlor|information|inställ|ansvar|ansök|arbet|avdelning|avtal|adress|alternativ|anlägg|användning|enhet|erbjud|expert|ingredien|järn|kräm|ombud|omsorg|område|operat|panna|rapport|relation|skink|skiv|sverige|teknik|uppgift|upplev|ursprung|utveck|ärt|önsk|översikt)|(?<!l)ägg)/g,
  onsets:
    /(?:sch|stj|skj|str|skr|spr|sj|tj|ch|kv|(?<=[^aeiouyåäö]|(?:^|ör)be)s[kpt]|[bdfkptv]r|[bfp]l|(?<!n)g[lr]|(?<!c)kl|qu)$/,
  codas: /(?:ck|ng|x)$/,
}

export const german: Rules = {
  borders:
    /(?<=.(?:ungs|heits|keits|schafts|ions|täts|nachts|arbeits|betriebs|rans))(?=.{3})|(?<=.{3})(?=(?:adresse|anfrage|angebot|anteil|arbeit|artikel|ausgabe|auswahl|aufsicht|einander|erklär|ernähr|erzeug|essen|essig|information|ordnung|österreich|programm|schwein|speck|stück|unternehm|überwach|rhythmus))/g,
  onsets: /(?:sch[lmnr]?|ch|ck|ph|th|qu|ß|pfl?|kn|zw|(?<=[^aeiouyäöü]|(?:^|[nst])[bg]e)s[pt]r?|[bfgkp][lr]|[dt]r)$/,
  codas: /(?:x)$/,
}

/** Positions in a word of small letters. */
export function germanicBreaks(word: string, { borders: borderRule, onsets, codas }: Rules): readonly number[] {
  const borders = [...word.matchAll(borderRule)].map(({ index }) => index)
  const syllables = [...word.matchAll(CONSONANT_AND_VOWEL)].flatMap(({ index }) => {
    const before = word.slice(0, index + 1)
    const place = codas.test(before) ? index + 1 : index + 1 - (onsets.exec(before)?.[0].length ?? 1)
    const isBesideBorder = borders.some((border) => Math.abs(border - place) < 3)
    return isBesideBorder || !VOWEL.test(word.slice(0, place)) ? [] : [place]
  })
  return [...borders, ...syllables].sort((a, b) => a - b)
}
