import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { VERIFICATION_COOKIE, VERIFICATION_HEADER } from '#contract/verification.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${VERIFICATION_COOKIE}=([\\w-]{22})(?:;|$)`)
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Cookie and token belong together: another site can make a browser send the first, and never learns the second. The token
 * differs each time, so that compression gives nothing away, and new secrets leave tokens of the one before valid.
 */
export class Verification {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  /** A token for the browser's cookie, and the cookie where it has none yet. */
  issue({ headers }: IncomingMessage): { token: string; newCookie?: string } {
    const kept = cookieOf(headers.cookie)
    const cookie = kept ?? randomName()
    const salt = randomName()
    const token = `${salt}.${signature(this.#secrets[0], salt, cookie)}`
    return kept ? { token } : { token, newCookie: cookie }
  }

  /** Whether a request carries a token that belongs to its cookie. */
  holds({ headers }: IncomingMessage): boolean {
    const cookie = cookieOf(headers.cookie)
    const [, salt, given] = TOKEN.exec(String(headers[VERIFICATION_HEADER] ?? '')) ?? []
    if (!cookie || !salt || !given) return false
    return this.#secrets.some((secret) =>
      timingSafeEqual(Buffer.from(signature(secret, salt, cookie)), Buffer.from(given)),
    )
  }
}

function cookieOf(header: string | undefined): string | undefined {
  return COOKIE.exec(header ?? '')?.[1]
}

function signature(secret: string, salt: string, cookie: string): string {
  return createHmac('sha256', secret).update(`verification ${salt} ${cookie}`).digest('base64url')
}

function randomName(): string {
  return randomBytes(16).toString('base64url')
}
