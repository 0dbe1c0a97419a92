import { expect, it, onTestFinished } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { COMMANDS_MS, runShop } from '#server/testing/run-shop.ts'
import { runningApp } from '#server/testing/running-app.ts'

// The other commands, whose statements are the same on both engines: `shop-command.store.test.ts`.

const importPrices = (location: DatabaseLocation, table: string) => runShop(location, 'prices', table)

it('npm run shop imports prices, also while nodes are running on a server, and changes nothing when a line is wrong', {
  tags: 'long',
  timeout: COMMANDS_MS,
}, async () => {
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
})
