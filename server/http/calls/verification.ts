import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { VERIFICATION_COOKIE } from '#contract/calls/verification.ts'
import type { Cookies } from './cookies.ts'

const COOKIE = /^[\w-]{22}$/
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Protects against cross-site request forgery: another site can make a browser send the cookie, but cannot read the token. The
 * token is salted, so that compression does not leak it. Tokens signed with the previous secret stay valid.
 */
export class Verification {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  /** A token for the browser's cookie; also a new cookie if it has none yet. */
  issue(cookies: Cookies): { token: string; newCookie?: string } {
    const existing = cookieOf(cookies)
    const cookie = existing ?? randomName()
    const salt = randomName()
    const token = `${salt}.${signature(this.#secrets[0], salt, cookie)}`
    return existing ? { token } : { token, newCookie: cookie }
  }

  /** Whether a token belongs to the browser's cookie. */
  holds(cookies: Cookies, token: unknown): boolean {
    const cookie = cookieOf(cookies)
    const [, salt, given] = TOKEN.exec(typeof token === 'string' ? token : '') ?? []
    if (!cookie || !salt || !given) return false
    return this.#secrets.some((secret) =>
      timingSafeEqual(Buffer.from(signature(secret, salt, cookie)), Buffer.from(given)),
    )
  }
}

function cookieOf(cookies: Cookies): string | undefined {
  return cookies.all(VERIFICATION_COOKIE).find((value) => COOKIE.test(value))
}

function signature(secret: string, salt: string, cookie: string): string {
  return createHmac('sha256', secret).update(`verification ${salt} ${cookie}`).digest('base64url')
}

function randomName(): string {
  return randomBytes(16).toString('base64url')
}
