import { accepted } from '#contract/outcome.ts'
import { getVerificationToken, VERIFICATION_COOKIE } from '#contract/verification.ts'
import { type ServedCall, served } from './served.ts'
import type { Verification } from './verification.ts'

/** Hands out tokens. Never part of a page: pages are cached for everyone. */
export function verificationCalls(verification: Verification): ServedCall[] {
  return [
    served(getVerificationToken, async ({ cookies, setCookie }) => {
      const { token, newCookie } = verification.issue(cookies)
      if (newCookie) setCookie(VERIFICATION_COOKIE, newCookie, { sameSite: 'Strict' })
      return accepted({ token })
    }),
  ]
}
