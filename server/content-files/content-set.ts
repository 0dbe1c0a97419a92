import type { Page } from '#contract/content/content.ts'
import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Navigation } from '#contract/navigation/navigation.ts'
import type { Language } from '#contract/site.ts'

/** All content of one site in one language. */
export type LanguageContent = {
  site: string
  language: Language
  navigation?: Omit<Navigation, 'site' | 'language'>
  taxonomy?: Omit<Taxonomy, 'site' | 'language'>
  /** Of the cookie banner and the overlays, where they differ from those of the program. */
  texts?: SiteTexts
  pages: Page[]
}

/** The folders of products, recipes, news and jobs, and the template of the pages in each. */
export const itemFolders = { products: 'product', recipes: 'recipe', news: 'news', jobs: 'job' } as const
export type ItemFolder = keyof typeof itemFolders
export type ItemKind = (typeof itemFolders)[ItemFolder]

export const PAGE_FOLDER = 'pages'
export const NAVIGATION_FILE = 'navigation.yaml'
export const TAXONOMY_FILE = 'taxonomy.yaml'
export const TEXTS_FILE = 'texts.yaml'
export const PICTURE_FOLDER = 'pictures'
export const PICTURE_INDEX = 'pictures.json'
export const FILE_FOLDER = 'files'

/** What an item says in every language alike, so that a file of the site can hold it once. */
export const factsOf: Record<ItemKind, readonly string[]> = {
  product: [
    ...['picture', 'publishDate', 'categories', 'facetTags', 'productCode', 'valoCode', 'gtinCode', 'productGroup'],
    ...['novelty', 'equipment', 'size', 'nutrition', 'pictures', 'offer'],
  ],
  recipe: [
    ...['picture', 'publishDate', 'categories', 'facetTags', 'totalTime', 'yield', 'portionSize', 'portionUnit'],
    ...['totalYieldKg', 'activeTime', 'difficulty'],
  ],
  news: ['picture', 'publishDate', 'categories', 'facetTags', 'source', 'author', 'recall'],
  job: [
    ...['picture', 'publishDate', 'categories', 'facetTags', 'city', 'country', 'streetAddress', 'postalCode'],
    ...['applicationPeriodEnd', 'employment', 'salary', 'applyTo'],
  ],
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
