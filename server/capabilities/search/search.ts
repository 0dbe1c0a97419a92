import type { Page } from '#contract/content.ts'
import type { ContentGroup, SearchHit, SortOrder } from '#contract/search.ts'
import type { Language } from '#contract/site.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'
import { highlights } from '#server/search-engine/index/highlights.ts'
import type { SearchIndex } from '#server/search-engine/index/search-index.ts'
import type { SearchQuery, SearchResult } from '#server/search-engine/index/search-query.ts'
import { type FoundPage, type ShowNeeds, toHit } from './shown-hits.ts'

export type SearchNeeds = ShowNeeds & {
  /** Where the products of the shop are found, whichever site asks. */
  shop: Place
  /** Resolves with the index when it has every page. */
  index: () => Promise<Pick<SearchIndex, 'find' | 'suggest'>>
  /** The pages with these ids, in the same order; removed pages are omitted. */
  findPages: (contentIds: readonly number[]) => Promise<FoundPage[]>
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  likeCounts: (contentIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
  /** The blocks of a page, and its site. */
  findBlocks: (contentId: number) => Promise<Pick<Page, 'site' | 'blocks'> | null>
}

/** The searched site and language. */
export type Place = { site: string; language: Language }

/** The defaults of a query. */
const unfiltered = {
  contentGroup: 0,
  matchAnyCategoryIds: [],
  matchAllCategoryIds: [],
  authors: [],
  searchEquipments: false,
  facetTags: [],
  facetCategories: [],
} as const

type Typed = Place & { q: string; sortOrder: SortOrder; count: number }

/** The best matches while a visitor is typing. */
export async function suggestPages(needs: SearchNeeds, { q, ...typed }: Typed): Promise<SearchHit[]> {
  // Without a word everything would match.
  if (!hasWord(q)) return []
  const index = await needs.index()
  const { ids } = await index.suggest({ q, ...typed })
  return (await needs.findPages(ids)).map((page) => toHit(needs, page))
}

export type PageQuery = Place & {
  q: string
  contentGroup: ContentGroup
  sortOrder: SortOrder
  from: number
  count: number
}

/** Hits of all kinds or of one content group, and the total count. */
export async function searchPages(needs: SearchNeeds, question: PageQuery) {
  const answer = await find(needs, question)
  const pages = await needs.findPages(answer.ids)
  const marksIn = (text: string) => highlights({ ...question, corrections: answer.corrections }, text)
  const hits = pages.map((page) => {
    const hit = toHit(needs, page)
    return { ...hit, marks: { title: marksIn(hit.title), teaserText: marksIn(hit.teaserText) } }
  })
  return { hits, totalCount: answer.totalCount }
}

type QueryInput = Partial<SearchQuery> & Place & Pick<SearchQuery, 'q' | 'sortOrder' | 'from' | 'count'>

/** Queries the index. An empty query matches everything; one with signs but no words matches nothing. */
export async function find(needs: SearchNeeds, input: QueryInput): Promise<SearchResult> {
  const question = { ...unfiltered, ...input }
  if (question.q.trim() !== '' && !hasWord(question.q)) return emptyResult(question)
  return (await needs.index()).find(question)
}

function emptyResult({ facetCategories, facetTags }: SearchQuery): SearchResult {
  const facets = facetCategories.map(({ id, tagIds }) => ({
    id,
    tags: tagIds.map((tag) => ({ id: tag, count: 0, selected: facetTags.includes(tag) })),
  }))
  return { ids: [], totalCount: 0, facets, corrections: [] }
}

/** Whether it contains a letter or a digit. */
function hasWord(q: string): boolean {
  return /[\p{L}\p{N}]/u.test(q)
}
