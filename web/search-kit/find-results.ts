import { call } from '#web/calls/call.ts'
import { type Answer, type Results, resultsOf, withMore } from './results.ts'
import { type SearchConfig, type Source, sourceOf } from './search-config.ts'
import { searchQuery } from './search-query.ts'
import type { SearchState } from './search-state.ts'
import { hideEntries, isHidden, isTooLong, searchedText } from './shown-search.ts'

const calls = {
  content: 'GET /api/search/content/',
  products: 'GET /api/search/products',
  recipes: 'GET /api/search/recipes',
  news: 'GET /api/search/newsroom',
  shop: 'GET /api/search/lihakauppa-products',
} as const satisfies Record<Source, string>

/** Fetches one page of results; null when that fails. */
export async function findPage(config: SearchConfig, state: SearchState, signal: AbortSignal): Promise<Results | null> {
  const source = sourceOf(config, state)
  const hidden = isHidden(config, state) || isTooLong(state.q)
  const searched = { ...state, q: searchedText(config, state.q), ...(hidden ? { q: '', page: 1, pageSize: 1 } : {}) }
  const answer = await ask(source, state, searchQuery(source, searched), signal)
  if (!answer) return null
  const results = resultsOf(source, answer, config)
  return hidden ? hideEntries(results) : results
}

/** Fetches pages 1 to that of the state, in order; null when one fails. */
export async function findPagesUpTo(
  config: SearchConfig,
  state: SearchState,
  signal: AbortSignal,
): Promise<Results | null> {
  let results = await findPage(config, { ...state, page: 1 }, signal)
  for (let page = 2; results?.hasMore && page <= state.page; page++) {
    const more = await findPage(config, { ...state, page }, signal)
    results = more && withMore(results, more)
  }
  return results
}

async function ask(
  source: Source,
  { language }: SearchState,
  query: object,
  signal: AbortSignal,
): Promise<Answer | null> {
  const outcome = await call(calls[source], {
    query: plainQuery(query) as never,
    language,
    signal,
    expects: ({ hits, totalCount }: Answer) => typeof totalCount === 'number' && hits.every(isShowable),
  })
  return outcome.ok ? (outcome.value as Answer) : null
}

/** Whether a hit has what its card or row cannot do without. */
function isShowable(hit: Answer['hits'][number]): boolean {
  const [title, link] = 'header' in hit ? [hit.header, hit.link] : [hit.title, hit.url]
  return typeof hit.contentId === 'number' && typeof title === 'string' && typeof link === 'string'
}

/** Without flags that are off and empty lists, which are the defaults. */
function plainQuery(query: object): object {
  const given = Object.entries(query).filter(([, value]) => value !== false && value !== undefined)
  return Object.fromEntries(given.filter(([, value]) => !Array.isArray(value) || value.length > 0))
}
