import { isDay } from '#contract/values/days.ts'
import { readTable, type TableRead } from '#server/tables/table-file.ts'
import { readWeekdays } from '#server/tables/weekday-cell.ts'
import type { DeliveryException } from './rules/calendar.ts'

/** Reads days that differ from the calendar. Without an area a day counts for all areas; without `as` nothing is delivered. */
export function readExceptionFile(text: string): TableRead<DeliveryException & { name: string }> {
  const table = readTable<'date' | 'area' | 'as'>(text, ['date'], ['area', 'as'])
  const problems = [...table.problems]
  const seen = new Set<string>()
  const rows = table.rows.map((row) => {
    const { name, date = '', area = '', as = '' } = row
    const weekdays = readWeekdays(as)
    if (!isDay(date)) problems.push(`${name}: '${date}' is not a day such as 2026-12-23`)
    if (weekdays === undefined || (weekdays && weekdays.length > 1))
      problems.push(`${name}: as '${as}' is not one weekday such as pe`)
    if (seen.size === seen.add(`${date} ${area}`).size) problems.push(`${name}: ${date} is in the table twice`)
    return { name, date, area, runsAs: weekdays?.[0] ?? null }
  })
  return { rows, problems }
}
