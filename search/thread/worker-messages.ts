import type { SearchDocument } from '#search/document.ts'
import type { Segment } from '#search/index/segment.ts'
import type { IndexFigures } from '#search/search-index.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from '#search/search-query.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'

/** What the worker starts with: an index that has grown too large for the thread that answers visitors. */
export type WorkerStart = {
  segments: Segment[]
  quiet?: number
  thesauri?: Thesauri
  added?: readonly AddedWords[]
}

/** Every task is answered, with its number. */
export type Task =
  /** Many documents come in several messages; they are put when no more follow. */
  | { kind: 'put'; documents: readonly SearchDocument[]; moreFollow: boolean }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'clear' }
  | { kind: 'setLikes'; id: number; count: number }
  | { kind: 'setAddedWords'; added: readonly AddedWords[] }
  | { kind: 'find'; query: SearchQuery }
  | { kind: 'suggest'; typing: SuggestQuery }
  | { kind: 'rebuild' }
  | { kind: 'figures' }

export type ToWorker = { number: number; task: Task }

export type Result = SearchResult | Suggestions | IndexFigures | undefined

export type FromWorker =
  | { kind: 'done'; number: number; result: Result; size: number }
  | { kind: 'failed'; number: number; error: unknown }
  | { kind: 'problem'; error: unknown; sentence: string }
