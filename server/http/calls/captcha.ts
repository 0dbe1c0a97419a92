import type { IncomingMessage } from 'node:http'
import { CAPTCHA_HEADER } from '#contract/calls/captcha.ts'
import type { Captcha, SolvedCaptcha } from '#server/limits/solved-captcha.ts'

const MAX_TOKEN_LENGTH = 4096

/** The token in the header, which can be checked before the body is read. */
export function headerToken({ headers }: IncomingMessage): string | undefined {
  const given = headers[CAPTCHA_HEADER]
  return typeof given === 'string' && given !== '' ? given : undefined
}

export async function findSolved(captcha: Captcha, token: unknown): Promise<SolvedCaptcha | null> {
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) return null
  return captcha.check(token)
}
