import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accepted } from '#contract/values/outcome.ts'
import { answeredRequestStore } from '#server/capabilities/answered-requests/answered-requests.store.ts'
import { sharedCountStore } from '#server/capabilities/guess-limits/shared-counts.store.ts'
import type { Sql } from '#server/db/database.ts'
import { sharedCounts } from '#server/db/schema/requests.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { limitAddresses } from './address-limit.ts'

const limit = { countsIn: sharedCountStore, limitFactor: 1, secret: 'a secret of the test' }

/** A node subscribes an address: what is refused is rolled back. */
const aNode = (db: Sql) => async (email: string, client: string) => {
  const outcome = await answeredRequestStore(db).answerOnce(undefined, async (tx) => {
    const asked = { client, email, captchaToken: '', solved: null }
    return (await limitAddresses(limit, tx, asked)) ?? accepted('subscribed')
  })
  return outcome.ok ? outcome.value : outcome.code
}

it('FO-03: counts different addresses that two nodes get at the same moment together', async () => {
  const { sql: db } = await freshDatabase()
  const nodes = [aNode(db), aNode(db)]
  const ask = (at: number) => nodes[at % 2]?.(`${at >> 1}@example.fi`, '192.0.2.1')
  // Each address twice, once on each node.
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(at)))
  expect(answers.filter((answer) => answer === 'subscribed')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'CAPTCHA_NEEDED')).toHaveLength(30)
  expect(await nodes[0]?.('new@example.fi', '192.0.2.2')).toBe('subscribed')
})

it('FO-03: begins again after a day, and keeps neither address nor client', async () => {
  const { sql: db } = await freshDatabase()
  const ask = aNode(db)
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(await ask(`${name}@example.fi`, '192.0.2.1')).toBe('subscribed')
  expect(await ask('f@example.fi', '192.0.2.1')).toBe('CAPTCHA_NEEDED')
  expect(JSON.stringify(await db.select().from(sharedCounts))).not.toMatch(/example|192/)
  await db.update(sharedCounts).set({ endsAt: sql`now() - interval '1 second'` })
  expect(await ask('f@example.fi', '192.0.2.1')).toBe('subscribed')
})
