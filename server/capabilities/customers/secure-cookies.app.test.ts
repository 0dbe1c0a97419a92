import { randomUUID } from 'node:crypto'
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

it('SH-27: over HTTPS a cart is opened by the form of another site alone, which comes with the cookie', async () => {
  const app = await aShop({ env: overHttps })
  const brand = aBrowser(app, { site: 'mestari.localhost' })
  const item = { id: randomUUID(), code: 'LK-1001', quantity: 2 }
  const { body } = await brand.send('POST', '/api/kori-siirto', { items: [item], handOver: true })
  const token = body.handOverToken as string
  expect((await app.get('lihakauppa.localhost', `/ostoskori/siirto?token=${token}`)).status).toBe(410)
  const answer = await app.get('lihakauppa.localhost', '/ostoskori/siirto', {
    method: 'POST',
    headers: { origin: 'https://mestari.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }).toString(),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ostoskori#tuotteet'])
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cart=[\da-f-]{36}; .*SameSite=None; Secure$/)
})
