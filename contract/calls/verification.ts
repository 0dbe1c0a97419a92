import { z } from 'zod'
import { defineCall } from './call.ts'

/** Carries the token of a call that needs one; posted forms and some documented bodies carry it in a field instead. */
export const VERIFICATION_HEADER = 'requestverificationtoken'
export const VERIFICATION_FIELD = '__RequestVerificationToken'

/** The other half, which only the browser has. */
export const VERIFICATION_COOKIE = '__RequestVerificationToken'

/** Names a request that must not act twice: a repetition carries the same key. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const getVerificationToken = defineCall({
  method: 'GET',
  path: '/api/antiforgery/token',
  about:
    'A token for calls that act for a customer, and the cookie that goes with it. Fetched when a form is first focused.',
  answer: z.object({ token: z.string() }),
})
