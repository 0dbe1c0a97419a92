import { createHash, timingSafeEqual } from 'node:crypto'

export type HashName = 'MD5' | 'SHA-1' | 'SHA-256' | 'SHA-512'

const byLength: Readonly<Record<number, HashName>> = { 32: 'MD5', 40: 'SHA-1', 64: 'SHA-256', 128: 'SHA-512' }

/** The hash of Svea's messages: each value and at last the secret key, each followed by `&`, as upper-case hexadecimal digits. */
export function hashOf(values: readonly string[], secret: string, name: HashName): string {
  const text = [...values, secret].map((value) => `${value}&`).join('')
  return createHash(name.replace('-', '').toLowerCase()).update(text, 'utf8').digest('hex').toUpperCase()
}

/** Whether a hash that came with the values was made with our secret; which algorithm, its length says. */
export function isHashOf(hash: string, values: readonly string[], secret: string): boolean {
  const name = /^[\dA-F]+$/i.test(hash) ? byLength[hash.length] : undefined
  return (
    name !== undefined && timingSafeEqual(Buffer.from(hashOf(values, secret, name)), Buffer.from(hash.toUpperCase()))
  )
}
