import { expect, it } from 'vitest'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aShop } from '#server/testing/shopper.ts'

const email = 'maija@example.fi'

it('SH-21: joins once when two devices log in at the same moment', async () => {
  const database = await freshDatabase()
  const app = await aShop({ database })
  await anAccount(database, email)
  const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)]
  for (const browser of browsers) await browser.add('LK-1001', 1)
  await Promise.all(browsers.map((browser) => browser.logIn(email)))
  for (const browser of browsers) expect(await browser.load()).toEqual({ 'LK-1001': 3 })
})
