import type { Page } from '#contract/content.ts'
import { type ItemKind, isRecord } from './content-set.ts'
import { nutritionKeys, readNutrition } from './nutrition.ts'
import { type Draft, type ReadingContext, readPage, textProps } from './read-page.ts'
import { readRecipeBody } from './recipe-body.ts'
import { type Path, readMarkdown, readYaml, type Source, type Spot } from './source.ts'

/** A page with its place, for messages about it. */
export type ReadPage = { page: Page; spot: Draft['spot'] }

type File = { file: string; name: string; text: string }

/** A page of blocks: a YAML file whose name is the page's key. */
export function readPageFile({ file, name, text }: File, context: ReadingContext): ReadPage | undefined {
  const source = readYaml(file, text, context.problems)
  if (!isMapping(source, context)) return undefined
  const draft: Draft = {
    value: { key: name, ...(source.value as object) },
    spot: source.spot,
    textSpot: (path) => ({ file, line: source.textLine(path) }),
  }
  return withSpot(readPage(draft, context), draft)
}

/** A file must say something by name. */
export function isMapping(source: Source, { problems }: Pick<ReadingContext, 'problems'>): boolean {
  if (isRecord(source.value)) return true
  if (source.value !== undefined) problems.add(source.spot([]), [], 'must be names with values')
  return false
}

const pageFields = ['path', 'key', 'title', 'description', 'picture', 'publishDate'] as const

/** A product, a recipe or news: a Markdown file, with what is the same in all languages in a file of the site. */
export function readItemFile(
  kind: ItemKind,
  { file, name, text }: File,
  facts: Source | undefined,
  context: ReadingContext,
): ReadPage | undefined {
  const { problems, language } = context
  const read = readMarkdown(file, text, problems)
  if (!read || !isMapping(read.front, context)) return undefined
  const { front, body, bodyLine } = read
  const said: Record<string, unknown> = { ...(facts?.value as object), ...(front.value as object) }
  const own = Object.fromEntries(pageFields.flatMap((field) => (field in said ? [[field, said[field]]] : [])))
  const { blocks = [], ...item } = Object.fromEntries(
    Object.entries(said).filter(([field]) => !(pageFields as readonly string[]).includes(field)),
  )
  const spotOf = (path: Path): Spot =>
    (facts && !front.has(path.slice(0, 1)) && facts.has(path.slice(0, 1)) ? facts : front).spot(path)
  const recipe = kind === 'recipe' ? readRecipeBody(body) : undefined
  for (const { line, message } of recipe?.problems ?? []) problems.add({ file, line: bodyLine + line }, [], message)
  const written = recipe ? recipe.text : body
  const textBlocks =
    written.trim() === '' ? [] : [{ type: 'rich-text', props: { ...textProps[kind], content: written } }]
  const draft: Draft = {
    value: {
      key: `${kind}-${name}`,
      template: kind,
      ...own,
      item: {
        kind,
        ...item,
        ...(recipe && recipe.steps.length > 0 ? { steps: recipe.steps } : {}),
        ...(isRecord(item.nutrition) ? { nutrition: nutritionOf(item.nutrition) } : {}),
      },
      blocks: Array.isArray(blocks) ? [...textBlocks, ...blocks] : blocks,
    },
    spot: ([first, ...rest]) => {
      if (first === 'blocks' && textBlocks.length > 0) {
        const [at, ...below] = rest
        return at === 0 ? textSpot() : spotOf(at === undefined ? [first] : [first, Number(at) - 1, ...below])
      }
      if (first !== 'item') return spotOf(first === undefined ? [] : [first, ...rest])
      return (rest[0] === 'steps' && recipe && stepSpot(rest.slice(1))) || spotOf(rest)
    },
    textSpot: (path) => {
      const [, at, ...below] = path
      if (textBlocks.length === 0) return { file, line: front.textLine(path) }
      return at === 0 ? textSpot() : { file, line: front.textLine(['blocks', Number(at) - 1, ...below]) }
    },
  }
  return withSpot(readPage(draft, context), draft)

  function textSpot(): Spot {
    return { file, line: bodyLine + (recipe?.textLine ?? 0) }
  }

  function stepSpot(path: Path): Spot | undefined {
    for (let length = Math.min(path.length, 3); length > 0; length--) {
      const line = recipe?.lines.get(path.slice(0, length).join('.'))
      if (line !== undefined) return { file, line: bodyLine + line }
    }
    return undefined
  }

  function nutritionOf(figures: Record<string, unknown>) {
    for (const key of Object.keys(figures).filter((one) => !nutritionKeys.includes(one))) {
      const path = ['nutrition', key]
      problems.add(spotOf(path), path, `must be one of ${nutritionKeys.join(', ')}`)
    }
    return readNutrition(figures as Parameters<typeof readNutrition>[0], language)
  }
}

function withSpot(page: Page | undefined, { spot }: Draft): ReadPage | undefined {
  return page && { page, spot }
}
