import type { Outcome } from '#contract/values/outcome.ts'
import type { Sql } from '#server/db/database.ts'

/** What is stored of each thing that a table may touch: texts by the label of their field, by the name of the thing. */
export type Snapshot = ReadonlyMap<string, Readonly<Record<string, string>>>

export type TableContent<Rows> = { rows: Rows; problems: readonly string[] }

/** A kind of table. `save` uses the actions of the shop in the given transaction, and imports also if orders are stranded. */
export type ImportKind<Rows> = {
  /** What a row of the table is, for people: 'tuotetta'. */
  things: string
  /** The names of what is imported are worth money. */
  isSecret?: true
  /** Throws where the first line is wrong. */
  read(content: string): TableContent<Rows>
  /** Keeps others from changing what is stored until the transaction ends. Without it, `snapshot` locks what it reads. */
  lock?(tx: Sql, now: Date): Promise<void>
  snapshot(tx: Sql, rows: Rows): Promise<Snapshot>
  save(tx: Sql, read: TableContent<Rows>, now: Date): Promise<Outcome<{ stranded: readonly string[] }, string>>
  /** What follows from an import that is kept; a comparison leaves it out. */
  finish?(tx: Sql, now: Date): Promise<void>
}
