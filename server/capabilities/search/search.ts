import type { Page } from '#contract/content.ts'
import type { PresetName } from '#contract/media.ts'
import type { SearchHit, SortOrder } from '#contract/search.ts'
import { showPicture } from '#contract/shown-picture.ts'
import type { Language } from '#contract/site.ts'

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

/** What is known of a page to find it and to show it among results. */
export type SearchedPage = PageAddress &
  Pick<Page, 'title' | 'description' | 'picture' | 'publishDate'> & {
    id: number
    /** See `contract/page-types.ts`. */
    type: string
    /** All that people read on it. */
    text: string
  }

export type Question = {
  site: string
  language: Language
  /** As somebody typed it; its last word may be unfinished. */
  q: string
  sortOrder: SortOrder
  /** How many of the best are left out, and how many are given. */
  from: number
  count: number
}

/** Finds pages. What is inside may change; those who ask see only this. */
export type SearchEngine = {
  /** The pages of the site and language that fit, best first, always in the same order; and how many fit in all. */
  find(question: Question): { pages: SearchedPage[]; totalCount: number }
  /** Takes pages in, in place of those at their addresses. */
  put(pages: readonly SearchedPage[]): void
  remove(addresses: readonly PageAddress[]): void
  clear(): void
}

export type SearchStore = {
  /** Every page, a batch at a time. */
  all(): AsyncIterable<SearchedPage[]>
  /** Those of the pages at these addresses that exist. */
  find(addresses: readonly PageAddress[]): Promise<SearchedPage[]>
}

export type SearchNeeds = {
  /** The engine, once it knows every page. */
  engine: () => Promise<Pick<SearchEngine, 'find'>>
  /** Where visitors find a page. */
  hrefOf: (page: PageAddress) => string
  /** What visitors call pages of a type. */
  categoryOf: (type: string, language: Language) => string
}

/** The pages that fit a question, as they are shown, and how many there are in all. */
export async function searchPages(
  needs: SearchNeeds,
  question: Question,
): Promise<{ hits: SearchHit[]; totalCount: number }> {
  const engine = await needs.engine()
  const { pages, totalCount } = engine.find(question)
  return { hits: pages.map((page) => toHit(needs, page)), totalCount }
}

/** Products are shown whole, everything else cut to a square. */
const presetOf: Partial<Record<string, PresetName>> = { RetailProductPage: 'small', JyvabroilerProductPage: 'small' }

function toHit(needs: Pick<SearchNeeds, 'hrefOf' | 'categoryOf'>, page: SearchedPage): SearchHit {
  const { id, type, title, description, picture, language } = page
  return {
    contentId: id,
    url: needs.hrefOf(page),
    title,
    category: needs.categoryOf(type, language),
    teaserText: description,
    image: picture ? showPicture(picture, presetOf[type] ?? 'thumbnail') : null,
    type,
  }
}
