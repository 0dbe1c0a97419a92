import type { SearchDocument } from './document.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from './search-query.ts'

/** Finds documents. Those who ask see neither how nor on which thread. */
export type SearchIndex = {
  /** Takes documents in, in place of those with their ids. Done when they are found. Broken ones are reported and left out. */
  put(documents: readonly unknown[]): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  clear(): Promise<void>
  /** Much cheaper than putting the document anew. An id that is not there is ignored. */
  setLikes(id: number, count: number): void
  find(query: SearchQuery): SearchResult | Promise<SearchResult>
  suggest(typing: SuggestQuery): Suggestions | Promise<Suggestions>
  /** Documents that can be found. */
  readonly size: number
  /** Brings everything into one segment, in the background. It happens by itself when much has changed. */
  rebuild(): Promise<void>
  figures(): IndexFigures | Promise<IndexFigures>
  close(): Promise<void>
}

export type IndexFigures = {
  documents: number
  segments: number
  /** What the index takes, without the small objects around its arrays. */
  bytes: number
  /** What old and new arrays took together at the end of the last rebuild. */
  peakBytes: number
  /** Words of all languages, as they are spelled in documents. */
  words: number
}

/** An index that gets only documents that are right, and one change after the other. */
export type SoundIndex = Omit<SearchIndex, 'put'> & { put(documents: readonly SearchDocument[]): Promise<void> }

export type OnProblem = (error: unknown, sentence: string) => void
