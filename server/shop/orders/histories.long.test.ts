import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { runHistories } from '#server/testing/histories/run-histories.ts'
import { openWorld } from '#server/testing/histories/world.ts'

const TEN_MINUTES = 10 * 60_000

it('ten minutes of histories that nobody has run before', { timeout: 2 * TEN_MINUTES }, async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
  process.stdout.write(`Histories of orders, seed ${seed}.\n`)
  const tally = await runHistories(await openWorld(), { seed, milliseconds: TEN_MINUTES })
  process.stdout.write(`${JSON.stringify(tally)}\n`)
  expect(tally.histories).toBeGreaterThan(0)
})
