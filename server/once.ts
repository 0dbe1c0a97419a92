import type { Outcome } from '#contract/outcome.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Sql } from './db/database.ts'

/**
 * Runs work at most once per idempotency key and stores its outcome in the same transaction: a second request with the same key gets
 * the stored outcome. Refusals are not stored, so the caller may try again.
 */
export type Once<Value> = (
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>

/** Identifies the work: the call, the caller and the caller's key. */
export type RepeatedRequest = { address: string; caller: string; key: string }

/** Without a request, because the caller sent no key, the work runs every time. */
export type AnswerOnce = <Value>(
  request: RepeatedRequest | undefined,
  work: (tx: Sql) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>
