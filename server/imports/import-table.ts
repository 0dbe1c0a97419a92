import { createHash } from 'node:crypto'
import type { ImportKindName } from '#contract/office/imports/imports.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { type Actor, recordChange } from '#server/audit/audit.store.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { areas, days, postalCodes } from './delivery-kinds.ts'
import { codes, prices, stock } from './goods-kinds.ts'
import type { ImportKind, Snapshot, TableContent } from './import-kind.ts'
import { problemText } from './problem-texts.ts'
import { redirects } from './redirect-kind.ts'

type Row = { name: string; field: string; from: string; to: string }

export type Difference = {
  summary: string[]
  rows: Row[]
  moreRows: number
  problems: string[]
  stranded: string[]
  digest: string
}

/** Redirects are imported by editors, in a room of their own. */
type TableKind = ImportKindName | 'redirects'

export type Table = { kind: TableKind; content: string }

// A kind reads its own rows: nobody else knows their type.
const kinds: Record<TableKind, ImportKind<never>> = {
  prices: prices as ImportKind<never>,
  stock: stock as ImportKind<never>,
  codes: codes as ImportKind<never>,
  'postal-codes': postalCodes as ImportKind<never>,
  areas: areas as ImportKind<never>,
  days: days as ImportKind<never>,
  redirects: redirects as ImportKind<never>,
}

const SHOWN_ROWS = 500
const SHOWN_PROBLEMS = 200
/** In one sentence: the difference lists all of them. */
const NAMED_ORDERS = 5

/** Thrown to roll back the transaction in which a table was tried. */
class Tried extends Error {
  readonly difference: Difference

  constructor(difference: Difference) {
    super('A table was tried, and nothing is to be kept.')
    this.difference = difference
  }
}

/** What importing a table would change. */
export async function compareTable(database: Database, table: Table, now: Date): Promise<Difference> {
  try {
    return await database.transaction(async (tx) => {
      throw new Tried(await imported(tx, table, now))
    })
  } catch (error) {
    if (error instanceof Tried) return error.difference
    throw error
  }
}

export type TableImport = { table: Table; by: Actor; digest: string; anyway: boolean; now: Date }

/** Imports a table if it changes what was shown. */
export async function importTable(
  database: Database,
  { table, by, digest, anyway, now }: TableImport,
): Promise<Outcome<{ summary: string[] }, 'IMPORT_INVALID' | 'IMPORT_CHANGED'>> {
  const tried = (difference: Difference) => {
    throw new Tried(difference)
  }
  try {
    return await database.transaction(async (tx) => {
      const difference = await imported(tx, table, now)
      const { problems, stranded, summary, rows } = difference
      if (problems.length > 0 || difference.digest !== digest) tried(difference)
      if (stranded.length > 0 && !anyway) tried(difference)
      await kinds[table.kind].finish?.(tx, now)
      const named = kinds[table.kind].isSecret ? {} : { rows }
      const change = { action: 'import.run', subject: `import:${table.kind}`, after: { summary, ...named } }
      await recordChange(tx, by, change)
      return accepted({ summary })
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
    const { problems, stranded } = error.difference
    if (problems.length > 0) return refused('IMPORT_INVALID', problems.slice(0, 1))
    if (error.difference.digest !== digest) return refused('IMPORT_CHANGED')
    return refused('IMPORT_INVALID', [strandedText(stranded)])
  }
}

function strandedText(stranded: readonly string[]): string {
  const named = stranded.slice(0, NAMED_ORDERS).join('; ')
  const more = stranded.length - NAMED_ORDERS
  return `tilauksia jäisi ilman toimitusta (${named}${more > 0 ? `; ja ${more} muuta` : ''})`
}

/** Imports a table in a transaction, and says what that has changed. */
async function imported(tx: Sql, { kind: name, content }: Table, now: Date): Promise<Difference> {
  const kind = kinds[name]
  const read = readContent(kind, content)
  // Before anything is compared: a change that somebody else makes meanwhile waits, or is part of the difference.
  await kind.lock?.(tx, now)
  const before = read.rows === undefined ? new Map() : await kind.snapshot(tx, read.rows)
  const saved =
    read.rows === undefined ? undefined : await kind.save(tx, { rows: read.rows, problems: read.problems }, now)
  const after = saved?.ok && read.rows !== undefined ? await kind.snapshot(tx, read.rows) : before
  const problems = (saved && !saved.ok ? saved.problems : read.problems).map(problemText)
  const stranded = (saved?.ok ? saved.value.stranded : []).map(problemText)
  const rows = differences(before, after)
  return {
    summary: problems.length > 0 ? [] : summaryOf(rows, kind.things),
    rows: rows.slice(0, SHOWN_ROWS),
    moreRows: Math.max(0, rows.length - SHOWN_ROWS),
    problems: problems.slice(0, SHOWN_PROBLEMS),
    stranded,
    digest: createHash('sha256')
      .update(JSON.stringify([name, content, rows, stranded]))
      .digest('base64url'),
  }
}

/** Without rows where the first line is wrong. */
function readContent(kind: ImportKind<never>, content: string): Omit<TableContent<never>, 'rows'> & { rows?: never } {
  try {
    return kind.read(content)
  } catch (error) {
    return { problems: [(error as Error).message] }
  }
}

const NEW = 'uusi'
const GONE = 'poistuu'

function differences(before: Snapshot, after: Snapshot): Row[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)]
    if (!was) return [{ name, field: NEW, from: '', to: Object.values(is ?? {}).join(', ') }]
    if (!is) return [{ name, field: GONE, from: Object.values(was).join(', '), to: '' }]
    return Object.keys(is).flatMap((field) => {
      const [from = '', to = ''] = [was[field], is[field]]
      return from === to ? [] : [{ name, field, from, to }]
    })
  })
}

function summaryOf(rows: readonly Row[], things: string): string[] {
  const fields = Map.groupBy(rows, ({ field }) => field)
  if (rows.length === 0) return ['Mikään ei muutu: kaikki on jo näin.']
  return [...fields].map(([field, { length }]) => {
    if (field === NEW) return `${length} uutta ${things}`
    if (field === GONE) return `${length} ${things} poistuu`
    return `${field}: ${length} muuttuu`
  })
}
