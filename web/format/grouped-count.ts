/** A whole number as Finnish writes it: 12 345, with spaces at which no line breaks. */
export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
