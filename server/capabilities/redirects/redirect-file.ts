import type { NamedRedirect } from './redirect-rules.ts'

const COLUMNS = ['site', 'from', 'to'] as const

/** Reads a table with the columns site, from and to, in any order, separated by commas, semicolons or tabs. */
export function readRedirectFile(text: string): NamedRedirect[] {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = [';', '\t'].find((each) => heading.includes(each)) ?? ','
  const names = cells(heading, separator).map((name) => name.toLowerCase())
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Error(`The first line must name the columns site, from and to; missing: ${missing.join(', ')}.`)
  const at = (column: (typeof COLUMNS)[number]) => names.indexOf(column)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = cells(line, separator)
    const [site = '', source = '', target = ''] = [row[at('site')], row[at('from')], row[at('to')]]
    return [{ name: `line ${index + 2}`, site, source, target }]
  })
}

/** Cells may be quoted; quotation marks inside are doubled. */
function cells(line: string, separator: string): string[] {
  const found: string[] = []
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"|([^${separator}]*?))\\s*(${separator}|$)`, 'gy')
  for (let match = cell.exec(line); match; match = cell.exec(line)) {
    found.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'))
    if (match[3] === '') break
  }
  return found
}
