import { expect, it } from 'vitest'
import { runHistories } from '#server/testing/histories/run-histories.ts'
import { openWorld } from '#server/testing/histories/world.ts'

// `npm run histories` takes another number and seed: decision 0039.
const { HISTORIES = '100', SEED = '35' } = process.env
const count = Number(HISTORIES)
const MS_EACH = 2000

it('whatever shoppers, staff, time and the payment service do, every cent and every piece is accounted for', {
  timeout: 180_000 + count * MS_EACH,
}, async () => {
  const tally = await runHistories(await openWorld(), { seed: Number(SEED), count })
  process.stdout.write(`Histories of orders, seed ${SEED}: ${JSON.stringify(tally)}\n`)
  expect(tally.histories).toBe(count)
})
