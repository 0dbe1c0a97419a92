import { isGtin } from '#contract/values/gtin.ts'

/** A black bar, measured in modules from the start of the code. Guard bars, at the ends and in the middle, are longer. */
type Bar = { at: number; width: number; guard: boolean }

/** Width of a code without its quiet zones. */
export const CODE_WIDTH_MODULES = 95

/** The bars of an EAN-13 number; empty for an invalid number. */
export function barsOf(gtin: string): Bar[] {
  if (!isGtin(gtin)) return []
  const [first = 0, ...digits] = [...gtin].map(Number)
  const left = digits.slice(0, 6).map((digit, at) => (parities[first]?.[at] === 'E' ? evenOf(digit) : oddOf(digit)))
  const right = digits.slice(6).map(rightOf)
  const modules = ['101', ...left, '01010', ...right, '101'].join('')
  return [...modules.matchAll(/1+/g)].map(({ 0: { length: width }, index: at }) => ({ at, width, guard: isGuard(at) }))
}

/** The first digit has no bars of its own: it is encoded in the parity of the next six. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/** The modules of the digits 0 to 9 in the left half with odd parity, 1 for black. The other encodings are derived from them. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const oddOf = (digit: number): string => odd[digit] ?? ''
const rightOf = (digit: number): string => oddOf(digit).replace(/./g, (module) => (module === '1' ? '0' : '1'))
const evenOf = (digit: number): string => [...rightOf(digit)].reverse().join('')

function isGuard(at: number): boolean {
  return at < 3 || (at >= 45 && at < 50) || at >= CODE_WIDTH_MODULES - 3
}
