import type { DeliveryWindow } from '#contract/shop/shop-data.ts'
import { readTable, type TableRead } from '#server/tables/table-file.ts'
import { readWeekdays } from '#server/tables/weekday-cell.ts'
import type { NewArea } from './plan.ts'
import type { CodeRange } from './rules/code-ranges.ts'

type Column = 'area' | 'place' | 'codes' | 'days' | 'from' | 'until' | 'places' | 'closes'

const columns: readonly Column[] = ['area', 'place', 'codes', 'days', 'from', 'until', 'places', 'closes']
const ID = /^[a-z\d-]{1,40}$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const RANGE = /^(\d{5})(?:-(\d{5}))?$/
const CLOSING = /^(\d{1,2}) (\S+)$/

/**
 * Reads areas: a row is a time of the week, and an area has as many rows as it needs. Its place, which people
 * read, and its postal codes need to be in one of them only. `closes` is the cut-off: `1 12:00` is noon of the working day before.
 */
export function readAreaFile(text: string): TableRead<NewArea> {
  const { rows, problems } = readTable<Column>(text, columns)
  const areas = new Map<string, { name: string; windows: DeliveryWindow[]; codes: CodeRange[] }>()
  for (const row of rows) {
    const wrong = (problem: string) => void problems.push(`${row.name}: ${problem}`)
    const cell = (column: Column) => row[column] ?? ''
    const id = row.area ?? ''
    if (!ID.test(id)) wrong(`area '${id}' is not such as helsinki: small letters, digits and hyphens`)
    const area = areas.get(id) ?? { name: '', windows: [], codes: [] }
    areas.set(id, area)
    area.name ||= cell('place')
    area.codes.push(...rangesIn(cell('codes'), wrong))
    for (const window of windowsIn(cell, wrong)) {
      const clash = area.windows.some(({ weekday, from }) => weekday === window.weekday && from === window.from)
      if (clash) wrong(`${id} has a time at ${window.from} on that day already`)
      else area.windows.push(window)
    }
  }
  for (const [id, { name, codes }] of areas) {
    if (name === '') problems.push(`${id}: no row names its place`)
    if (codes.length === 0) problems.push(`${id}: no row has its postal codes`)
  }
  return { rows: [...areas].map(([id, area]) => ({ id, ...area })), problems }
}

function rangesIn(cell: string, wrong: (problem: string) => void): CodeRange[] {
  return cell
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [, from, until = from] = RANGE.exec(part) ?? []
      if (from && until && from <= until) return [{ from, until }]
      wrong(`'${part}' is not a postal code or a range such as 00100-00990`)
      return []
    })
}

function windowsIn(cell: (column: Column) => string, wrong: (problem: string) => void): DeliveryWindow[] {
  const [from, until] = [cell('from'), cell('until')]
  const weekdays = readWeekdays(cell('days'))
  const capacity = /^\d{1,5}$/.test(cell('places')) ? Number(cell('places')) : undefined
  const [, workingDays, time = ''] = CLOSING.exec(cell('closes')) ?? []
  if (!weekdays) wrong(`days '${cell('days')}' are not such as ti pe`)
  if (!CLOCK.test(from) || !CLOCK.test(until) || from >= until)
    wrong(`'${from}' to '${until}' is not such as 16:00 to 20:00`)
  if (capacity === undefined) wrong(`places '${cell('places')}' is not a whole number`)
  if (workingDays === undefined || !CLOCK.test(time)) wrong(`closes '${cell('closes')}' is not such as 1 12:00`)
  if (!weekdays || capacity === undefined) return []
  const cutOff = { workingDays: Number(workingDays), time }
  return weekdays.map((weekday) => ({ weekday, from, until, capacity, cutOff }))
}
