import type { Page } from '#contract/content/content.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import { type PageAddress, removePage, savePages } from '#server/capabilities/content/content.ts'
import type { MediaNeeds } from '#server/capabilities/media/media.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveSiteTexts } from '#server/capabilities/site-texts/site-texts.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { type ContentCapabilities, contentOf, inOneTransaction } from './content-database.ts'
import type { LanguageContent } from './content-set.ts'
import { type FileFolder, readFileFolder } from './file-folder.ts'
import { type PictureFolder, readPictureFolder } from './picture-folder.ts'
import { type FolderNeeds, type ReadFolder, readContentFolder } from './read-folder.ts'
import { Problems } from './source.ts'

/** What is wrong with the files, with file and line. Nothing was changed. */
export class ImportRefusedError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export type CheckedFolder = ReadFolder & { pictures: PictureFolder; files: FileFolder; problems: Problems }

type Folders = { folder: string; pictureFolder: string; fileFolder: string }

/** Reads a folder of content with its pictures and files. */
export async function checkFolder(
  { folder, pictureFolder, fileFolder }: Folders,
  { sites, blockSchemas }: Pick<FolderNeeds, 'sites' | 'blockSchemas'>,
): Promise<CheckedFolder> {
  const problems = new Problems()
  const pictures = await readPictureFolder(pictureFolder, problems)
  const files = readFileFolder(fileFolder)
  return {
    ...readContentFolder(folder, { sites, blockSchemas, pictures: pictures.index, files: files.index, problems }),
    pictures,
    files,
    problems,
  }
}

type ImportNeeds = {
  database: Database
  media: MediaNeeds
}

/** The content that an import saved, and the pages that it removed. */
export type Imported = { pages: number; removed: number }

/** In pages: a statement has a limit for its values. */
const BATCH_SIZE = 500

/**
 * Saves the content of a folder: all of it, or nothing when something is wrong. Pages of the folder's sites and languages that
 * it lacks are kept, unless they are to be removed.
 */
export async function importContent(
  { database, media }: ImportNeeds,
  { content, spotOf, pictures, files, problems }: CheckedFolder,
  { removeMissing = false } = {},
): Promise<Imported> {
  const stored = await storedPages(contentOf(database.sql))
  const missing = removeMissing ? missingFrom(content, stored) : []
  const gone = new Set(missing.map(addressText))
  const keys = new Map(stored.filter((page) => !gone.has(addressText(page))).map((page) => [keyText(page), page]))
  for (const page of content.flatMap(({ pages }) => pages)) {
    const rival = keys.get(keyText(page))
    if (!rival || rival.path === page.path) continue
    problems.add(spotOf(page, ['key']), ['key'], `'${page.key}' is that of ${rival.path} in the database`)
  }
  if (problems.sentences.length > 0) throw new ImportRefusedError(problems.sentences)
  // Before the pages that show them. A picture that no page shows does no harm.
  await pictures.save(media)
  await files.save(media.files)
  const listed = files.files.map((file) => ({ file, facts: {} }))
  if (listed.length > 0) await media.store.listFiles(listed)
  await inOneTransaction(database, async (capabilities) => {
    for (const address of missing) await removePage(capabilities.content, address)
    for (const one of content) await save(capabilities, one)
  })
  return { pages: content.reduce((sum, { pages }) => sum + pages.length, 0), removed: missing.length }
}

async function save(needs: ContentCapabilities, { site, language, ...content }: LanguageContent) {
  const { navigation, taxonomy, texts, pages } = content
  if (navigation) orRefuse(await saveNavigation(needs.navigation, { site, language, ...navigation }))
  if (taxonomy) orRefuse(await saveTaxonomy(needs.taxonomy, { site, language, ...taxonomy }))
  if (texts) orRefuse(await saveSiteTexts(needs.siteTexts, { site, language, ...texts }))
  for (let from = 0; from < pages.length; from += BATCH_SIZE) {
    orRefuse(await savePages(needs.content, pages.slice(from, from + BATCH_SIZE)))
  }

  function orRefuse(outcome: Outcome<unknown, string>): void {
    if (!outcome.ok) throw new ImportRefusedError(outcome.problems.map((problem) => `${site} ${language}: ${problem}`))
  }
}

type StoredPage = PageAddress & Pick<Page, 'key'>

async function storedPages({ content }: ContentCapabilities): Promise<StoredPage[]> {
  const all: StoredPage[] = []
  for await (const batch of content.store.allListed()) all.push(...batch)
  return all
}

/** The stored pages of the folder's sites and languages that it does not have. */
function missingFrom(content: readonly LanguageContent[], stored: readonly StoredPage[]): StoredPage[] {
  const places = new Set(content.map(({ site, language }) => `${site} ${language}`))
  const kept = new Set(content.flatMap(({ pages }) => pages.map(addressText)))
  return stored.filter((page) => places.has(`${page.site} ${page.language}`) && !kept.has(addressText(page)))
}

const addressText = ({ site, language, path }: PageAddress) => `${site} ${language} ${path}`
const keyText = ({ site, language, key }: StoredPage) => `${site} ${language} ${key}`
