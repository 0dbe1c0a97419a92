import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export const LIKING_VISITOR_COOKIE = 'likingvisitor'

const COOKIE = new RegExp(`(?:^|;)\\s*${LIKING_VISITOR_COOKIE}=([\\da-f-]{36})\\.([\\w-]{43})(?=\\s*(?:;|$))`, 'g')

/**
 * Who likes, as a signed cookie knows it: nobody can be counted as many by making up cookies. A new first secret leaves
 * cookies of the one before valid.
 */
export class LikingVisitors {
  readonly #keys: readonly Buffer[]

  constructor(secrets: readonly [string, ...string[]]) {
    // A key for this alone: what another part of the program signs never passes for a visitor.
    this.#keys = secrets.map((secret) => createHmac('sha256', secret).update('liking visitor').digest())
  }

  /** The visitor of a `Cookie` header. Without a valid one a new visitor, with the cookie to give to the browser. */
  of(header: string | undefined): { visitor: string; newCookie?: string } {
    for (const [, visitor = '', signature = ''] of (header ?? '').matchAll(COOKIE)) {
      const signedBy = this.#keys.findIndex((key) => same(sign(key, visitor), signature))
      if (signedBy === 0) return { visitor }
      if (signedBy > 0) return { visitor, newCookie: this.#cookie(visitor) }
    }
    const visitor = randomUUID()
    return { visitor, newCookie: this.#cookie(visitor) }
  }

  #cookie(visitor: string): string {
    return `${visitor}.${sign(this.#keys[0] as Buffer, visitor)}`
  }
}

function sign(key: Buffer, visitor: string): string {
  return createHmac('sha256', key).update(visitor).digest('base64url')
}

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
