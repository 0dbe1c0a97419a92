import { getVerificationToken, VERIFICATION_COOKIE } from '#contract/calls/verification.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from './served.ts'
import type { Verification } from './verification.ts'

/** Issues tokens. They are never part of a page, because pages are cached for everyone. */
export function verificationCalls(verification: Verification): ServedCall[] {
  return [
    served(getVerificationToken, async ({ cookies, setCookie }) => {
      const { token, newCookie } = verification.issue(cookies)
      if (newCookie) setCookie(VERIFICATION_COOKIE, newCookie, { sameSite: 'Strict' })
      return accepted({ token })
    }),
  ]
}
