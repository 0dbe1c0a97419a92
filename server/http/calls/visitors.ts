import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { VisitorCookie } from '#contract/call.ts'
import type { Cookies } from './cookies.ts'

const VALUE = /^([\da-f-]{36})\.([\w-]{43})$/

/**
 * Visitors as signed cookies know them: nobody can count as many by making up cookies. Each kind of cookie has a key of its own,
 * so that none passes for another. A new first secret leaves cookies of the one before valid.
 */
export class Visitors {
  readonly #secrets: readonly string[]
  readonly #keys = new Map<string, readonly Buffer[]>()

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  /** The visitor of a request. Without a valid cookie a new visitor, with the cookie's value for the browser. */
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
