/** A row of a table, by column; `name` is its line, for messages. A column that the table does not have is undefined. */
export type TableRow<Column extends string> = { name: string } & Partial<Record<Column, string>>

/**
 * Reads a table whose first line names its columns, in any order, separated by commas, semicolons or tabs. Throws with a sentence if a
 * required column is missing or one is unknown.
 */
export function readTable<Column extends string>(
  text: string,
  required: readonly Column[],
  optional: readonly Column[] = [],
): TableRow<Column>[] {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = [';', '\t'].find((each) => heading.includes(each)) ?? ','
  const names = cells(heading, separator).map((name) => name.toLowerCase())
  const missing = required.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Error(`The first line must name the columns ${listed(required)}; missing: ${missing.join(', ')}.`)
  const known: readonly string[] = [...required, ...optional]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`The first line names unknown columns: ${unknown.join(', ')}. Known are ${listed(known)}.`)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = cells(line, separator)
    const named = Object.fromEntries(names.map((column, at) => [column, row[at] ?? '']))
    return [{ name: `line ${index + 2}`, ...named } as TableRow<Column>]
  })
}

function listed(columns: readonly string[]): string {
  return [columns.slice(0, -1).join(', '), ...columns.slice(-1)].filter(Boolean).join(' and ')
}

/** Cells may be quoted; quotation marks inside are doubled. */
function cells(line: string, separator: string): string[] {
  const found: string[] = []
  const cell = new RegExp(` *(?:"((?:[^"]|"")*)"|([^${separator}]*?)) *(${separator}|$)`, 'gy')
  for (let match = cell.exec(line); match; match = cell.exec(line)) {
    found.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'))
    if (match[3] === '') break
  }
  return found
}
