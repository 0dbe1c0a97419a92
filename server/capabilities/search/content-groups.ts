import { type ContentGroup, type ContentGroupOption, contentGroups } from '#contract/search/search.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

/** The groups to choose from: everything, and those in which the site has pages, each with its number of results. */
export async function contentGroupOptions(
  needs: SearchNeeds,
  { counts, selected, ...place }: Place & { counts: readonly number[]; selected: ContentGroup },
): Promise<ContentGroupOption[]> {
  const everything = await find(needs, { ...place, q: '', sortOrder: 0, from: 0, count: 0 })
  const isKnown = (key: ContentGroup) => key === 0 || (everything.groupCounts[key] ?? 0) > 0
  return contentGroups.filter(isKnown).map((key) => ({
    key,
    value: needs.groupNameOf(key, place.language),
    count: counts[key] ?? 0,
    selected: key === selected,
  }))
}
