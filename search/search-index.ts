import type { SearchDocument } from './document.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from './search-query.ts'
import type { AddedWords } from './thesaurus/added-words.ts'

/** A search index. Callers do not see on which thread it runs. */
export type SearchIndex = {
  /** Adds or replaces documents by id. Resolves when they can be found. Invalid ones are reported and skipped. */
  put(documents: readonly unknown[]): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  clear(): Promise<void>
  /** Much cheaper than replacing the document. Unknown ids are ignored. */
  setLikes(id: number, count: number): void
  /** The words that staff have added to the thesauri, instead of those of before. From the next question on. */
  setAddedWords(added: readonly AddedWords[]): void
  find(query: SearchQuery): SearchResult | Promise<SearchResult>
  suggest(typing: SuggestQuery): Suggestions | Promise<Suggestions>
  /** Number of documents. */
  readonly size: number
  /** Merges everything into one segment in the background. Happens automatically after many changes. */
  rebuild(): Promise<void>
  figures(): IndexFigures | Promise<IndexFigures>
  close(): Promise<void>
}

export type IndexFigures = {
  documents: number
  segments: number
  /** Memory of the arrays, without the small objects around them. */
  bytes: number
  /** Memory of old and new arrays together at the end of the last rebuild. */
  peakBytes: number
  /** Words of all languages, as they are spelled in documents. */
  words: number
}

/** An index that gets only valid documents, and one change at a time. */
export type ValidatedIndex = Omit<SearchIndex, 'put'> & { put(documents: readonly SearchDocument[]): Promise<void> }

export type OnProblem = (error: unknown, sentence: string) => void
