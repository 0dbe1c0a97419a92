import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { VisitorCookie } from '#contract/calls/call.ts'
import type { Cookies } from './cookies.ts'

const VALUE = /^([\da-f-]{36})\.([\w-]{43})$/

/**
 * Identifies visitors by signed cookies, so that nobody can pose as many visitors with made-up ones. Each kind of cookie has its own
 * key, so one kind is not valid as another. Cookies signed with the previous secret stay valid.
 */
export class Visitors {
  readonly #secrets: readonly string[]
  readonly #keys = new Map<string, readonly Buffer[]>()

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  /** The visitor of a request. Without a valid cookie it is a new visitor, with the value of the cookie to set. */
  of({ cookie }: VisitorCookie, cookies: Cookies): { visitor: string; newValue?: string } {
    const keys = this.#keysOf(cookie)
    for (const value of cookies.all(cookie)) {
      const [, visitor = '', signature = ''] = VALUE.exec(value) ?? []
      const signedBy = keys.findIndex((key) => visitor && same(sign(key, visitor), signature))
      if (signedBy === 0) return { visitor }
      if (signedBy > 0) return { visitor, newValue: cookieValue(keys, visitor) }
    }
    const visitor = randomUUID()
    return { visitor, newValue: cookieValue(keys, visitor) }
  }

  #keysOf(cookie: string): readonly Buffer[] {
    const known = this.#keys.get(cookie)
    if (known) return known
    const keys = this.#secrets.map((secret) => createHmac('sha256', secret).update(`visitor ${cookie}`).digest())
    this.#keys.set(cookie, keys)
    return keys
  }
}

function cookieValue(keys: readonly Buffer[], visitor: string): string {
  return `${visitor}.${sign(keys[0] as Buffer, visitor)}`
}

function sign(key: Buffer, visitor: string): string {
  return createHmac('sha256', key).update(visitor).digest('base64url')
}

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
