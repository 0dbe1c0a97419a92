import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { RichText } from '#contract/content/content.ts'
import { siteTexts as siteTextsSchema } from '#contract/content/site-texts.ts'
import { taxonomy as taxonomySchema } from '#contract/content/taxonomy.ts'
import { navigation as navigationSchema } from '#contract/navigation/navigation.ts'
import type { Language } from '#contract/site.ts'
import {
  type ItemKind,
  itemFolders,
  type LanguageContent,
  NAVIGATION_FILE,
  PAGE_FOLDER,
  PICTURE_FOLDER,
  PICTURE_INDEX,
  TAXONOMY_FILE,
  TEXTS_FILE,
} from './content-set.ts'
import { itemNames } from './file-names.ts'
import { mapBySchema, type Visitor } from './map-by-schema.ts'
import type { LibraryPicture } from './picture-index.ts'
import type { BlockSchemas } from './read-page.ts'
import { writeRichText } from './rich-text.ts'
import { takeSharedFacts } from './shared-facts.ts'
import type { FileWriter } from './write-files.ts'
import { type WrittenPage, writeItem, writePage } from './write-page.ts'
import { PictureWriter } from './write-pictures.ts'
import { writeYaml } from './write-yaml.ts'

/** The text of each file, by its path in the folder. */
export type WrittenFiles = ReadonlyMap<string, string>

type Needs = { pictures: readonly LibraryPicture[]; blockSchemas: BlockSchemas; fileWriter: FileWriter }

/** The files that read as this content. The same content gives the same files, to the last letter. */
export function writeContentFolder(
  content: readonly LanguageContent[],
  { pictures, blockSchemas, fileWriter }: Needs,
): WrittenFiles {
  const pictureWriter = new PictureWriter(pictures, content)
  const visitorFor = (language: Language): Visitor => ({
    picture: (value) => pictureWriter.reference(value, language),
    file: (value) => fileWriter.reference(value),
    richText: (value) => {
      const markdown = Array.isArray(value) && writeRichText(value as RichText)
      return markdown ? `${markdown}\n` : value
    },
  })
  const index = `${JSON.stringify(pictureWriter.index(), null, 2)}\n`
  const files: [string, string][] = [[`${PICTURE_FOLDER}/${PICTURE_INDEX}`, index]]
  for (const [site, languages] of Map.groupBy(content, (one) => one.site)) {
    const names = itemNames(languages.flatMap(({ pages }) => pages))
    for (const { language, navigation, taxonomy, texts, pages } of languages) {
      const visitor = visitorFor(language)
      const add = (path: string, text: string) => files.push([`${site}/${language}/${path}`, text])
      if (navigation) add(NAVIGATION_FILE, writeTree(navigationSchema, navigation, visitor))
      if (taxonomy) add(TAXONOMY_FILE, writeTree(taxonomySchema, taxonomy, visitor))
      if (texts) add(TEXTS_FILE, writeTree(siteTextsSchema, texts, visitor))
      for (const page of pages.filter(({ item }) => !item)) {
        add(`${PAGE_FOLDER}/${page.key}.yaml`, writeYaml(writePage(page, { blockSchemas, visitor }).fields))
      }
    }
    const items = languages.flatMap((one) =>
      one.pages.flatMap((page): WrittenItem[] => {
        const { item, language } = page
        if (!item) return []
        const name = names.get(`${item.kind} ${page.key}`) as string
        const written = writeItem(page, name, { blockSchemas, visitor: visitorFor(language) })
        return [{ ...written, kind: item.kind, name, language, names: namesIn(one.taxonomy) }]
      }),
    )
    for (const versions of Map.groupBy(items, ({ kind, name }) => `${kind} ${name}`).values()) {
      files.push(...itemFiles(versions).map(([path, text]): [string, string] => [`${site}/${path}`, text]))
    }
  }
  return new Map(files)
}

type WrittenItem = WrittenPage & {
  kind: ItemKind
  name: string
  language: Language
  names: ReadonlyMap<number, string>
}

const folderOf = Object.fromEntries(Object.entries(itemFolders).map(([folder, kind]) => [kind, folder]))

/** The files of an item: one for each language, and one for what they share. */
function itemFiles(versions: readonly WrittenItem[]): [string, string][] {
  const [{ kind, name, names: firstNames }] = versions as [WrittenItem]
  const { shared, own } = takeSharedFacts(
    kind,
    versions.map(({ fields }) => fields),
  )
  const files = versions.map(({ language, names, body }, at): [string, string] => {
    const fields = own[at] as WrittenPage['fields']
    const front = `---\n${writeYaml(fields, sortingComments(fields, names))}---\n`
    return [`${language}/${folderOf[kind]}/${name}.md`, body === '' ? front : `${front}\n${body}\n`]
  })
  if (Object.keys(shared).length === 0) return files
  return [...files, [`${folderOf[kind]}/${name}.yaml`, writeYaml(shared, sortingComments(shared, firstNames))]]
}

/** Ids alone tell an editor nothing: their names stand beside them. */
function sortingComments(fields: WrittenPage['fields'], names: ReadonlyMap<number, string>): Record<string, string> {
  return Object.fromEntries(
    ['productGroup', 'categories', 'facetTags'].flatMap((field) => {
      const ids = [fields[field] ?? []].flat() as number[]
      return ids.length > 0 ? [[field, ids.map((id) => names.get(id) ?? '?').join(', ')]] : []
    }),
  )
}

function namesIn(taxonomy: LanguageContent['taxonomy']): ReadonlyMap<number, string> {
  const { productGroups = [], categories = [], facets = [] } = taxonomy ?? {}
  return new Map([
    ...productGroups.map(({ key, value }) => [key, value] as const),
    ...categories.map(({ id, name }) => [id, name] as const),
    ...facets.flatMap(({ facetTags }) => facetTags.map(({ id, name }) => [id, name] as const)),
  ])
}

function writeTree(schema: z.ZodType, tree: object, visitor: Visitor): string {
  const written = mapBySchema(schema, tree, { ...visitor, omits: isDeepStrictEqual })
  return writeYaml(written as Record<string, unknown>)
}
