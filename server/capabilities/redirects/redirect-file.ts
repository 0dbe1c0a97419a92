import { readTable, type TableRead } from '#server/tables/table-file.ts'
import type { NamedRedirect } from './redirect-rules.ts'

/** Reads a table with the columns site, from and to. */
export function readRedirectFile(text: string): TableRead<NamedRedirect> {
  const { rows, problems } = readTable(text, ['site', 'from', 'to'])
  return {
    rows: rows.map(({ name, site = '', from = '', to = '' }) => ({ name, site, source: from, target: to })),
    problems,
  }
}
