import type { Language } from '#contract/site.ts'
import { allergenNames } from './allergen-names.ts'

/** Two capitals or more, also as a part of a compound ('VEHNÄjauho'); 'E450' and 'LK-1008' have digits. */
const CAPITALS = /(?<![\p{L}\d])\p{Lu}{2,}(?![\d-])/gu
/** Short words in capitals are rather abbreviations ('UHT'), unless they name an allergen ('EI'). */
const MIN_UNKNOWN = 4

/** The text of a label in parts: those at odd places are allergens, which labels write in capitals. */
export function splitAtAllergens(text: string, language: Language): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(CAPITALS)) {
    if (nameOf(word, language) === undefined) continue
    parts.push(text.slice(end, index), word)
    end = index + word.length
  }
  return [...parts, text.slice(end)]
}

/** The allergens that a label names, each once, by their names in a list: 'sinappi' for 'SINAPPIA', in German 'Ei'. */
export function allergensIn(text: string, language: Language): string[] {
  const named = splitAtAllergens(text, language).filter((_, at) => at % 2 === 1)
  return [...new Set(named.flatMap((word) => nameOf(word, language) ?? []))]
}

function nameOf(capitals: string, language: Language): string | undefined {
  const word = capitals.toLowerCase()
  const known = allergenNames[language].find(([beginning]) =>
    beginning.length < 3 ? word === beginning || word === `${beginning}er` : word.startsWith(beginning),
  )
  return known?.[1] ?? (word.length >= MIN_UNKNOWN ? word : undefined)
}
