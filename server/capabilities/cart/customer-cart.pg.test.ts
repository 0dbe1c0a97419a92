import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'

const email = 'maija@example.fi'
let app: RunningApp
let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  app = await aShop({ database })
  await anAccount(database, email)
})

it('SH-21: the guest cart survives login, and lines of both carts are joined, none dropped', async () => {
  const [phone, desk] = [aBrowser(app), aBrowser(app)]
  await phone.logIn(email)
  await phone.add('LK-1001', 2)
  await phone.add('LK-1003', 1)
  await desk.add('LK-1001', 3)
  await desk.add('LK-1005', 1)
  await desk.logIn(email)
  const joined = { 'LK-1001': 5, 'LK-1003': 1, 'LK-1005': 1 }
  expect(await desk.load()).toEqual(joined)
  expect(await phone.load()).toEqual(joined)
  await phone.add('LK-1003', 1)
  expect(await desk.load()).toEqual({ ...joined, 'LK-1003': 2 })
  expect(await database.sql.select().from(carts)).toHaveLength(2)
})

it('SH-21: logging in again does not add anything twice', async () => {
  const browser = aBrowser(app)
  await browser.add('LK-1001', 2)
  for (let times = 0; times < 3; times++) await browser.logIn(email)
  expect(await browser.load()).toEqual({ 'LK-1001': 2 })
})

it('SH-21: the first product of a customer is in the cart of all their devices', async () => {
  const [phone, desk] = [aBrowser(app), aBrowser(app)]
  await phone.logIn(email)
  await desk.logIn(email)
  await phone.add('LK-1001', 1)
  expect(await desk.load()).toEqual({ 'LK-1001': 1 })
})

it('SH-21: logging out leaves the cart with the customer and gives the browser an empty one, also on other sites', async () => {
  const browser = aBrowser(app)
  await browser.add('LK-1001', 2)
  await browser.logIn(email)
  const known = browser.jar.get('cart')
  await browser.logOut()
  expect(await browser.load()).toEqual({})
  const brand = aBrowser(app, { site: 'mestari' })
  const { body } = await brand.send('POST', '/api/kori-siirto', { token: known, items: [] })
  expect(body.cart.lineItems).toEqual([])
  await browser.add('LK-1004', 1)
  await browser.logIn(email)
  expect(await browser.load()).toEqual({ 'LK-1001': 2, 'LK-1004': 1 })
})

it('SH-21: whoever uses the browser next does not get the cart of the customer before', async () => {
  await anAccount(database, 'other@example.fi')
  const browser = aBrowser(app)
  await browser.logIn(email)
  await browser.add('LK-1001', 2)
  await browser.logIn('other@example.fi')
  expect(await browser.load()).toEqual({})
  await browser.add('LK-1003', 1)
  await browser.logIn(email)
  expect(await browser.load()).toEqual({ 'LK-1001': 2 })
  // A session that has ended by itself leaves the cookie of the cart behind.
  browser.jar.delete('customer')
  await browser.logIn('other@example.fi')
  expect(await browser.load()).toEqual({ 'LK-1003': 1 })
  await browser.logIn(email)
  expect(await browser.load()).toEqual({ 'LK-1001': 2 })
})

it('SH-21: joins once when two devices log in at the same moment', async () => {
  const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)]
  for (const browser of browsers) await browser.add('LK-1001', 1)
  await Promise.all(browsers.map((browser) => browser.logIn(email)))
  for (const browser of browsers) expect(await browser.load()).toEqual({ 'LK-1001': 3 })
})
