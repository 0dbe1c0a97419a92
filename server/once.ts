import type { RefusalCode } from '#contract/calls/refusals.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import type { Sql } from './db/database.ts'

/** The transaction of the work. Actions pass it to stores; only those look inside. */
export type Transaction = Sql

/**
 * Runs work at most once per idempotency key and stores its outcome in the same transaction: a second request with the same key gets
 * the stored outcome. Refusals are not stored, so the caller may try again.
 */
export type Once<Value> = (
  work: (tx: Transaction) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>

/** Identifies the work: the call, the caller and the caller's key. */
export type RepeatedRequest = { address: string; caller: string; key: string }

/** The stored answer to a request that was answered before; undefined if it was not. */
export type FindAnswer = (request: RepeatedRequest) => Promise<{ value: unknown } | undefined>

/** Without a request, because the caller sent no key, the work runs every time. */
export type AnswerOnce = <Value>(
  request: RepeatedRequest | undefined,
  work: (tx: Transaction) => Promise<Outcome<Value, RefusalCode>>,
) => Promise<Outcome<Value, RefusalCode>>
