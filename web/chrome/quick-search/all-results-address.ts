/**
 * The search page with all results. Suggestions come from all content; a site whose search page begins with another group is
 * told that it should show the same.
 */
export function allResultsAddress(searchPage: string, searchGroup: number, q: string): string {
  const query = new URLSearchParams({ q })
  if (searchGroup !== 0) query.set('contentGroup', '0')
  return `${searchPage}?${query}`
}
