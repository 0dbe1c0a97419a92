import { readTable } from '#server/table-file.ts'
import type { NamedRedirect } from './redirect-rules.ts'

/** Reads a table with the columns site, from and to. */
export function readRedirectFile(text: string): NamedRedirect[] {
  return readTable(text, ['site', 'from', 'to']).map(({ name, site = '', from = '', to = '' }) => ({
    ...{ name, site, source: from, target: to },
  }))
}
