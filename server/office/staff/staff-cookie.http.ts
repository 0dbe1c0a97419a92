import { randomBytes } from 'node:crypto'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { hashOf } from '#server/identity/secret-hash.ts'

const COOKIE = '__Host-staff'
const TOKEN = /^[\w-]{43}$/

/** The hash of the session that the browser has. */
export function sessionIn(cookies: Cookies): string | undefined {
  const token = cookies.all(COOKIE).find((value) => TOKEN.test(value))
  return token === undefined ? undefined : hashOf(token)
}

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Until the browser is closed; the server ends the session before. No other site can send it. */
export function keepToken(setCookie: SetCookie, token: string): void {
  setCookie(COOKIE, token, { sameSite: 'Strict' })
}

export function forgetToken(setCookie: SetCookie): void {
  setCookie(COOKIE, '', { days: 0, sameSite: 'Strict' })
}
