import type { z } from 'zod'
import { type Page, page as pageSchema } from '#contract/content/content.ts'
import type { StoredFile } from '#contract/content/files.ts'
import type { Language } from '#contract/site.ts'
import { type ItemKind, isRecord } from './content-set.ts'
import { mapBySchema, type Visitor } from './map-by-schema.ts'
import { isReference, type PictureIndex, readPicture } from './picture-index.ts'
import { readRichText } from './rich-text.ts'
import type { Path, Problems, Spot } from './source.ts'

/** The schema of each block's properties, by its type. */
export type BlockSchemas = ReadonlyMap<string, z.ZodType>

/** Documents, films and captions, by what content calls them. */
export type FileIndex = Readonly<Record<string, Omit<StoredFile, 'name'>>>

export type ReadingContext = {
  site: string
  language: Language
  siteIds: ReadonlySet<string>
  blockSchemas: BlockSchemas
  pictures: PictureIndex
  files: FileIndex
  problems: Problems
}

/** A page as its file writes it, and where each part of it stands: paths are those of the page as stored. */
export type Draft = {
  value: Record<string, unknown>
  spot(path: Path): Spot
  /** The first line of a formatted text. */
  textSpot(path: Path): Spot
}

/** The properties of the block that the text of an item's file becomes, besides the text. */
export const textProps: Record<ItemKind, object> = { product: {}, recipe: { tone: 'surface' }, news: {}, job: {} }

/** A picture in place of one that is not there: the problem is told once. */
const missing = { id: '0000000000', name: 'missing.svg', width: 1, height: 1, alt: '' }

/** The page of a draft. What is wrong with it is added to the problems. */
export function readPage(draft: Draft, context: ReadingContext): Page | undefined {
  const { site, language, blockSchemas, problems } = context
  const { visitor, spot } = reading(draft, context)
  const { blocks: written = [], ...rest } = draft.value
  const blocks = Array.isArray(written) ? written.map((block, at) => readBlock(block, ['blocks', at])) : written
  const parsed = pageSchema.safeParse(mapBySchema(pageSchema, { site, language, ...rest, blocks }, visitor))
  addIssues(problems, spot, parsed.error)
  if (Array.isArray(blocks)) for (const [at, block] of blocks.entries()) checkBlock(block, ['blocks', at])
  return parsed.data

  function readBlock(block: unknown, path: Path): unknown {
    if (!isRecord(block)) return block
    const schema = blockSchemas.get(String(block.type))
    const { props = {} } = block
    return { ...block, props: schema ? mapBySchema(schema, props, visitor, [...path, 'props']) : props }
  }

  function checkBlock(block: unknown, path: Path): void {
    if (!isRecord(block) || typeof block.type !== 'string') return
    const schema = blockSchemas.get(block.type)
    if (!schema) problems.add(spot([...path, 'type']), [...path, 'type'], `there is no block '${block.type}'`)
    addIssues(problems, spot, schema?.safeParse(block.props).error, [...path, 'props'])
    for (const { link, at } of siteLinksIn(block.props, [...path, 'props'])) {
      const [, id = ''] = /^site:([a-z-]+)\//.exec(link) ?? []
      if (!context.siteIds.has(id)) problems.add(spot(at), at, `there is no site '${id}'`)
    }
  }
}

/** Reads the pictures and formatted texts of a value, and remembers where the parts of a text stand. */
export function reading({ spot, textSpot }: Omit<Draft, 'value'>, context: ReadingContext) {
  const { language, pictures, files, problems } = context
  const texts = new Map<string, { start: Spot; lines: readonly number[] }>()
  const visitor: Visitor = {
    picture(value, path) {
      if (!isReference(value)) return value
      const read = readPicture(value, pictures, language)
      if (!('problem' in read)) return read
      problems.add(spot(path), path, read.problem)
      return missing
    },
    file(value, path) {
      if (typeof value !== 'string') return value
      const facts = Object.hasOwn(files, value) ? files[value] : undefined
      if (!facts) problems.add(spot(path), path, `there is no file '${value}'`)
      return { id: '0000000000', bytes: 1, ...facts, name: value.slice(value.lastIndexOf('/') + 1) }
    },
    richText(value, path) {
      if (typeof value !== 'string') return value
      const { content, lines } = readRichText(value)
      texts.set(path.join('.'), { start: textSpot(path), lines })
      return content
    },
  }
  const spotInText = (path: Path): Spot => {
    for (let length = path.length - 1; length > 0; length--) {
      const text = texts.get(path.slice(0, length).join('.'))
      if (text) return { ...text.start, line: text.start.line + (text.lines[Number(path[length])] ?? 0) }
    }
    return spot(path)
  }
  return { visitor, spot: spotInText }
}

export function addIssues(
  problems: Problems,
  spot: (path: Path) => Spot,
  error: z.ZodError | undefined,
  above: Path = [],
): void {
  for (const issue of error?.issues ?? []) {
    const path = [...above, ...issue.path]
    const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] as string] : path
    problems.add(spot(at), path, issue.message)
  }
}

function siteLinksIn(value: unknown, at: Path): { link: string; at: Path }[] {
  if (typeof value === 'string') return value.startsWith('site:') ? [{ link: value, at }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => siteLinksIn(item, [...at, key]))
}
