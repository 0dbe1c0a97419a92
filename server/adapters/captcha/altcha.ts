import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaService } from './captcha-service.ts'

const LIFETIME_MINUTES = 20

/** How many keys the browser tries; with a known counter the time it takes has a bound. */
const MIN_TRIES = 200
const MAX_TRIES = 800

type Options = {
  secrets: readonly [string, ...string[]]
  /** PBKDF2 iterations of each try. */
  cost: number
  now: () => Date
}

/** ALTCHA, the built-in captcha: the browser works for about half a second. No third party, no cookie. */
export function altcha({ secrets, cost, now }: Options): CaptchaService {
  const keys = secrets.map(keysOf)
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        counter: randomInt(MAX_TRIES, MIN_TRIES),
        ...(keys[0] as Keys),
        expiresAt: new Date(now().getTime() + LIFETIME_MINUTES * 60_000),
      })
      return { kind: 'altcha', challenge: challenge as SignedChallenge }
    },

    async verify(token) {
      const payload = readPayload(token)
      const { nonce, expiresAt } = payload?.challenge.parameters ?? {}
      if (!payload || typeof nonce !== 'string' || typeof expiresAt !== 'number') return null
      if (expiresAt * 1000 < now().getTime()) return null
      for (const secret of keys) {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secret }).catch(() => ({
          verified: false,
        }))
        if (verified) return { id: `altcha ${nonce}`, expiresAt: new Date(expiresAt * 1000) }
      }
      return null
    },
  }
}

type SignedChallenge = Extract<Awaited<ReturnType<CaptchaService['challenge']>>, { kind: 'altcha' }>['challenge']

type Keys = ReturnType<typeof keysOf>

/** Separate keys, so that no other signature of ours is worth anything here. */
function keysOf(secret: string) {
  const derived = (purpose: string) => createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex')
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') }
}

function readPayload(token: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    if (typeof challenge?.parameters !== 'object' || typeof solution !== 'object') return undefined
    return { challenge: challenge as Challenge, solution }
  } catch {
    return undefined
  }
}
