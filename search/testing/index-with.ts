import { expect } from 'vitest'
import type { SearchDocument } from '#search/document.ts'
import { LocalIndex } from '#search/index/local-index.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { aQuestion } from './a-document.ts'

export async function indexWith(...documents: SearchDocument[]): Promise<LocalIndex> {
  const index = new LocalIndex({ onProblem: (error) => expect.unreachable(String(error)) })
  await index.put(documents)
  return index
}

/** Gives the ids of what an index finds. */
export const finder =
  (index: LocalIndex) =>
  (q: string, changes: Partial<SearchQuery> = {}): number[] =>
    index.find(aQuestion(q, changes)).ids
