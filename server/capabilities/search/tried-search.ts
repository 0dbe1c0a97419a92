import type { AddedWords } from '#search/thesaurus/added-words.ts'
import { find, type Place, type SearchNeeds } from './search.ts'

type Question = Place & { q: string; count: number; promoted: readonly number[]; added?: readonly AddedWords[] }

/** The search for staff who try what they have not saved: visitors' searches go on as they are, and nothing is counted. */
export function triedSearch(needs: SearchNeeds) {
  return {
    promoted: needs.promoted,
    ask: ({ added, ...question }: Question) =>
      find(needs, { ...question, sortOrder: 0, from: 0, ...(added ? { tried: added } : {}) }),
    show: async (ids: readonly number[]) =>
      (await needs.findPages(ids)).map(({ contentId, title, path, type, language }) => ({
        id: contentId,
        title,
        path,
        category: needs.categoryOf(type, language),
      })),
  }
}
