import { readFileSync } from 'node:fs'
import { readRecipe, type Step } from './read-recipe.ts'

/** The how-to pages whose steps can be done by a program. */
export const recipes = ['add-a-site', 'add-a-block', 'add-a-capability', 'add-a-card-field', 'add-a-form'] as const

export function stepsOf(recipe: (typeof recipes)[number]): Step[] {
  return readRecipe(readFileSync(`docs/how-to/${recipe}.md`, 'utf8'))
}

/** The files that somebody writes by hand in the numbered sections; tests and what goes beyond come after these. */
export function writtenFiles(steps: readonly Step[]): string[] {
  const numbered = steps.filter(({ section }) => /^\d/.test(section))
  return [...new Set(numbered.flatMap((step) => (step.kind === 'run' ? [] : [step.file])))]
}
