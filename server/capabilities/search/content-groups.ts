import { type ContentGroup, type ContentGroupOption, contentGroups } from '#contract/search/search.ts'
import type { Facts } from '#search/facts/facts.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

/** The groups to choose from: everything, and those in which the site has pages, each with its number of results. */
export async function contentGroupOptions(
  needs: SearchNeeds,
  { q, facts = {}, selected, ...place }: Place & { q: string; facts?: Facts; selected: ContentGroup },
): Promise<ContentGroupOption[]> {
  const countIn = async (key: ContentGroup, asked: { q: string; facts?: Facts }) =>
    (await find(needs, { ...place, ...asked, contentGroup: key, sortOrder: 0, from: 0, count: 0 })).totalCount
  const options = await Promise.all(
    contentGroups.map(async (key) => {
      const [exists, count] = await Promise.all([countIn(key, { q: '' }), countIn(key, { q, facts })])
      const option = { key, value: needs.groupNameOf(key, place.language), count, selected: key === selected }
      return key === 0 || exists > 0 ? [option] : []
    }),
  )
  return options.flat()
}
