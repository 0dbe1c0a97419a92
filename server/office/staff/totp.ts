import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// Codes of authenticator apps by RFC 6238, with the values that all apps know: SHA-1, six digits, 30 seconds.
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_OF_LETTER = 5

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** Base32 by RFC 4648, without padding: what apps take when they cannot read the square. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const letters = bits.match(new RegExp(`.{1,${BITS_OF_LETTER}}`, 'g')) ?? []
  return letters.map((five) => ALPHABET[Number.parseInt(five.padEnd(BITS_OF_LETTER, '0'), 2)]).join('')
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS)
}

export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) as number) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was typed: the present one, or one before or after, because clocks differ. Null if it is none of them. */
export function stepOfCode(secret: Uint8Array, typed: string, now: Date): number | null {
  const present = stepAt(now)
  const steps = [present, present - 1, present + 1]
  // All are compared, so that the time tells nothing.
  const matching = steps.filter((step) => isEqual(codeOf(secret, step), typed))
  return matching[0] ?? null
}

/** What the square says. */
export function totpAddress(secret: Uint8Array, { email, issuer }: { email: string; issuer: string }): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}

function isEqual(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}
