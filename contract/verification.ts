import { z } from 'zod'
import { defineCall } from './call.ts'

/** Carries the token of a call that needs one. */
export const VERIFICATION_HEADER = 'requestverificationtoken'

/** The other half, which only the browser has. */
export const VERIFICATION_COOKIE = '__RequestVerificationToken'

export const getVerificationToken = defineCall({
  method: 'GET',
  path: '/api/antiforgery/token',
  about:
    'A token for calls that act for a customer, and the cookie that goes with it. Fetched when a form is first focused.',
  answer: z.object({ token: z.string() }),
})
