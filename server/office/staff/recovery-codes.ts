import { randomBytes } from 'node:crypto'
import { hashOf } from '#server/identity/secret-hash.ts'

const COUNT = 10
const LENGTH = 16
const GROUP_LENGTH = 4
/** 30 letters and digits that nobody confuses: no i, l, o, u and no 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'

/** Codes to print: 16 letters, of which each has almost five bits, so a plain hash of one is safe. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode)
}

/** However it was typed: in capitals, without lines, with spaces. */
export function recoveryCodeHash(typed: string): string {
  return hashOf(`staff recovery code ${typed.toLowerCase().replace(/[^a-z\d]/g, '')}`)
}

function newCode(): string {
  // Bytes beyond the largest multiple would make some letters more likely.
  const even = 256 - (256 % LETTERS.length)
  let code = ''
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < even && code.length < LENGTH) code += LETTERS[byte % LETTERS.length]
    }
  }
  return code.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? code
}
