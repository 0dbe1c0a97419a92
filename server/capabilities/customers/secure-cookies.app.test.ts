import { expect, it } from 'vitest'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { aShop } from '#server/testing/shopper.ts'
import { sites } from '#sites/all.ts'

const email = 'maija@example.fi'
const overHttps = { SITE_ORIGINS: sites.map(({ id }) => `${id}=https://${id}.localhost`).join() }

it('SH-21, SH-27: over HTTPS cart and session are Secure cookies of this host alone, and the cart reaches frames', async () => {
  const database = await freshDatabase()
  const app = await aShop({ database, env: overHttps })
  await anAccount(database, email)
  const browser = aBrowser(app, { site: 'lihakauppa.localhost' })
  const path = '/api/v1/lihakauppa/shoppingcart/add'
  const added = await browser.send('POST', path, { code: 'LK-1001', quantity: 1 })
  expect(added.headers.get('set-cookie')).toMatch(/^__Host-cart=[\da-f-]{36}; .*HttpOnly; SameSite=None; Secure$/)
  const { headers } = await browser.logIn(email)
  expect(headers.get('set-cookie')).toMatch(/__Host-customer=[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure/)
  expect([...browser.jar.keys()].sort()).toEqual(['__Host-cart', '__Host-customer', '__RequestVerificationToken'])
  expect([await browser.isLoggedIn(), await browser.load()]).toEqual([true, { 'LK-1001': 1 }])
})
