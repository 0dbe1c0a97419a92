import type { Answer } from '#contract/calls/call.ts'
import type { getCaptchaChallenge } from '#contract/calls/captcha.ts'

/** A captcha: built in, or of a partner. */
export type CaptchaService = {
  /** What the visitor's browser has to do. */
  challenge(): Promise<Answer<typeof getCaptchaChallenge>>
  /** Null if the token is forged, unsolved or expired. Otherwise under which id it is spent, and until when that matters. */
  verify(token: string): Promise<{ id: string; expiresAt: Date } | null>
}
