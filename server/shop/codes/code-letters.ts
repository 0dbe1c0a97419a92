export const CODE_BYTES = 10
// Without letters and digits that look alike.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of ten bytes, which nobody guesses: five bits a letter, in four groups of four. */
export function inGroups(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let at = 0; at < (CODE_BYTES * 8) / 5; at++) {
    text = `${LETTERS[Number(bits & 31n)]}${text}`
    bits >>= 5n
  }
  return (text.match(/.{4}/g) as string[]).join('-')
}
