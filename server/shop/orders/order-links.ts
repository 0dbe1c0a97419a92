import { createHmac, timingSafeEqual } from 'node:crypto'
import { CODE_BYTES, inGroups } from '../codes/code-letters.ts'

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([\w-]{43}))?$/

/** The token in the address of an order: which order, and whether the link was mailed, so that no login is needed. */
export type OrderToken = { order: string; isMailed: boolean }

/** Links to orders. Mailed links are signed; a link without a signature works only for its logged-in buyer. */
export class OrderLinks {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  mailedToken(order: string): string {
    return `${order}.${sign(this.#secrets[0], `order link ${order}`, 'base64url')}`
  }

  /** Null if we did not make it. */
  read(token: string): OrderToken | null {
    const [, order, signature] = TOKEN.exec(token) ?? []
    if (!order) return null
    if (!signature) return { order, isMailed: false }
    return this.#hasSigned(`order link ${order}`, signature) ? { order, isMailed: true } : null
  }

  withdrawalToken(withdrawal: string): string {
    return `${withdrawal}.${sign(this.#secrets[0], `withdrawal link ${withdrawal}`, 'base64url')}`
  }

  /** The withdrawal that a token lets its holder confirm; null if we did not sign it. */
  readWithdrawal(token: string): string | null {
    const [, withdrawal, signature] = TOKEN.exec(token) ?? []
    if (!withdrawal || !signature) return null
    return this.#hasSigned(`withdrawal link ${withdrawal}`, signature) ? withdrawal : null
  }

  #hasSigned(text: string, signature: string): boolean {
    return this.#secrets.some((secret) =>
      timingSafeEqual(Buffer.from(sign(secret, text, 'base64url')), Buffer.from(signature)),
    )
  }
}

/**
 * The codes of an order's gift cards: 80 bits each, unguessable without our secret. They are derived, so the same each time: they
 * are stored nowhere, and a mail that failed can be sent again.
 */
export function giftCardCodes(secret: string, order: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = createHmac('sha256', secret).update(`gift card ${order} ${at}`).digest().subarray(0, CODE_BYTES)
    return inGroups(bytes)
  })
}

function sign(secret: string, text: string, encoding: 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}
