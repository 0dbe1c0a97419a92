import { type ItemKind, isRecord } from './content-set.ts'
import { type NutritionFigures, nutritionKeys, readNutrition } from './nutrition.ts'
import { type Draft, type ReadingContext, readPage, textProps } from './read-page.ts'
import { type ContentFile, isMapping, type ReadPage, withSpot } from './read-page-file.ts'
import { readRecipeBody } from './recipe-body.ts'
import { type Path, readMarkdown, type Source, type Spot } from './source.ts'

/** A product, a recipe, news or a job: a Markdown file, with what is the same in all languages in a file of the site. */
export function readItemFile(
  kind: ItemKind,
  { file, name, text }: ContentFile,
  facts: Source | undefined,
  context: ReadingContext,
): ReadPage | undefined {
  const read = readMarkdown(file, text, context.problems)
  if (!read || !isMapping(read.front, context)) return undefined
  const { front, body, bodyLine } = read
  const recipe = kind === 'recipe' ? readRecipeBody(body) : undefined
  for (const { line, message } of recipe?.problems ?? []) {
    context.problems.add({ file, line: bodyLine + line }, [], message)
  }
  const markdown = recipe ? recipe.text : body
  const textBlocks =
    markdown.trim() === '' ? [] : [{ type: 'rich-text', props: { ...textProps[kind], content: markdown } }]
  const fieldSpot = (path: Path) => (isShared(path, front, facts) ? facts : front).spot(path)
  const { page, item, blocks } = fieldsOf({ ...(facts?.value as object), ...(front.value as object) })
  const steps = recipe && recipe.steps.length > 0 ? { steps: recipe.steps } : {}
  const nutrition = isRecord(item.nutrition) ? { nutrition: nutritionOf(item.nutrition, fieldSpot, context) } : {}
  const textSpot = { file, line: bodyLine + (recipe?.textLine ?? 0) }
  const draft: Draft = {
    value: {
      key: `${kind}-${name}`,
      template: kind,
      ...page,
      item: { kind, ...item, ...steps, ...nutrition },
      blocks: Array.isArray(blocks) ? [...textBlocks, ...blocks] : blocks,
    },
    spot: (path) => {
      if (path[0] === 'item') return stepSpot(path.slice(1)) ?? fieldSpot(path.slice(1))
      if (path[0] === 'blocks' && path[1] === 0 && textBlocks.length > 0) return textSpot
      return fieldSpot(inFields(path))
    },
    textSpot: (path) =>
      path[1] === 0 && textBlocks.length > 0 ? textSpot : { file, line: front.textLine(inFields(path)) },
  }
  return withSpot(readPage(draft, context), draft)

  /** The text of the file is the first block: those of the fields come after it. */
  function inFields(path: Path): Path {
    const [first, at, ...below] = path
    return first === 'blocks' && at !== undefined ? [first, Number(at) - textBlocks.length, ...below] : path
  }

  function stepSpot([first, ...path]: Path): Spot | undefined {
    for (let length = first === 'steps' ? Math.min(path.length, 3) : 0; length > 0; length--) {
      const line = recipe?.lines.get(path.slice(0, length).join('.'))
      if (line !== undefined) return { file, line: bodyLine + line }
    }
    return undefined
  }
}

/** Whether a field stands in the site's file and not in that of the language. */
function isShared(path: Path, front: Source, facts: Source | undefined): facts is Source {
  const field = path.slice(0, 1)
  return facts !== undefined && !front.has(field) && facts.has(field)
}

const pageFields: readonly string[] = ['path', 'key', 'title', 'description', 'picture', 'publishDate']

/** The fields of the page itself; all others are those of the item. */
function fieldsOf({ blocks = [], ...fields }: Record<string, unknown>) {
  const entries = Object.entries(fields)
  const page = Object.fromEntries(entries.filter(([field]) => pageFields.includes(field)))
  const item: Record<string, unknown> = Object.fromEntries(entries.filter(([field]) => !pageFields.includes(field)))
  return { page, item, blocks }
}

function nutritionOf(figures: Record<string, unknown>, spot: (path: Path) => Spot, context: ReadingContext) {
  for (const key of Object.keys(figures).filter((one) => !nutritionKeys.includes(one))) {
    const path = ['nutrition', key]
    context.problems.add(spot(path), path, `must be one of ${nutritionKeys.join(', ')}`)
  }
  return readNutrition(figures as NutritionFigures, context.language)
}
