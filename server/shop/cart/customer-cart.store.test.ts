import { beforeEach, expect, it } from 'vitest'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { aBrowser, anAccount, PASSWORD } from '#server/testing/customer.ts'
import { fakePayments } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, form } from '#server/testing/ordering.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'

const email = 'maija@example.fi'
let app: RunningApp
let payments: ReturnType<typeof fakePayments>
let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  payments = fakePayments()
  app = await aShop({ database, payments: payments.service })
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

it('SH-21: the next person at a browser does not get the cart of the customer before', async () => {
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

it('SH-14, SH-21: a customer who presses pay, logs out elsewhere, pays and logs in has an empty cart, and the next customer keeps theirs', async () => {
  const other = 'other@example.fi'
  await anAccount(database, other)
  await addSlots(database, [{ time: '16:00-20:00', capacity: 3 }])
  const [browser, phone] = [aBrowser(app), aBrowser(app)]
  await phone.logIn(email)
  await browser.add('LK-1004', 1)
  await browser.logIn(email)
  const { token } = (await browser.send('GET', '/api/antiforgery/token')).body
  const pressed = await app.get('lihakauppa', '/kassa', {
    method: 'POST',
    headers: {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...form, 'Form.Total': '23,80', [VERIFICATION_FIELD]: token }).toString(),
  })
  const paymentId = String(pressed.headers.get('location')?.split('/').at(-1))
  await browser.logOut()
  await browser.logIn(other)
  await browser.add('LK-1001', 1)
  payments.pay(paymentId)
  expect((await app.get('lihakauppa', `/maksupaluu/ok?pmt_id=${paymentId}`)).status).toBe(303)
  expect(await browser.load()).toEqual({ 'LK-1001': 1 })
  expect(await phone.load()).toEqual({})
  await browser.logOut()
  await browser.logIn(email)
  expect(await browser.load()).toEqual({})
})

it('a cookie or token alone leads to the cart of a customer only as long as their session lives there', async () => {
  const [old, brand] = [aBrowser(app), aBrowser(app, { site: 'mestari' })]
  const known = async () => {
    const { body } = await brand.send('POST', '/api/kori-siirto', { token: old.jar.get('cart') })
    return body.cart.lineItems.map(({ code }: { code: string }) => code)
  }
  await old.add('LK-1001', 2)
  await old.logIn(email)
  expect(await known()).toEqual(['LK-1001'])

  const current = aBrowser(app)
  await current.logIn(email)
  await current.customer('change-password', { currentPassword: PASSWORD, password: 'Uusi pitkä salasana' })
  expect(await known()).toEqual([])
  expect(await old.load()).toEqual({})
  expect(await old.add('LK-1003', 1)).toEqual({ 'LK-1003': 1 })
  expect(await current.load()).toEqual({ 'LK-1001': 2 })

  // The id that the other device has is its own, and ends with its session, too.
  old.jar.clear()
  old.jar.set('cart', current.jar.get('cart') as string)
  expect(await old.load()).toEqual({ 'LK-1001': 2 })
  await current.logOut()
  expect(await old.load()).toEqual({})
  expect(await known()).toEqual([])
})

it('who logs out on one device reaches nothing with its cookie, though another device of the customer stays logged in', async () => {
  const [phone, desk] = [aBrowser(app), aBrowser(app)]
  await phone.logIn(email)
  await phone.add('LK-1001', 1)
  await desk.logIn(email)
  expect(await desk.load()).toEqual({ 'LK-1001': 1 })
  await desk.logOut()
  expect(await desk.load()).toEqual({})
  expect(await phone.load()).toEqual({ 'LK-1001': 1 })
})

it('pages of other sites no longer reach the cart of a customer when another logs in, though nobody logged out', async () => {
  await anAccount(database, 'other@example.fi')
  const [browser, brand] = [aBrowser(app), aBrowser(app, { site: 'mestari' })]
  await browser.add('LK-1001', 2)
  await browser.logIn(email)
  const token = browser.jar.get('cart')
  browser.jar.delete('customer')
  await browser.logIn('other@example.fi')
  const { body } = await brand.send('POST', '/api/kori-siirto', { token })
  expect(body.cart.lineItems).toEqual([])
})

it('SH-27: products of another site land in the cart of the customer, by the token of before the login, too', async () => {
  const [browser, brand, second] = [
    aBrowser(app),
    aBrowser(app, { site: 'mestari' }),
    aBrowser(app, { site: 'kuluttaja' }),
  ]
  const add = async (by: typeof brand, token: string | null, code: string) => {
    const items = [{ id: crypto.randomUUID(), code, quantity: 1 }]
    return (await by.send('POST', '/api/kori-siirto', { token, items, handOver: true })).body
  }
  const first = await add(brand, null, 'LK-1001')
  browser.jar.set('cart', first.token)
  await browser.logIn(email)
  expect((await add(brand, first.token, 'LK-1003')).token).toBe(first.token)
  const guests = await add(second, null, 'LK-1004')
  const opened = await app.get('lihakauppa', `/ostoskori/siirto?token=${guests.handOverToken}`, {
    headers: { cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([
    303,
    expect.stringContaining(`cart=${first.token}`),
  ])
  await add(second, guests.token, 'LK-1001')
  expect(await browser.load()).toEqual({ 'LK-1001': 2, 'LK-1003': 1, 'LK-1004': 1 })
})
