import type { z } from 'zod'
import type { searchContent } from '#contract/search/search.ts'
import { contentGroupOptions } from './content-groups.ts'
import { factsOf, noteQuestion, type Place, type SearchNeeds, searchPages } from './search.ts'

/** Pages of all kinds or of one content group, with the groups that could be searched instead. */
export async function searchContentPages(
  needs: SearchNeeds,
  place: Place,
  { q, sortOrder, contentGroup, page, pageSize, ...limits }: z.output<typeof searchContent.query>,
): Promise<z.output<typeof searchContent.answer>> {
  const part = { from: (page - 1) * pageSize, count: pageSize }
  const facts = factsOf(limits)
  const { groupCounts, ...found } = await searchPages(needs, { ...place, q, sortOrder, contentGroup, facts, ...part })
  const contentGroups = await contentGroupOptions(needs, { ...place, counts: groupCounts, selected: contentGroup })
  noteQuestion(needs, place, { q, page }, { totalCount: found.totalCount, isAnswered: found.answer !== null })
  return { ...found, hasMore: part.from + found.hits.length < found.totalCount, contentGroups }
}
