/** Formats an integer in the Finnish way: 12 345, with non-breaking spaces. */
export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
