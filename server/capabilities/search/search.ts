import type { Page } from '#contract/content.ts'
import type { ContentGroup, SearchHit, SortOrder } from '#contract/search.ts'
import type { Language } from '#contract/site.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'
import { highlights } from '#server/search-engine/index/highlights.ts'
import type { Answer, Question } from '#server/search-engine/index/question.ts'
import type { SearchIndex } from '#server/search-engine/index/search-index.ts'
import { type FoundPage, type ShowNeeds, toHit } from './shown-hits.ts'

export type SearchNeeds = ShowNeeds & {
  /** The index, once it knows every page. */
  index: () => Promise<Pick<SearchIndex, 'find' | 'suggest'>>
  /** The pages with these numbers, in their order; those that are gone are left out. */
  findPages: (contentIds: readonly number[]) => Promise<FoundPage[]>
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  likeCounts: (contentIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
  /** The blocks of a page, and whose page it is. */
  findBlocks: (contentId: number) => Promise<Pick<Page, 'site' | 'blocks'> | null>
}

/** Where is searched. */
export type Place = { site: string; language: Language }

/** What a question asks for where nothing else is said. */
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

/** The pages that fit best what somebody is typing. */
export async function suggestPages(needs: SearchNeeds, { q, ...typed }: Typed): Promise<SearchHit[]> {
  // Without a word everything would fit.
  if (!hasWord(q)) return []
  const index = await needs.index()
  const { ids } = await index.suggest({ q, ...typed })
  return (await needs.findPages(ids)).map((page) => toHit(needs, page))
}

export type PageQuestion = Place & {
  q: string
  contentGroup: ContentGroup
  sortOrder: SortOrder
  from: number
  count: number
}

/** Pages of all kinds, or of one content group, as they are shown, and how many there are in all. */
export async function searchPages(needs: SearchNeeds, question: PageQuestion) {
  const answer = await find(needs, question)
  const pages = await needs.findPages(answer.ids)
  const marksIn = (text: string) => highlights({ ...question, corrections: answer.corrections }, text)
  const hits = pages.map((page) => {
    const hit = toHit(needs, page)
    return { ...hit, marks: { title: marksIn(hit.title), teaserText: marksIn(hit.teaserText) } }
  })
  return { hits, totalCount: answer.totalCount }
}

type Asked = Partial<Question> & Place & Pick<Question, 'q' | 'sortOrder' | 'from' | 'count'>

/** Asks the index. Nothing fits a question of which no word is left; without a question everything does. */
export async function find(needs: SearchNeeds, asked: Asked): Promise<Answer> {
  const question = { ...unfiltered, ...asked }
  if (question.q.trim() !== '' && !hasWord(question.q)) return nothingFor(question)
  return (await needs.index()).find(question)
}

function nothingFor({ facetCategories, facetTags }: Question): Answer {
  const facets = facetCategories.map(({ id, tagIds }) => ({
    id,
    tags: tagIds.map((tag) => ({ id: tag, count: 0, selected: facetTags.includes(tag) })),
  }))
  return { ids: [], totalCount: 0, facets, corrections: [] }
}

/** Whether there is a letter or a digit to look for. */
function hasWord(q: string): boolean {
  return /[\p{L}\p{N}]/u.test(q)
}
