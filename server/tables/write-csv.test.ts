import { expect, it } from 'vitest'
import { csvOf } from './write-csv.ts'

async function* batches() {
  yield [
    ['=HYPERLINK("http://x")', '+358 40'],
    [' @cmd', '-4,20'],
  ]
  yield [['Meri; "Tuuli"\nVirta', '']]
}

it('OF-07: a list as CSV has a mark for Excel, semicolons, and no cell that is run as a formula', async () => {
  const columns = [0, 1].map((at) => ({ name: `sarake ${at}`, of: (row: readonly string[]) => row[at] ?? null }))
  const parts: Buffer[] = []
  for await (const part of csvOf(columns, batches())) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe(
    [
      '\uFEFFsarake 0;sarake 1',
      `"'=HYPERLINK(""http://x"")";'+358 40`,
      `' @cmd;-4,20`,
      '"Meri; ""Tuuli""\nVirta";',
      '',
    ].join('\r\n'),
  )
})
