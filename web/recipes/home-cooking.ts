import type { RecipeItem } from '#contract/content/item.ts'

/** Every instruction as a step of its own; the first of a part carries its heading. */
export function cookedSteps(steps: RecipeItem['steps']): { heading?: string | undefined; text: string }[] {
  return steps.flatMap(({ heading, instructions }) => instructions.map((text) => ({ heading, text })))
}
