import type { Page } from '#contract/content/content.ts'
import { isRecord } from './content-set.ts'
import { type Draft, type ReadingContext, readPage } from './read-page.ts'
import { readYaml, type Source } from './source.ts'

/** A page with its place, for messages about it. */
export type ReadPage = { page: Page; spot: Draft['spot'] }

export type ContentFile = { file: string; name: string; text: string }

/** A page of blocks: a YAML file whose name is the page's key. */
export function readPageFile({ file, name, text }: ContentFile, context: ReadingContext): ReadPage | undefined {
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

export function withSpot(page: Page | undefined, { spot }: Draft): ReadPage | undefined {
  return page && { page, spot }
}
