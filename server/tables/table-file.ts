import { CsvError, parse } from 'csv-parse/sync'

/** A row of a table, by column; `name` is its line, for messages. A column that the table does not have is undefined. */
export type TableRow<Column extends string> = { name: string } & Partial<Record<Column, string>>

/** What was read of a table, and what is wrong with its lines. Nothing of it may be stored while there are problems. */
export type TableRead<Row> = { rows: readonly Row[]; problems: readonly string[] }

/** An area may list every Finnish postal code in one cell: 3,000 of 6 characters. */
const MAX_LINE_LENGTH = 100_000

/** Control characters except tabs, and the character that replaces bytes that are not UTF-8. */
const UNREADABLE = /[^\P{Cc}\t]|\uFFFD/u

/**
 * Reads a table whose first line names its columns, in any order, separated by commas, semicolons or tabs. Throws with a sentence if a
 * required column is missing or one is unknown. A line with too many or too few cells is a problem and no row: nobody knows which of its
 * cells belongs to which column. A cell has no line breaks, so that a quotation mark that is not closed hides no problem of a later line.
 */
export function readTable<Column extends string>(
  text: string,
  required: readonly Column[],
  optional: readonly Column[] = [],
): { rows: TableRow<Column>[]; problems: string[] } {
  const [heading = '', ...lines] = text.split(/\r\n|\n|\r/)
  const separator = [';', '\t'].find((each) => heading.includes(each)) ?? ','
  const names = columnsOf(heading, separator)
  checkHeading(names, required, optional)
  const rows: TableRow<Column>[] = []
  const problems: string[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const name = `line ${index + 2}`
    const cells = cellsOf(line, separator)
    if (typeof cells === 'string') problems.push(`${name}: ${cells}`)
    else if (cells.length !== names.length) problems.push(`${name}: ${countProblem(cells.length, names, separator)}`)
    else rows.push({ name, ...Object.fromEntries(names.map((column, at) => [column, cells[at]])) } as TableRow<Column>)
  }
  return { rows, problems }
}

function columnsOf(heading: string, separator: string): string[] {
  const cells = cellsOf(heading, separator)
  if (typeof cells === 'string') throw new Error(`The first line cannot be read: ${cells}.`)
  return cells.map((name) => name.toLowerCase())
}

/** The cells of a line, or what is wrong with it. Cells may be quoted; quotation marks inside are doubled. */
function cellsOf(line: string, separator: string): string[] | string {
  if (line.length > MAX_LINE_LENGTH) return `it is longer than ${MAX_LINE_LENGTH} characters`
  if (UNREADABLE.test(line)) return 'it has characters that cannot be read; save the table as UTF-8'
  try {
    const [cells = []] = parse(line, { delimiter: separator, trim: true, bom: true })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return 'a quotation mark is not closed, or not doubled'
    throw error
  }
}

function checkHeading(names: readonly string[], required: readonly string[], optional: readonly string[]): void {
  const missing = required.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Error(`The first line must name the columns ${listed(required)}; missing: ${missing.join(', ')}.`)
  const known = [...required, ...optional]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`The first line names unknown columns: ${unknown.join(', ')}. Known are ${listed(known)}.`)
  const repeated = names.filter((name, at) => names.indexOf(name) !== at)
  if (repeated.length > 0) throw new Error(`The first line names columns twice: ${repeated.join(', ')}.`)
}

function countProblem(count: number, names: readonly string[], separator: string): string {
  const hint = count > names.length && separator === ',' ? '; an amount is 12.90, or "12,90" with quotation marks' : ''
  return `${count} cells instead of ${names.length} (${names.join(', ')})${hint}`
}

/** Problems in the order of their lines; those of no line come last. */
export function byLine(problems: readonly string[]): string[] {
  const lineOf = (problem: string) => Number(/^line (\d+)/.exec(problem)?.[1] ?? Number.POSITIVE_INFINITY)
  return problems.toSorted((one, other) => (lineOf(one) < lineOf(other) ? -1 : lineOf(one) > lineOf(other) ? 1 : 0))
}

function listed(columns: readonly string[]): string {
  return [columns.slice(0, -1).join(', '), ...columns.slice(-1)].filter(Boolean).join(' and ')
}
