import type { RecipeItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'
import { timesInText } from './cooking/times-in-text.ts'
import { type UsedIngredient, usedIngredients } from './cooking/used-ingredients.ts'

export type CookedStep = {
  heading?: string | undefined
  text: string
  /** What a timer can be set to, in the words of the text. */
  times: { words: string; seconds: number }[]
  /** Of `CookedRecipe.ingredients`. */
  uses: UsedIngredient[]
}

export type CookedRecipe = {
  steps: CookedStep[]
  ingredients: { name: string; amount: number; unit: string }[]
}

/** A recipe for cooking: every instruction as a step of its own, with its amounts and times; the first of a part carries its heading. */
export function cookedRecipe(parts: RecipeItem['steps'], language: Language): CookedRecipe {
  const cooked: CookedRecipe = { steps: [], ingredients: [] }
  for (const { heading, instructions, ingredients } of parts) {
    const before = cooked.ingredients.length
    const used = usedIngredients(instructions, ingredients, language)
    cooked.ingredients.push(...ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })))
    instructions.forEach((text, index) => {
      const times = timesInText(text, language).map(({ start, end, seconds }) => ({
        words: text.slice(start, end),
        seconds,
      }))
      const uses = (used[index] ?? []).map(({ at, inAll }) => ({ at: before + at, inAll }))
      cooked.steps.push({ heading, text, times, uses })
    })
  }
  return cooked
}
