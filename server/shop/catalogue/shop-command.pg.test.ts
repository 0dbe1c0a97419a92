import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { addDays, dayIn } from '#contract/values/days.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'

const COMMANDS_MS = 120_000

const importPrices = (location: DatabaseLocation, table: string) => runShop(location, 'prices', table)

/** Runs a command of `npm run shop` with a file. */
async function runShop(location: DatabaseLocation, command: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-shop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'list.csv')
  await writeFile(file, content)
  return runCommand(location, [command, file])
}

/** As a process of its own. */
function runCommand(location: DatabaseLocation, words: readonly string[]): Promise<string> {
  const place = 'url' in location ? { DATABASE_URL: location.url } : { DATA_DIR: location.dataFolder }
  const args = ['--disable-warning=ExperimentalWarning', 'tools/shop.ts', ...words]
  const run = promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...place } })
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr as string,
  )
}

it(
  'npm run shop imports prices, also while nodes are running on a server, and changes nothing when a line is wrong',
  async () => {
    const location = await freshLocation()
    const isServer = 'url' in location
    const first = isServer ? 'LK-1001;9,90;400\nLK-1002;kymppi;' : 'LK-1001;12,90;400'
    const wrong = "Nothing was imported:\nline 3: price 'kymppi' is not an amount such as 12,90\n"
    const done = '1 products have their prices.\n'
    expect(await importPrices(location, `code;price;grams\n${first}`)).toBe(isServer ? wrong : done)
    const database = await readyDatabase(location)
    onTestFinished(() => database.close())
    const app = await runningApp({ database })
    await savePages(app.content, [aProduct('t1', { site: 'lihakauppa' }, { offer: { code: 'LK-1001' } })])
    const detail = async () => (await app.get('lihakauppa', '/api/products/LK-1001')).json()
    if (isServer) {
      expect(await detail()).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
      expect(await importPrices(location, 'code;price;grams\nLK-1001;12,90;400')).toBe(done)
    }
    await expect.poll(detail, { timeout: 30_000 }).toMatchObject({ price: '12,90', pricePerKg: '32,25', stock: null })
  },
  COMMANDS_MS,
)

it(
  "npm run shop imports Posti's file, areas and exceptions, and shoppers are offered days",
  async () => {
    const location = await freshLocation()
    const record = `PONOT20261116${'00100'}${'HÄMEENKYRÖ'.padEnd(30)}${'TAVASTKYRO'.padEnd(62)}1`
      .padEnd(179)
      .concat('Hämeenkyrö'.padEnd(41))
    expect(await runShop(location, 'postal-codes', Buffer.from(record, 'latin1'))).toBe('1 postal codes are known.\n')
    const areas = (codes: string) =>
      `area;place;codes;days;from;until;places;closes\nkyro;Kyrö;${codes};ma ti ke to pe la su;16:00;20:00;9;1 12:00`
    expect(await runShop(location, 'areas', areas('00200'))).toBe(
      'Nothing was imported:\nkyro: nobody lives at 00200\n',
    )
    expect(await runShop(location, 'areas', areas('00100-00200'))).toBe('1 areas deliver to 1 postal codes.\n')
    const off = addDays(dayIn(new Date()), 14)
    expect(await runShop(location, 'days', `date;as\n${off};`)).toBe('1 days differ from the calendar.\n')
    const database = await readyDatabase(location)
    onTestFinished(() => database.close())
    const app = await runningApp({ database })
    const answer = await app.get('lihakauppa', '/api/v1/lihakauppa/checkout/delivery?postalCode=00100')
    const { data } = await answer.json()
    const days = data.dates.map(({ value }: { value: string }) => value)
    expect(days.length).toBeGreaterThan(10)
    expect(days).not.toContain(off)
  },
  COMMANDS_MS,
)

it(
  'npm run shop shows and changes settings, all that are named or none',
  async () => {
    const location = await freshLocation()
    expect(await runCommand(location, ['settings', 'set', 'deliveryPrice', '600', 'orderYears', '0'])).toBe(
      'No setting was changed:\ndeliveryPrice is from 0,00 € to 100,00 €\norderYears is from 1 year to 10 years\n',
    )
    const shown = await runCommand(location, ['settings', 'set', 'deliveryPrice', '6,90', 'cartDays', '90'])
    expect(shown).toMatch(/^deliveryPrice +6,90 € /m)
    expect(shown).toMatch(/^cartDays +90 days /m)
    expect(shown).toMatch(/^Version 2, by npm run shop, /m)
    expect(await runCommand(location, ['settings'])).toBe(shown)
  },
  COMMANDS_MS,
)
