import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { rawResponse } from './raw-response.ts'

const MEGABYTE = 2 ** 20

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.from([0x51, 0, 0, 0, 0])
  head.writeInt32BE(body.length + 4, 1)
  return Uint8Array.from(Buffer.concat([head, body]))
}

it('returns whole responses, and frees their memory', { tags: 'long', timeout: 60_000 }, async () => {
  await using engine = await PGlite.create()
  const ROWS = 20_000
  const ask = async () => (await rawResponse(engine, query(`select generate_series(1, ${ROWS})`))).length
  // Each row has at least a type, a length, a number of columns, and the length of one.
  expect(await ask()).toBeGreaterThan(11 * ROWS)
  const before = process.memoryUsage().heapUsed
  for (let time = 0; time < 50; time++) await ask()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * MEGABYTE)
})
