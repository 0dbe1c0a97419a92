import type { RecipeItem } from '#contract/item.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** Every instruction as a step of its own; the first of a part carries its heading. */
export function cookedSteps(steps: RecipeItem['steps']): { heading?: string | undefined; text: string }[] {
  return steps.flatMap(({ heading, instructions }) => instructions.map((text) => ({ heading, text })))
}

export function homeTexts(language: Language) {
  return {
    heading: message(language, 'recipeIngredients'),
    portions: message(language, 'recipePortions'),
    fewer: message(language, 'portionsFewer'),
    more: message(language, 'portionsMore'),
    ignored: message(language, 'portionsIgnored'),
    print: message(language, 'print'),
  }
}

export function cookTexts(language: Language) {
  return {
    open: message(language, 'cookMode'),
    close: message(language, 'close'),
    previous: message(language, 'cookPrevious'),
    next: message(language, 'cookNext'),
    position: message(language, 'cookPosition'),
    awake: message(language, 'cookAwake'),
  }
}
