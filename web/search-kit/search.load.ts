import { tags } from '#contract/content/tags.ts'
import type { SearchReads } from '#contract/search/search-reads.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import { type Answer, type Results, resultsOf } from './results.ts'
import { type SearchConfig, type Source, sourceOf } from './search-config.ts'
import { searchQuery } from './search-query.ts'
import { type AddressValues, isAsked, type SearchState, stateOf } from './search-state.ts'
import { hideEntries, isHidden, isTooLong, searchedText } from './shown-search.ts'

/** An address restores at most this many pages of results; a higher page begins with itself. */
const MAX_RESTORED_PAGES = 20
/** Large pages are restored only up to this many results. */
const MAX_RESTORED_RESULTS = 480

/** A search on the server: what the address asks for, and its results. */
export type SearchData = { config: SearchConfig; state: SearchState; results: Results }

/** Runs the search of the address. Removed pages are covered by the tag; other changes by the short life of a search. */
export async function loadSearch(
  config: SearchConfig,
  { site, language, params }: LoadContext,
  reads: Pick<Reads, 'search'>,
): Promise<Loaded<SearchData>> {
  const state = stateOf(params as AddressValues, config.defaults)
  const results = await findResults(config, state, { site, language: state.language }, reads.search)
  const asked = isAsked(state, config.defaults)
  // The first page of a listing is made from the items of the site, and is cached for as long as they stay the same.
  const made = [tags.pageList(site), ...itemTags(config, state, site, language)]
  return { data: { config, state, results }, tags: asked ? [tags.pageList(site)] : made }
}

function itemTags(config: SearchConfig, state: SearchState, site: string, language: SearchState['language']): string[] {
  const kinds = { products: 'product', shop: 'product', recipes: 'recipe', news: 'news' } as const
  const source = sourceOf(config, state)
  if (source === 'content') return []
  return [tags.items(site, language, kinds[source]), tags.taxonomy(site, language)]
}

type Place = { site: string; language: SearchState['language'] }

async function findResults(
  config: SearchConfig,
  state: SearchState,
  place: Place,
  reads: SearchReads,
): Promise<Results> {
  const source = sourceOf(config, state)
  const find = async (asked: SearchState) => resultsOf(source, await ask(reads, source, place, asked), config)
  const searched = { ...state, q: searchedText(config, state.q) }
  const unsearched = { ...searched, q: '', page: 1, pageSize: 1 }
  if (isHidden(config, searched) || isTooLong(searched.q)) return hideEntries(await find(unsearched))
  return findPages(find, searched)
}

/** All pages up to the one of the address. Beyond the last page there is nothing, so the last one is shown. */
async function findPages(find: (state: SearchState) => Promise<Results>, state: SearchState): Promise<Results> {
  const { page, pageSize } = state
  const restored = page <= MAX_RESTORED_PAGES && page * pageSize <= MAX_RESTORED_RESULTS
  if (restored) return find({ ...state, page: 1, pageSize: page * pageSize })
  const results = await find(state)
  const pages = Math.ceil(results.totalCount / pageSize)
  if (page > pages && pages > 0) return findPages(find, { ...state, page: pages })
  return { ...results, firstPage: page }
}

/** The query of a call has exactly the fields that the contract names. */
function ask(reads: SearchReads, source: Source, place: Place, state: SearchState): Promise<Answer> {
  const query = searchQuery(source, state)
  return reads[source](place, query as never) as Promise<Answer>
}
