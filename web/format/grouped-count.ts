/** Digits in groups of thousands, parted by a sign of the language. */
export function inGroups(digits: string, sign: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, sign)
}

/** Formats an integer in the Finnish way: 12 345, with non-breaking spaces. */
export const groupedCount = (count: number): string => inGroups(String(count), '\u00a0')
