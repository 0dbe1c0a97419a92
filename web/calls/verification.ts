import type { Verify } from '#contract/call-types.ts'
import { call } from './call.ts'

const HEADER: typeof import('#contract/verification.ts')['VERIFICATION_HEADER'] = 'requestverificationtoken'

let kept: ReturnType<typeof fetchToken> | undefined

/** Fetches the token if there is none yet. A form that does so when it is first focused is sent without waiting for it. */
export function prepareVerification() {
  kept ??= fetchToken()
  return kept
}

/** The option `verify` of verified calls: sends with the token, and once more with another when the server refuses it. */
export const verify: Verify = async (send) => {
  const used = prepareVerification()
  const outcome = await sendWith(used, send)
  if (outcome.ok || outcome.code !== 'VERIFICATION_FAILED') return outcome
  // Of several calls refused together the first fetches a token, and the others wait for the same.
  if (kept === used) kept = undefined
  return sendWith(prepareVerification(), send)
}

async function sendWith(token: ReturnType<typeof fetchToken>, send: Parameters<Verify>[0]): ReturnType<Verify> {
  const fetched = await token
  return fetched.ok ? send({ [HEADER]: fetched.value.token }) : fetched
}

async function fetchToken() {
  const outcome = await call('GET /api/antiforgery/token', { expects: ({ token }) => typeof token === 'string' })
  if (!outcome.ok) kept = undefined
  return outcome
}
