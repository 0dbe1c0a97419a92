import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Page } from '#contract/content/content.ts'
import { siteTexts as siteTextsSchema } from '#contract/content/site-texts.ts'
import { taxonomy as taxonomySchema } from '#contract/content/taxonomy.ts'
import { navigation as navigationSchema } from '#contract/navigation/navigation.ts'
import { type Language, languages, type Site } from '#contract/site.ts'
import {
  FILE_FOLDER,
  type ItemFolder,
  itemFolders,
  type LanguageContent,
  NAVIGATION_FILE,
  PAGE_FOLDER,
  PICTURE_FOLDER,
  TAXONOMY_FILE,
  TEXTS_FILE,
} from './content-set.ts'
import { mapBySchema } from './map-by-schema.ts'
import type { PictureIndex } from './picture-index.ts'
import { readItemFile } from './read-item-file.ts'
import { addIssues, type BlockSchemas, type FileIndex, type ReadingContext, reading } from './read-page.ts'
import { isMapping, type ReadPage, readPageFile } from './read-page-file.ts'
import { type Path, type Problems, readYaml, type Source, type Spot } from './source.ts'

export type FolderNeeds = {
  sites: readonly Pick<Site, 'id' | 'languages'>[]
  blockSchemas: BlockSchemas
  pictures: PictureIndex
  files: FileIndex
  /** What is wrong is added here. */
  problems: Problems
}

export type ReadFolder = {
  /** Whole only where there are no problems. */
  content: LanguageContent[]
  /** Where a part of a page stands. */
  spotOf(page: Page, path: Path): Spot
}

/** The content in a folder, in the order of the sites, their languages and the paths of pages. */
export function readContentFolder(
  folder: string,
  { sites, blockSchemas, pictures, files, problems }: FolderNeeds,
): ReadFolder {
  const spots: Spots = new Map()
  const shared = { siteIds: new Set(sites.map(({ id }) => id)), blockSchemas, pictures, files, problems, spots }
  for (const name of namesIn(folder)) {
    if (shared.siteIds.has(name) || name === PICTURE_FOLDER || name === FILE_FOLDER) continue
    problems.add({ file: join(folder, name), line: 1 }, [], `there is no site '${name}'`)
  }
  const content = sites.flatMap((site) => readSite(folder, site, shared))
  return { content, spotOf: (page, path) => spots.get(page)?.(path) ?? { file: folder, line: 1 } }
}

type Spots = Map<Page, ReadPage['spot']>

type Shared = Omit<ReadingContext, 'site' | 'language'> & { spots: Spots }

function readSite(root: string, site: FolderNeeds['sites'][number], shared: Shared): LanguageContent[] {
  const { problems } = shared
  const folder = join(root, site.id)
  const facts = new Map<string, Source>()
  const found: Language[] = []
  for (const name of namesIn(folder)) {
    if (isLanguage(name)) found.push(name)
    else if (name in itemFolders) {
      for (const { file, name: item, text } of filesIn(join(folder, name), '.yaml', problems)) {
        const source = readYaml(file, text, problems)
        if (isMapping(source, shared)) facts.set(`${name}/${item}`, source)
      }
    } else unexpected(join(folder, name), problems)
  }
  const used = new Set<string>()
  // Languages that the site does not serve come last.
  const place = (language: Language) => [...site.languages, language].indexOf(language)
  const content = found
    .sort((a, b) => place(a) - place(b))
    .map((language) => {
      const context = { ...shared, site: site.id, language }
      return readLanguage(join(folder, language), context, (item) => {
        used.add(item)
        return facts.get(item)
      })
    })
  for (const [item, source] of facts) {
    if (!used.has(item)) problems.add(source.spot([]), [], 'there is no page in any language for these facts')
  }
  return content
}

function readLanguage(
  folder: string,
  context: ReadingContext & Shared,
  factsFor: (item: string) => Source | undefined,
) {
  const { site, language, problems } = context
  const pages: ReadPage[] = []
  const content: LanguageContent = { site, language, pages: [] }
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    if (name === NAVIGATION_FILE) {
      const read = readTree(path, navigationSchema, context)
      if (read) content.navigation = read
    } else if (name === TAXONOMY_FILE) {
      const read = readTree(path, taxonomySchema, context)
      if (read) content.taxonomy = read
    } else if (name === TEXTS_FILE) {
      const read = readTree(path, siteTextsSchema, context)
      if (read) content.texts = read
    } else if (name === PAGE_FOLDER) {
      pages.push(...filesIn(path, '.yaml', problems).flatMap((file) => readPageFile(file, context) ?? []))
    } else if (name in itemFolders) {
      const kind = itemFolders[name as ItemFolder]
      for (const file of filesIn(path, '.md', problems)) {
        const page = readItemFile(kind, file, factsFor(`${name}/${file.name}`), context)
        if (page) pages.push(page)
      }
    } else unexpected(path, problems)
  }
  for (const { page, spot } of pages) context.spots.set(page, spot)
  for (const field of ['path', 'key'] as const) addRepeated(pages, field, problems)
  content.pages = pages.map(({ page }) => page).sort((a, b) => (a.path < b.path ? -1 : 1))
  return content
}

/** The links around the pages, or how they are sorted: one file for each language. */
function readTree<Tree extends { site: string; language: Language }>(
  file: string,
  schema: z.ZodType<Tree>,
  context: ReadingContext,
): Omit<Tree, 'site' | 'language'> | undefined {
  const source = readYaml(file, readFileSync(file, 'utf8'), context.problems)
  if (!isMapping(source, context)) return undefined
  const textSpot = (path: readonly PropertyKey[]) => ({ file, line: source.textLine(path) })
  const { visitor, spot } = reading({ spot: source.spot, textSpot }, context)
  const { site, language } = context
  const value = mapBySchema(schema, { ...(source.value as object), site, language }, visitor)
  const parsed = schema.safeParse(value)
  addIssues(context.problems, spot, parsed.error)
  if (!parsed.data) return undefined
  const { site: _site, language: _language, ...tree } = parsed.data
  return tree
}

function addRepeated(pages: readonly ReadPage[], field: 'path' | 'key', problems: Problems): void {
  const seen = new Set<string>()
  for (const { page, spot } of pages) {
    if (seen.has(page[field])) problems.add(spot([field]), [field], `'${page[field]}' is that of another page`)
    seen.add(page[field])
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : []
}

function filesIn(folder: string, ending: string, problems: Problems) {
  return namesIn(folder).flatMap((name) => {
    const file = join(folder, name)
    if (name.endsWith(ending)) return [{ file, name: name.slice(0, -ending.length), text: readFileSync(file, 'utf8') }]
    unexpected(file, problems)
    return []
  })
}

function unexpected(file: string, problems: Problems): void {
  problems.add({ file, line: 1 }, [], 'is not part of the content: see docs/content-format.md')
}

function isLanguage(name: string): name is Language {
  return (languages as readonly string[]).includes(name)
}
