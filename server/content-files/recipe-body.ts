import { isDeepStrictEqual } from 'node:util'
import type { RecipeItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'

type Step = RecipeItem['steps'][number]
type Ingredient = Step['ingredients'][number]
type Problem = { line: number; message: string }

/** The body of a recipe's file. Lines are counted from 0. */
type Body = {
  steps: Step[]
  /** The line of each step, instruction and ingredient, by its path: `0.instructions.2`. */
  lines: Map<string, number>
  /** The formatted text below the steps, and its first line. */
  text: string
  textLine: number
  problems: Problem[]
}

const units = [
  'g kg ml cl dl l cm',
  'rkl tl prk tlk pss rs pkt ruukku puntti kynttä kynsi siivua viipaletta ripaus',
  'msk tsk krm klyftor skivor burk kruka nypa',
  'tbsp tsp cloves slices tin pinch',
  'EL TL Zehen Scheiben Dose Bund Prise',
]
  .join(' ')
  .replaceAll(' ', '|')
const ingredientLine = new RegExp(`^(\\d+(?:[.,]\\d+)?) (?:(${units}) )?(\\S.*)$`)

/** Reads '1,5 dl kuohukermaa', '2 sipulia' or, with the product's page, '400 g [nakkeja](/tuotteet/perhenakki) paloina'. */
export function readIngredient(line: string): Ingredient | undefined {
  const [, amount, unit = '', words] = ingredientLine.exec(line) ?? []
  if (amount === undefined || words === undefined) return undefined
  const [, linked, path, rest] = /^\[([^\]]+)\]\((\/[^)\s]+)\)(.*)$/.exec(words) ?? []
  const name = linked === undefined ? words : `${linked}${rest}`
  return { name, amount: Number(amount.replace(',', '.')), unit, ...(path ? { path } : {}) }
}

/** Steps as a cook writes them: a `##` heading where there is one, a `-` line for each ingredient, a `1.` line for each instruction. */
export function readRecipeBody(body: string): Body {
  const steps: Step[] = []
  const lines = new Map<string, number>()
  const problems: Problem[] = []
  const begin = (line: number, heading?: string): Step => {
    const step: Step = { ...(heading === undefined ? {} : { heading }), instructions: [], ingredients: [] }
    lines.set(`${steps.length}`, line)
    steps.push(step)
    return step
  }
  const all = body.split('\n').map((line) => line.trim())
  for (const [at, line] of all.entries()) {
    if (line === '') continue
    if (line === '---') {
      return { steps, lines, text: all.slice(at + 1).join('\n'), textLine: at + 1, problems }
    }
    const [, mark, text = ''] = /^(##|-|\d+\.) (.+)$/.exec(line) ?? []
    if (mark === '##') {
      begin(at, text)
    } else if (mark === '-') {
      const last = steps.at(-1)
      const step = last === undefined || last.instructions.length > 0 ? begin(at) : last
      const ingredient = readIngredient(text)
      lines.set(`${steps.length - 1}.ingredients.${step.ingredients.length}`, at)
      if (ingredient) step.ingredients.push(ingredient)
      else problems.push({ line: at, message: `'${text}' does not begin with an amount, such as '2 dl'` })
    } else if (mark !== undefined) {
      const step = steps.at(-1) ?? begin(at)
      lines.set(`${steps.length - 1}.instructions.${step.instructions.length}`, at)
      step.instructions.push(text)
    } else {
      problems.push({ line: at, message: `'${line}' is no ## heading, - ingredient, 1. instruction or --- line` })
    }
  }
  return { steps, lines, text: '', textLine: all.length, problems }
}

/** The lines that read as these steps; undefined where there are none, as for an ingredient in an unknown unit. */
export function writeSteps(steps: readonly Step[], language: Language): string | undefined {
  const written = steps.map(({ heading, instructions, ingredients }) =>
    [
      ...(heading === undefined ? [] : [`## ${heading}`]),
      ingredients.map((ingredient) => `- ${writeIngredient(ingredient, language)}`).join('\n'),
      instructions.map((instruction, at) => `${at + 1}. ${instruction}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  const body = written.join('\n\n')
  const read = readRecipeBody(body)
  return read.problems.length === 0 && read.text === '' && isDeepStrictEqual(read.steps, steps) ? body : undefined
}

function writeIngredient({ amount, unit, name, path }: Ingredient, language: Language): string {
  const figure = language === 'en' ? String(amount) : String(amount).replace('.', ',')
  return [figure, ...(unit ? [unit] : []), path === undefined ? name : `[${name}](${path})`].join(' ')
}
