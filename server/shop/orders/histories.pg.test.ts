import { expect, inject, it } from 'vitest'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { runHistories } from '#server/testing/histories/run-histories.ts'
import { openWorld } from '#server/testing/histories/world.ts'

// A history takes the embedded database three times what it takes a server: it is tried with the first of them.
const onServer = process.env.ALL_TESTS ? 200 : 30
const usual = inject('postgres') ? onServer : findPostgres() ? onServer / 10 : onServer / 2

// `npm run histories` takes another number and seed: decision 0039.
const { HISTORIES = usual, SEED = '35' } = process.env
const count = Number(HISTORIES)
const MS_EACH = 6000

it('whatever shoppers, staff, time and the payment service do, every cent and every piece is accounted for', {
  timeout: 180_000 + count * MS_EACH,
}, async () => {
  const tally = await runHistories(await openWorld(), { seed: Number(SEED), count })
  process.stdout.write(`Histories of orders, seed ${SEED}: ${JSON.stringify(tally)}\n`)
  expect(tally.histories).toBe(count)
})
