import type { Language } from '#contract/site.ts'

// As text of its own: the contract's schemas would come to the browser with it.
const CALL: typeof import('#contract/search.ts')['searchSuggestions']['path'] = '/api/search/suggestions/'

/** As many as the pop-up shows. */
const PAGE_SIZE = 5

/** Where the suggestions for a text are asked for, best first. */
export function suggestionsAddress(language: Language, q: string): string {
  return `${CALL}?${new URLSearchParams({ language, pageSize: String(PAGE_SIZE), q, sortOrder: '0' })}`
}

/**
 * The search page with all results. Suggestions come from all content; a site whose search page begins with another group is
 * told that it should show the same.
 */
export function allResultsAddress(searchPage: string, searchGroup: number, q: string): string {
  const query = new URLSearchParams({ q })
  if (searchGroup !== 0) query.set('contentGroup', '0')
  return `${searchPage}?${query}`
}
