import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aHistory, live } from './testing/page-history.ts'

/** Most of them on the server, as those of orders. */
const onServer = process.env.ALL_TESTS ? 200 : 60
const usual = inject('postgres') || !findPostgres() ? onServer : onServer / 4
const { HISTORIES = usual, SEED = '40' } = process.env
const MS_EACH = 3000

it('OF-29, OF-30: whatever two or three editors do, nothing is lost, and all end on the same page', {
  timeout: 120_000 + Number(HISTORIES) * MS_EACH,
}, async () => {
  const database = await freshDatabase()
  let count = 0
  await fc.assert(
    fc.asyncProperty(aHistory, (history) => live(database, history, ++count)),
    { numRuns: Number(HISTORIES), seed: Number(SEED) },
  )
  expect(count).toBeGreaterThanOrEqual(Number(HISTORIES))
})
