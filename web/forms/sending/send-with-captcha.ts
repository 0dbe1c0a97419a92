import type { CallOutcome } from '#contract/calls/call-types.ts'

type Outcome = CallOutcome<unknown, string>

type Sending = {
  /** A fresh captcha token; null if there is none. */
  takeToken: () => Promise<string | null>
  send: (captchaToken: string) => Promise<Outcome>
  /** Forms without a captcha, and some others, need a token only when the server asks for it. */
  isNeeded: boolean
}

/** Sends with a token that is read now. One that was refused, because it was too old or used, is replaced once. */
export async function sendWithCaptcha({ takeToken, send, isNeeded }: Sending, mayRetry = true): Promise<Outcome> {
  const captchaToken = isNeeded ? await takeToken() : ''
  if (captchaToken === null) return { ok: false, code: 'CAPTCHA_UNAVAILABLE' }
  const outcome = await send(captchaToken)
  const again = { takeToken, send, isNeeded: true }
  if (!outcome.ok && outcome.code === 'CAPTCHA_NEEDED' && !isNeeded) return sendWithCaptcha(again, mayRetry)
  const isStale = !outcome.ok && outcome.code === 'CAPTCHA_FAILED'
  return isStale && mayRetry ? sendWithCaptcha(again, false) : outcome
}
