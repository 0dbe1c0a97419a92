/**
 * Address of the search page with all results. Suggestions cover all content groups; a site whose search page defaults to one
 * group gets a parameter, so that it shows the same results.
 */
export function allResultsAddress(searchPage: string, searchGroup: number, q: string): string {
  const query = new URLSearchParams({ q })
  if (searchGroup !== 0) query.set('contentGroup', '0')
  return `${searchPage}?${query}`
}
