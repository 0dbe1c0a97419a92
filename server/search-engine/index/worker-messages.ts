import type { SearchDocument } from './document.ts'
import type { Answer, Question, Suggestions, Typing } from './question.ts'
import type { IndexFigures } from './search-index.ts'
import type { Segment } from './segment.ts'

/** What the worker starts with: an index that has grown too large for the thread that answers visitors. */
export type WorkerStart = { segments: Segment[]; quiet?: number }

/** Every task is answered, with its number. */
export type Task =
  /** Many documents come in several messages; they are put when no more follow. */
  | { kind: 'put'; documents: readonly SearchDocument[]; moreFollow: boolean }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'clear' }
  | { kind: 'setLikes'; id: number; count: number }
  | { kind: 'find'; question: Question }
  | { kind: 'suggest'; typing: Typing }
  | { kind: 'rebuild' }
  | { kind: 'figures' }

export type ToWorker = { number: number; task: Task }

export type Result = Answer | Suggestions | IndexFigures | undefined

export type FromWorker =
  | { kind: 'done'; number: number; result: Result; size: number }
  | { kind: 'failed'; number: number; error: unknown }
  | { kind: 'problem'; error: unknown; sentence: string }
