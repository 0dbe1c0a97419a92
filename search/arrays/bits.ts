/** Yes or no for each number below a bound, 32 in one element. */
export const bitsFor = (count: number): Uint32Array => new Uint32Array((count + 31) >>> 5)

export const hasBit = (bits: Uint32Array, at: number): boolean => ((bits[at >>> 5] as number) & (1 << (at & 31))) !== 0

export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
}

/** How many bits of a 32-bit number are set. */
export function bitCount(number: number): number {
  let value = number - ((number >>> 1) & 0x55555555)
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333)
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
