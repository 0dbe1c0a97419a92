/** One line of the report. A broken budget fails the bench; an aim is only shown. */
export type Figure = {
  name: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
  aim?: number
  note?: string
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** NaN breaks any budget. */
export function brokenBudgets(figures: readonly Figure[]): Figure[] {
  return figures.filter(
    ({ value, atLeast, atMost }) =>
      (atLeast !== undefined && !(value >= atLeast)) || (atMost !== undefined && !(value <= atMost)),
  )
}

export function table(figures: readonly Figure[]): string {
  const broken = new Set(brokenBudgets(figures))
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`.trim(),
    budgetOf(figure),
    broken.has(figure) ? 'BROKEN' : figure.atLeast === undefined && figure.atMost === undefined ? '' : 'kept',
    figure.note ?? '',
  ])
  const all = [['what', 'measured', 'budget', '', ''], ...rows]
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  const cell = (text: string, column: number) => (column === 1 ? text.padStart(width(1)) : text.padEnd(width(column)))
  return all.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

function budgetOf({ atLeast, atMost, aim }: Figure): string {
  return [
    ...(atLeast === undefined ? [] : [`at least ${number(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${number(atMost)}`]),
    ...(aim === undefined ? [] : [`aim ${number(aim)}`]),
  ].join(', ')
}

/** Three significant digits: 0.931, 52.1, 14,203. */
function number(value: number): string {
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
