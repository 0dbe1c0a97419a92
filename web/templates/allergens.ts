/** Three capitals or more: 'E450' and 'UHT' of a process are no allergens, and have digits or a place of their own. */
const ALLERGEN = /(?<!\p{L})(\p{Lu}{3,})(?!\p{L})/u

/** The text of a label in parts: those at odd places are allergens, which labels write in capitals. */
export function splitAtAllergens(text: string): string[] {
  return text.split(ALLERGEN)
}

/** The allergens that a label names, each once, in small letters. */
export function allergensIn(text: string): string[] {
  const named = splitAtAllergens(text).filter((_, at) => at % 2 === 1)
  return [...new Set(named.map((name) => name.toLowerCase()))]
}
