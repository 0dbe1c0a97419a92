export const weekdayNames = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']

/** Reads weekdays in a cell of a table, such as `ti pe`, as ISO weekdays; null if it is empty, undefined if it is wrong. */
export function readWeekdays(cell: string): number[] | null | undefined {
  const days = cell
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  if (days.some((day) => !weekdayNames.includes(day))) return undefined
  return days.length > 0 ? [...new Set(days.map((day) => weekdayNames.indexOf(day) + 1))].sort() : null
}
