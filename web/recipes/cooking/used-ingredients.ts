import type { Language } from '#contract/site.ts'
import { countedName } from './counted-name.ts'
import { ingredientWords } from './ingredient-words.ts'

type Named = { name: string }

/** An ingredient of an instruction, by its place in the list. `inAll`: the amount is for more than this instruction. */
export type UsedIngredient = { at: number; inAll: boolean }

/** Which ingredients each instruction of a part of a recipe names: at its first mention, and where a part of it is used, again. */
export function usedIngredients(
  instructions: readonly string[],
  ingredients: readonly Named[],
  language: Language,
): UsedIngredient[][] {
  const stems = ingredients.map(({ name }) => stemsOf(name, language))
  const { all, inParts } = ingredientWords[language]
  const named = instructions.map((text) => {
    const words = wordsOf(text)
    return stems.flatMap((own, at) => (own.some((stem) => words.some((word) => isMeant(word, stem))) ? [at] : []))
  })
  const isNamed = (at: number) => named.some((found) => found.includes(at))
  const together = instructions.findIndex((text) => all.test(text))
  // 'Mix the ingredients': those that no instruction names.
  const unnamed = ingredients.flatMap((_, at) => (isNamed(at) ? [] : [at]))
  named[together]?.push(...unnamed)
  return named.map((found, index) => {
    const isSplit = inParts.test(instructions[index] ?? '')
    return found
      .filter((at) => isSplit || !named.slice(0, index).some((before) => before.includes(at)))
      .map((at) => ({ at, inAll: isSplit && named.filter((other) => other.includes(at)).length > 1 }))
  })
}

const MIN_STEM = 3

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The words of a name without their endings, and the groups that recipes call it by: 'the meat', 'the spices'. */
function stemsOf(name: string, language: Language): string[] {
  const { others, endings, changing, groups } = ingredientWords[language]
  const counted = countedName(name, language)
  const forms = counted ? [counted.one, counted.several] : [name]
  const words = forms.flatMap((form) => wordsOf(form.split(',')[0] ?? '')).filter((word) => !others.includes(word))
  const stems = words.flatMap((word) => {
    const known = changing[word]
    if (known) return known
    const stem = word.replace(endings, '')
    return stem.length >= MIN_STEM ? stem : word
  })
  return [...new Set([...stems, ...groups.flatMap(([members, called]) => (members.test(name) ? called : []))])]
}

/** A compound is also called by its first or its last part: soy sauce is soy, an egg of a hen is an egg. */
function isMeant(word: string, stem: string): boolean {
  if (word.startsWith(stem)) return true
  const root = word.slice(0, -1)
  return (
    root.length >= MIN_STEM &&
    stem.length > word.length &&
    (stem.endsWith(root) || (word.length >= 5 && stem.startsWith(root)))
  )
}
