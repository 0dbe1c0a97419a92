import type { Analyser } from './analyser.ts'
import { splitsOf } from './compounds.ts'
import { remembered } from './remembered.ts'
import { folded, partsOfCode } from './words.ts'

const listed = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(folded)

/** Their en belongs to the word: Kuchen is no plural of Kuch, and no form of Küche. */
const wordsInEn = listed('kuchen braten schinken ofen wagen magen garten hafen knochen unternehmen')

/** Their plural in er has no umlaut to be known by. */
const pluralsInEr = listed('rinder kinder bilder felder kleider lieder schilder')

const adjectiveInEr =
  /(?:isch|ig|lich|frei|los|haft|bar|sam|iert|^ge.+[tn]|zart|arm|reich|fein|mild|scharf|suss|leicht|weiss|klein|gross|warm|kalt)er$/

/** Without its ending of number, case or adjective. The word is in lower case with its marks, which tell Hühner from Messer. */
function stemOf(word: string): string {
  const plain = folded(word)
  const kept = wordsInEn.find((each) => plain.endsWith(each) || plain.endsWith(`${each}s`))
  if (kept) return plain.endsWith('s') ? plain.slice(0, -1) : plain
  if (/.{3}innen$/.test(plain)) return plain.slice(0, -3)
  const singular = plain.endsWith('ern') ? plain.slice(0, -1) : plain
  if (singular.endsWith('er') && (/[äöü]/.test(word) || isPluralInEr(singular) || adjectiveInEr.test(singular)))
    return atLeastThree(singular, 2)
  if (singular.endsWith('er')) return singular
  if (/(?:er|el)[ns]$/.test(plain)) return plain.slice(0, -1)
  if (/(?:en|em|es)s?$/.test(plain)) return atLeastThree(plain, plain.endsWith('ens') ? 3 : 2)
  if (plain.endsWith('e')) return atLeastThree(plain, 1)
  if (/[bdfghklmnrt]s$/.test(plain)) return atLeastThree(plain, 1)
  return plain
}

const isPluralInEr = (word: string) => pluralsInEr.some((each) => word.endsWith(each))

const atLeastThree = (word: string, count: number) => (word.length - count < 3 ? word : word.slice(0, -count))

const rules = {
  stemOf,
  links: ['s', 'es', 'n', 'en', 'e', 'er'],
  lastParts: new Set(
    listed(`
    fleisch wurst suppe salat soße brot kuchen braten filet steak schnitzel käse frikadelle keule kotelett pfanne eintopf gulasch ragout
    gemüse gewürz rezept bericht platz mitteilung produkt schinken speck auflauf teller küche knödel nudel kartoffel zwiebel pilz
    `).map(stemOf),
  ),
  firstParts: new Set(
    listed('schwein rind huhn hahn lamm kalb wild brat weiss hack grill leber voll roh koch puten gans enten'),
  ),
}

/** How somebody without an umlaut key types: Wuerste. Not after a vowel or q, where these are two sounds: neue, Quelle. */
const spelledUmlaut = /(?<![aeiouq])(?:ae|oe|ue)/g
const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' }

const keys = remembered((word: string): readonly string[] => {
  const code = partsOfCode(word)
  if (code) return code
  const plain = folded(word)
  const stem = stemOf(word)
  return stem === plain ? [plain] : [stem, plain]
})

/** German: the endings of number, case and adjectives come off, umlauts with them; compounds are found by their later parts. */
export const german: Analyser = {
  keysOf: keys,
  queryKeysOf(word) {
    const own = keys(word)
    const spelled = word.replace(spelledUmlaut, (letters) => umlauts[letters] as string)
    return spelled === word ? own : [...new Set([...own, ...keys(spelled)])]
  },
  compoundSplits: (word, known) => splitsOf(word, known, rules),
  isListed: (word) => rules.lastParts.has(stemOf(word)) || rules.firstParts.has(folded(word)),
}
