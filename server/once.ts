import type { Outcome } from '#contract/outcome.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Sql } from './db/database.ts'

/**
 * Does work that must not be repeated, in one transaction with the memory of its outcome: a second request with the same
 * idempotency key gets that outcome and does nothing. Refusals are not remembered; the caller may try again.
 */
export type Once<Value> = (
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>

/** Which work: the call, who called, and the caller's key. */
export type RepeatedRequest = { address: string; caller: string; key: string }

/** Without a request, of a caller that sent no key, the work is done each time. */
export type AnswerOnce = <Value>(
  request: RepeatedRequest | undefined,
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>
