/** A black bar, in modules from the start of the code. */
type Bar = { at: number; width: number }

/** Free on each side of a code, so that a scanner finds its ends. */
export const QUIET_MODULES = 10

/** Widths of bars and spaces by turns for each value; ISO/IEC 15417, table 1. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const [TO_SET_B, START_C, STOP] = [100, 105, 106]
/** The value of the digit 0 in the set B. */
const ZERO_IN_B = 16

/** The values of a number: pairs of digits in the set C, and a last single digit in B. */
export function valuesOf(digits: string): number[] {
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number)
  const single = digits.length % 2 === 1 ? [TO_SET_B, ZERO_IN_B + Number(digits.at(-1))] : []
  const values = [...pairs, ...single]
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_C) % 103
  return [START_C, ...values, check, STOP]
}

/** The bars of a number as Code 128, and how many modules it is wide without its quiet zones. */
export function code128(digits: string): { bars: Bar[]; width: number } {
  if (!/^\d{2,}$/.test(digits)) throw new Error(`${digits} is not a number.`)
  const bars: Bar[] = []
  let at = 0
  for (const [index, width] of [
    ...valuesOf(digits)
      .map((value) => widths[value])
      .join(''),
  ]
    .map(Number)
    .entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, width: at }
}
