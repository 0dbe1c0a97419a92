import type { ContentGroup } from '#contract/search.ts'
import { type SearchConfig, type Source, sourceOf } from './search-config.ts'
import { isAsked, type SearchState } from './search-state.ts'

/** Whether results stay hidden because nothing was asked for yet. */
export function isHidden({ defaults }: Pick<SearchConfig, 'defaults'>, state: SearchState): boolean {
  return state.hideResults && !isAsked(state, defaults)
}

/** The part of the text that is searched for: a text filter ignores too few characters. */
export function searchedText({ actsFrom = 0 }: Pick<SearchConfig, 'actsFrom'>, q: string): string {
  return [...q].length < actsFrom ? '' : q
}

const groupOf: Record<Source, ContentGroup> = { content: 0, products: 1, shop: 1, recipes: 2, news: 3 }
const POPULAR_PAGES = 4

/** Asks for the most liked pages of the kind that a widget searches. */
export function popularQuery(config: SearchConfig, state: SearchState) {
  const contentGroup = groupOf[sourceOf(config, state)]
  return { q: '', page: 1, pageSize: POPULAR_PAGES, contentGroup, sortOrder: 3 } as const
}
