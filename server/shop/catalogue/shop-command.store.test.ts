import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addDays, dayIn } from '#contract/values/days.ts'
import { readShopArguments, shopCommand } from '#server/commands/shop-command.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'

// That `npm run shop` is this command in a process of its own: `shop-command.pg.test.ts`, here and in `server/commands/`.

/** What a command says, or why it does nothing. */
async function said(database: Database, words: readonly string[]): Promise<string> {
  const args = await readShopArguments(words)
  return shopCommand(database)(args).catch((error: Error) => error.message)
}

async function saidOfFile(database: Database, command: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-shop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'list.csv')
  await writeFile(file, content)
  return said(database, [command, file])
}

it("npm run shop imports Posti's file, areas and exceptions, and shoppers are offered days", async () => {
  const database = await freshDatabase()
  const record = `PONOT20261116${'00100'}${'HÄMEENKYRÖ'.padEnd(30)}${'TAVASTKYRO'.padEnd(62)}1`
    .padEnd(179)
    .concat('Hämeenkyrö'.padEnd(41))
  expect(await saidOfFile(database, 'postal-codes', Buffer.from(record, 'latin1'))).toBe('1 postal codes are known.')
  const areas = (codes: string) =>
    `area;place;codes;days;from;until;places;closes\nkyro;Kyrö;${codes};ma ti ke to pe la su;16:00;20:00;9;1 12:00`
  expect(await saidOfFile(database, 'areas', areas('00200'))).toBe('Nothing was imported:\nkyro: nobody lives at 00200')
  expect(await saidOfFile(database, 'areas', areas('00100-00200'))).toBe('1 areas deliver to 1 postal codes.')
  const off = addDays(dayIn(new Date()), 14)
  expect(await saidOfFile(database, 'days', `date;as\n${off};`)).toBe('1 days differ from the calendar.')
  const app = await runningApp({ database })
  const answer = await app.get('lihakauppa', '/api/v1/lihakauppa/checkout/delivery?postalCode=00100')
  const { data } = await answer.json()
  const days = data.dates.map(({ value }: { value: string }) => value)
  expect(days.length).toBeGreaterThan(10)
  expect(days).not.toContain(off)
})

it('npm run shop shows and changes settings, all that are named or none', async () => {
  const database = await freshDatabase()
  expect(await said(database, ['settings', 'set', 'deliveryPrice', '600', 'orderYears', '0'])).toBe(
    'No setting was changed:\ndeliveryPrice is from 0,00 € to 100,00 €\norderYears is from 1 year to 10 years',
  )
  const shown = await said(database, ['settings', 'set', 'deliveryPrice', '6,90', 'cartDays', '90'])
  expect(shown).toMatch(/^deliveryPrice +6,90 € /m)
  expect(shown).toMatch(/^cartDays +90 days /m)
  expect(shown).toMatch(/^Version 2, by npm run shop, /m)
  expect(await said(database, ['settings'])).toBe(shown)
})
