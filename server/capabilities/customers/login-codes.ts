import { createHmac, timingSafeEqual } from 'node:crypto'

const DIGITS = 6

/**
 * The login codes that are mailed. They are derived from the id of the request and our secret, so the database has none that could be
 * read or brute-forced, and a mail that is sent again after a fault has the same code.
 */
export class LoginCodes {
  readonly #secrets: readonly [string, ...string[]]

  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets
  }

  codeFor(request: string): string {
    return derived(this.#secrets[0], request)
  }

  /** Compares in constant time. Codes made with the previous secret stay valid. */
  isCodeOf(request: string, typed: string): boolean {
    const given = Buffer.from(typed.padEnd(DIGITS).slice(0, DIGITS + 1))
    const matches = this.#secrets.map((secret) => {
      const expected = Buffer.from(derived(secret, request))
      return expected.length === given.length && timingSafeEqual(expected, given)
    })
    return matches.includes(true)
  }
}

function derived(secret: string, request: string): string {
  const bytes = createHmac('sha256', secret).update(`login code ${request}`).digest()
  // From 48 bits, so that no code is noticeably more likely than another.
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}
