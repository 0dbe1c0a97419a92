/** A cell that Excel would run as a formula begins with one of these, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

/** Excel in Finland reads semicolons, and letters like ä only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  // An apostrophe: shown as text, never run. Amounts such as -4,20 stay numbers.
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export type CsvColumn<Row> = { name: string; of: (row: Row) => string | number | null }

/** Writes rows as CSV for Excel, a batch at a time, so that a list of any length needs little memory. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  const line = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(';')}\r\n`
  yield Buffer.from(BYTE_ORDER_MARK + line(columns.map(({ name }) => name)))
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => line(columns.map(({ of }) => of(row)))).join(''))
  }
}
