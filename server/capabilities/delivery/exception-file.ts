import { isDay } from '#contract/days.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import { readTable } from '#server/table-file.ts'
import { readWeekdays } from '#server/weekday-cell.ts'
import type { DeliveryException } from './rules/calendar.ts'

/** Reads days that differ from the calendar. Without an area it is all of them; without `as` nothing is delivered. */
export function readExceptionFile(text: string): Outcome<DeliveryException[], 'TABLE_INVALID'> {
  const problems: string[] = []
  const seen = new Set<string>()
  const exceptions = readTable<'date' | 'area' | 'as'>(text, ['date'], ['area', 'as']).map((row) => {
    const { name, date = '', area = '', as = '' } = row
    const weekdays = readWeekdays(as)
    if (!isDay(date)) problems.push(`${name}: '${date}' is not a day such as 2026-12-23`)
    if (weekdays === undefined || (weekdays && weekdays.length > 1))
      problems.push(`${name}: as '${as}' is not one weekday such as pe`)
    if (seen.size === seen.add(`${date} ${area}`).size) problems.push(`${name}: ${date} is in the table twice`)
    return { date, area, runsAs: weekdays?.[0] ?? null }
  })
  return problems.length > 0 ? refused('TABLE_INVALID', problems) : accepted(exceptions)
}
