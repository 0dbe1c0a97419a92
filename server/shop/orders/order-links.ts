import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([\w-]{43}))?$/

/** What an address of an order says: which one, and whether it comes from our mail, so that no login is needed. */
export type OrderToken = { order: string; isMailed: boolean }

/** Links to orders. Without a signature they work for the buyer who is logged in; the mailed ones are signed. */
export class OrderLinks {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  mailedToken(order: string): string {
    return `${order}.${sign(this.#secrets[0], `order link ${order}`, 'base64url')}`
  }

  /** Null if it is no address of ours. */
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

const CODE_BYTES = 10
// Without letters and digits that are mistaken for each other.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The codes of an order's gift cards: 80 bits each, unguessable without our secret, and the same whenever they are made, so that they
 * are stored nowhere and a mail that failed can be sent again.
 */
export function giftCardCodes(secret: string, order: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = createHmac('sha256', secret).update(`gift card ${order} ${at}`).digest().subarray(0, CODE_BYTES)
    return inGroups(bytes)
  })
}

/** Five bits a letter, in four groups of four. */
function inGroups(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let at = 0; at < (CODE_BYTES * 8) / 5; at++) {
    text = `${LETTERS[Number(bits & 31n)]}${text}`
    bits >>= 5n
  }
  return (text.match(/.{4}/g) as string[]).join('-')
}

function sign(secret: string, text: string, encoding: 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}
