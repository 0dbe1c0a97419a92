import type { Verify } from '#contract/calls/call-types.ts'
import { call } from './call.ts'

const HEADER: typeof import('#contract/calls/verification.ts')['VERIFICATION_HEADER'] = 'requestverificationtoken'

let cachedToken: ReturnType<typeof fetchToken> | undefined

/** Fetches the token unless it is cached. A form can call this on first focus, so that submitting does not wait for it. */
export function prepareVerification() {
  cachedToken ??= fetchToken()
  return cachedToken
}

/** The `verify` option of verified calls: sends the token, and retries once with a new one when the server rejects it. */
export const verify: Verify = async (send) => {
  const used = prepareVerification()
  const outcome = await sendWith(used, send)
  if (outcome.ok || outcome.code !== 'VERIFICATION_FAILED') return outcome
  // When several calls are rejected at the same time, the first fetches a new token and the others wait for it.
  if (cachedToken === used) cachedToken = undefined
  return sendWith(prepareVerification(), send)
}

async function sendWith(token: ReturnType<typeof fetchToken>, send: Parameters<Verify>[0]): ReturnType<Verify> {
  const fetched = await token
  return fetched.ok ? send({ [HEADER]: fetched.value.token }) : fetched
}

async function fetchToken() {
  const outcome = await call('GET /api/antiforgery/token', { expects: ({ token }) => typeof token === 'string' })
  if (!outcome.ok) cachedToken = undefined
  return outcome
}
