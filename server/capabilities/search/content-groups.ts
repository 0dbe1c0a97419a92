import { type ContentGroup, type ContentGroupOption, contentGroups } from '#contract/search/search.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

/** The groups to choose from: everything, and those in which the site has pages, each with its number of results. */
export async function contentGroupOptions(
  needs: SearchNeeds,
  { q, selected, ...place }: Place & { q: string; selected: ContentGroup },
): Promise<ContentGroupOption[]> {
  const countIn = async (key: ContentGroup, words: string) =>
    (await find(needs, { ...place, q: words, contentGroup: key, sortOrder: 0, from: 0, count: 0 })).totalCount
  const options = await Promise.all(
    contentGroups.map(async (key) => {
      const [exists, count] = await Promise.all([countIn(key, ''), countIn(key, q)])
      const option = { key, value: needs.groupNameOf(key, place.language), count, selected: key === selected }
      return key === 0 || exists > 0 ? [option] : []
    }),
  )
  return options.flat()
}
