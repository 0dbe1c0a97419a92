import { type ContentGroup, contentGroups } from '#contract/search.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

export type ContentGroupOption = { key: ContentGroup; value: string }

/** The groups to choose from: everything, and those in which the site has pages. */
export async function contentGroupOptions(needs: SearchNeeds, place: Place): Promise<ContentGroupOption[]> {
  const options: ContentGroupOption[] = []
  for (const key of contentGroups) {
    const { totalCount } = await find(needs, { ...place, q: '', contentGroup: key, sortOrder: 0, from: 0, count: 0 })
    if (key === 0 || totalCount > 0) options.push({ key, value: needs.groupNameOf(key, place.language) })
  }
  return options
}
