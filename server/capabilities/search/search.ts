import type { Page } from '#contract/content/content.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type {
  ContentGroup,
  SearchHit,
  SortOrder,
  Suggestions,
  Understanding,
  Understood,
} from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import type { Facts, ReadFact } from '#search/facts/facts.ts'
import { highlights } from '#search/query/highlights.ts'
import type { SearchIndex } from '#search/search-index.ts'
import type { SearchQuery, SearchResult } from '#search/search-query.ts'
import { type AnswerNeeds, answerTo } from './answers/answers.ts'
import { nothingFits } from './nothing-fits.ts'
import { type FoundPage, type MarksIn, type ShowNeeds, toHit, toSuggestion } from './shown-hits.ts'

export type SearchNeeds = ShowNeeds &
  AnswerNeeds & {
    /** Where the products of the shop are found, whichever site asks. */
    shop: Place
    /** Is told of every question, for those who write the content. */
    onAsked: (question: Place & { q: string; totalCount: number; isAnswered: boolean }) => void
    /** The ids of the pages that staff want first for a question. */
    promoted: (question: Place & { q: string }) => readonly number[]
    /** Resolves with the index when it has every page. */
    index: () => Promise<Pick<SearchIndex, 'find' | 'suggest'>>
    /** The pages with these ids, in the same order; removed pages are omitted. */
    findPages: (contentIds: readonly number[]) => Promise<FoundPage[]>
    findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
    /** The ISO weekdays on which the shop delivers anywhere, in order. */
    deliveryWeekdays: () => Promise<readonly number[]>
    weekdayName: (weekday: number, language: Language) => string
    likeCounts: (contentIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
    /** The blocks of a page, and its site. */
    findBlocks: (contentId: number) => Promise<Pick<Page, 'site' | 'blocks'> | null>
  }

type AskedFilters = { q: string; page?: number; productGroup?: number | undefined } & {
  [List in 'facetTags' | 'matchAnyCategoryIds' | 'matchAllCategoryIds' | 'authors']?: readonly unknown[] | undefined
}

/** Tells what was asked in words, once: not the next page of it, or what is left of it under filters. */
export function noteQuestion(
  { onAsked }: Pick<SearchNeeds, 'onAsked'>,
  place: Place,
  { q, page = 1, productGroup, ...lists }: AskedFilters,
  { totalCount, isAnswered = false }: { totalCount: number; isAnswered?: boolean },
): void {
  const { facetTags = [], matchAnyCategoryIds = [], matchAllCategoryIds = [], authors = [] } = lists
  const chosen = [facetTags, matchAnyCategoryIds, matchAllCategoryIds, authors].some(({ length }) => length > 0)
  if (q.trim() === '' || page > 1 || chosen || productGroup !== undefined) return
  onAsked({ site: place.site, language: place.language, q, totalCount, isAnswered })
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

/** The best matches while a visitor is typing, and how many there are in all. */
export async function suggestPages(needs: SearchNeeds, { q, ...typed }: Typed): Promise<Suggestions> {
  // Without a word everything would match.
  if (!hasWord(q)) return { hits: [], totalCount: 0 }
  const index = await needs.index()
  const promoted = needs.promoted({ site: typed.site, language: typed.language, q })
  const { ids, totalCount } = await index.suggest({ q, ...typed, promoted })
  return { hits: (await needs.findPages(ids)).map((page) => toSuggestion(needs, page)), totalCount }
}

/** Limits as parameters of a call. */
export type LimitParameters = Pick<Understood, 'maxMinutes' | 'maxPrice' | 'people' | 'freeOf'>

const CENTS = 100

/** The limits of parameters in the form that the index knows. */
export function factsOf({ maxMinutes, maxPrice, people, freeOf = [] }: LimitParameters): Facts {
  return {
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
    ...(maxPrice === undefined ? {} : { maxPrice: CENTS * maxPrice }),
    ...(people === undefined ? {} : { people }),
    ...(freeOf.length === 0 ? {} : { freeOf }),
  }
}

export type PageQuery = Place & {
  q: string
  contentGroup: ContentGroup
  sortOrder: SortOrder
  from: number
  count: number
  facts: Facts
}

/** Hits of all kinds or of one content group, and the total count. */
export async function searchPages(needs: SearchNeeds, question: PageQuery) {
  const { contentGroup, ...asked } = question
  const answer = await find(needs, { ...asked, shownGroup: contentGroup })
  const pages = await needs.findPages(answer.ids)
  const marksIn = marker(question.q, question, answer)
  const hits = pages.map((page) => {
    const hit = toHit(needs, page)
    return { ...hit, marks: { title: marksIn(hit.title), teaserText: marksIn(hit.teaserText) } }
  })
  const kinds = contentGroup === 0 ? ([1, 2, 3] as const) : [contentGroup]
  const again = {
    q: question.q,
    findAgain: (q: string) => find(needs, { ...asked, shownGroup: contentGroup, q, from: 0, count: 1 }),
  }
  const said = await remarks(needs, question, answer, kinds, question.facts, again)
  const { totalCount, groupCounts } = answer
  return { hits, totalCount, groupCounts, ...said, answer: await answerTo(needs, question, question.q) }
}

/** What a page says above its results: how the question was understood and, if it found nothing, what others like. */
export async function remarks(
  needs: SearchNeeds,
  { site, language }: Place,
  answer: SearchResult,
  kinds: readonly ContentGroup[],
  asked: Facts = {},
  again?: { q: string; findAgain: (q: string) => Promise<SearchResult> },
): Promise<{ understanding: Understanding; popular: SearchHit[] }> {
  const { match, missingWords, facts, didYouMean, totalCount } = answer
  const limits = [...namedLimits(needs, facts, language), ...parameterLimits(needs, asked, language)]
  const nothing =
    totalCount === 0 && again && hasWord(again.q)
      ? { nothing: await nothingFits(needs, { site, language }, { ...again, facts }) }
      : {}
  const understanding = { match, missingWords, limits, ...(didYouMean === undefined ? {} : { didYouMean }), ...nothing }
  return { understanding, popular: totalCount > 0 ? [] : await popularPages(needs, { site, language }, kinds) }
}

function namedLimits(needs: SearchNeeds, facts: readonly ReadFact[], language: Language): Understanding['limits'] {
  return facts.map(({ facts: own, without }) => ({ text: needs.limitText(own, language), without }))
}

/** One for each parameter, because each is taken away alone. */
function parameterLimits(needs: SearchNeeds, asked: Facts, language: Language): Understanding['limits'] {
  return (['maxMinutes', 'maxPrice', 'people', 'freeOf'] as const).flatMap((parameter) =>
    asked[parameter] === undefined
      ? []
      : [{ text: needs.limitText({ [parameter]: asked[parameter] }, language), parameter }],
  )
}

const POPULAR_PAGES = 4

/** The most liked pages of some kinds, in turn; where a site has none of them, its other pages. */
async function popularPages(needs: SearchNeeds, place: Place, kinds: readonly ContentGroup[]): Promise<SearchHit[]> {
  const liked = { ...place, q: '', sortOrder: 3, from: 0, count: POPULAR_PAGES } as const
  const idsOf = async (contentGroup: ContentGroup) => (await find(needs, { ...liked, contentGroup })).ids
  const found = await Promise.all(kinds.map(idsOf))
  const mixed = Array.from({ length: POPULAR_PAGES }, (_, at) => found.flatMap((ids) => ids[at] ?? [])).flat()
  const ids = mixed.length > 0 ? mixed.slice(0, POPULAR_PAGES) : await idsOf(4)
  return (await needs.findPages(ids)).map((page) => toHit(needs, page))
}

/** Finds the words of a text that a search has matched. */
export function marker(q: string, { language }: Place, { corrections, synonyms }: SearchResult): MarksIn {
  return (text) => highlights({ q, language, corrections, synonyms }, text)
}

type QueryInput = Partial<SearchQuery> & Place & Pick<SearchQuery, 'q' | 'sortOrder' | 'from' | 'count'>

/** Queries the index. An empty query matches everything; one with signs but no words matches nothing. */
export async function find(needs: Pick<SearchNeeds, 'index' | 'promoted'>, input: QueryInput): Promise<SearchResult> {
  const question = { ...unfiltered, ...input }
  if (question.q.trim() !== '' && !hasWord(question.q)) return emptyResult(question)
  const promoted = input.promoted ?? needs.promoted(question)
  return (await needs.index()).find({ ...question, promoted })
}

function emptyResult({ facetCategories, facetTags, options = [] }: SearchQuery): SearchResult {
  const facets = facetCategories.map(({ id, tagIds }) => ({
    id,
    tags: tagIds.map((tag) => ({ id: tag, count: 0, selected: facetTags.includes(tag) })),
  }))
  const none = { ids: [], totalCount: 0, groupCounts: [], optionCounts: options.map(() => 0) }
  return { ...none, facets, corrections: [], synonyms: [], facts: [], match: 'all', missingWords: [] }
}

/** Whether it contains a letter or a digit. */
function hasWord(q: string): boolean {
  return /[\p{L}\p{N}]/u.test(q)
}
