import { readFileSync } from 'node:fs'
import { readRecipe, type Step } from './read-recipe.ts'

/** The how-to pages whose steps can be done by a program. */
export const recipes = [
  'add-a-site',
  'add-a-page',
  'add-a-block',
  'add-a-capability',
  'add-a-card-field',
  'add-a-command',
  'add-a-cookie',
  'add-a-form',
  'add-a-form-field',
  'add-a-job',
  'add-a-product-field',
] as const

export type Recipe = (typeof recipes)[number]

export function stepsOf(recipe: Recipe): Step[] {
  return readRecipe(readFileSync(`docs/how-to/${recipe}.md`, 'utf8'))
}

/** The files that somebody writes by hand in the numbered sections; tests and what goes beyond come after these. */
export function writtenFiles(steps: readonly Step[]): string[] {
  const numbered = steps.filter(({ section }) => /^\d/.test(section))
  return [...new Set(numbered.flatMap((step) => (step.kind === 'run' ? [] : [step.file])))]
}
