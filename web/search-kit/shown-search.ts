import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import type { Results } from './results.ts'
import type { SearchConfig } from './search-config.ts'
import { isAsked, type SearchState } from './search-state.ts'

/** Whether results stay hidden because nothing was asked for yet. */
export function isHidden({ defaults }: Pick<SearchConfig, 'defaults'>, state: SearchState): boolean {
  return state.hideResults && !isAsked(state, defaults)
}

/** The part of the text that is searched for: a text filter ignores too few characters. */
export function searchedText({ actsFrom = 0 }: Pick<SearchConfig, 'actsFrom'>, q: string): string {
  return [...q].length < actsFrom ? '' : q
}

/** A question that the server would refuse: nothing is searched for, and the visitor sees why. */
export function isTooLong(q: string): boolean {
  return q.length > MAX_QUERY_LENGTH
}

export function hideEntries(results: Results): Results {
  return { ...results, entries: [], hasMore: false }
}
