import { expect, it } from 'vitest'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import { cents } from '#contract/values/money.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { codeStore } from '#server/shop/codes/codes.store.ts'
import { allOf } from '#server/testing/all-of.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { fakePayments } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, form } from '#server/testing/ordering.ts'
import { aSandbox } from '#server/testing/payment-sandbox.ts'
import { sell } from '#server/testing/sell.ts'
import { aShop } from '#server/testing/shopper.ts'

async function aShopWithBuyers(options: Omit<Parameters<typeof aShop>[0] & object, 'database' | 'mailer'> = {}) {
  const database = await freshDatabase()
  const payments = fakePayments()
  const mails: Mail[] = []
  const mailer = { place: 'a list', deliver: async (mail: Mail) => void mails.push(mail) }
  const app = await aShop({ database, payments: payments.service, mailer, ...options })
  await addSlots(database, [{ time: '16:00-20:00', capacity: 3 }])
  const aBuyer = async (email: string) => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    await browser.logIn(email)
    const cookie = () => [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const buy = async (total: string, more: Record<string, string> = {}) => {
      const { token } = (await browser.send('GET', '/api/antiforgery/token')).body
      const posted = { ...form, 'Form.Total': total, [VERIFICATION_FIELD]: token, ...more }
      const answer = await app.get('lihakauppa', '/kassa', {
        method: 'POST',
        headers: { cookie: cookie(), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(posted).toString(),
      })
      return { status: answer.status, to: answer.headers.get('location') ?? '' }
    }
    return { ...browser, cookie, buy }
  }
  return { app, database, payments, mails, aBuyer }
}

it('SH-10, SH-13, SH-15: a customer buys, returns from the payment page and sees the order; nobody else does', async () => {
  const { app, payments, mails, aBuyer } = await aShopWithBuyers()
  const aino = await aBuyer('aino@example.com')
  const other = await aBuyer('other@example.com')
  await aino.add('LK-1004', 1)
  expect((await aino.send('GET', '/api/v1/lihakauppa/checkout/paymentmethods')).body).toEqual({
    methods: [{ code: 'FI50', name: 'Kortti', kind: 'card' }],
  })
  const missing = await aino.buy('23,80', { 'Form.City': '' })
  expect(missing).toEqual({ status: 303, to: '/kassa?postinumero=00100&virhe=fields&kentat=Form.City#toimitus' })
  const pay = await aino.buy('23,80')
  expect(pay).toMatchObject({ status: 303, to: expect.stringMatching(/^http:\/\/maksu\.localhost\/pay\//) })
  const paymentId = pay.to.split('/').at(-1) as string
  expect(payments.find(paymentId)?.payment.returns.ok).toMatch(/\/maksupaluu\/ok$/)

  // The callback of the payment service: no session, no token, another origin. What it says about the payment is not believed.
  const back = (method: 'GET' | 'POST', id: string) =>
    app.get('lihakauppa', `/maksupaluu/ok${method === 'GET' ? `?pmt_id=${id}&pmt_amount=0,01` : ''}`, {
      method,
      headers: {
        origin: 'https://evil.example',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { body: `pmt_id=${id}` } : {}),
    })
  const unpaid = await back('GET', paymentId)
  const address = unpaid.headers.get('location') as string
  expect([unpaid.status, address]).toEqual([303, expect.stringMatching(/^\/tilaus\/[\da-f-]{36}$/)])
  const token = address.split('/').at(-1) as string
  const seen = async (by: typeof aino, order = token) => (await by.send('GET', `/api/lk/orders/${order}`)).body
  expect(await seen(aino)).toMatchObject({ state: 'reserved', total: '23,80', paymentAddress: pay.to })
  expect((await aBrowser(app).send('GET', `/api/lk/orders/${token}`)).body).toMatchObject({ code: 'LOGIN_NEEDED' })
  const unpaidOrders = (await aino.send('GET', '/api/lk/orders')).body
  expect(unpaidOrders).toMatchObject({ totalCount: 1, orders: [{ token, state: 'reserved', paymentAddress: pay.to }] })
  payments.pay(paymentId)
  let questions = 0
  payments.on((name, when) => {
    if (name === 'query' && when === 'before') questions++
  })
  for (const method of ['POST', 'GET', 'POST'] as const) expect((await back(method, paymentId)).status).toBe(303)
  expect(questions).toBe(1)
  expect((await back('GET', 'nobody')).status).toBe(404)
  const placed = await seen(aino)
  expect(placed).toMatchObject({ state: 'placed', canCancel: true, vat: [{ percent: '13,5' }], reservedUntil: null })
  // With its weekday, and until when it can be cancelled.
  expect(placed.deliveryText).toMatch(/^(ma|ti|ke|to|pe|la|su)\w+ \d+\.\d+\.\d{4} klo \d/)
  expect(Date.parse(placed.cancelUntil)).toBeGreaterThan(Date.now())
  expect(await aino.load()).toEqual({})

  // Others: without a session, with another's, and with a forged link.
  const guest = aBrowser(app)
  expect((await other.send('GET', `/api/lk/orders/${token}`)).body).toMatchObject({ code: 'ORDER_UNKNOWN' })
  // Somebody whose session has ended at the payment page is told that the payment has arrived, and nothing about the order.
  expect((await guest.send('GET', `/api/lk/orders/${token}`)).body).toEqual({
    code: 'ORDER_PAID_LOGIN_NEEDED',
    message: 'Maksusi on saapunut. Kirjaudu sisään, niin näet tilauksesi.',
  })
  const nobodys = token.replace(/^.{8}/, '00000000')
  expect((await guest.send('GET', `/api/lk/orders/${nobodys}`)).body).toMatchObject({ code: 'LOGIN_NEEDED' })
  for (const stranger of [guest, other]) {
    expect((await stranger.send('GET', `/api/lk/orders/${token}.${'a'.repeat(43)}`)).status).toBe(404)
  }
  expect((await other.post(`/api/lk/orders/${token}/cancel`, {})).body).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect((await other.post(`/api/lk/orders/${token}/reorder`, {})).body).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect((await other.send('GET', '/api/lk/orders')).body).toEqual({ orders: [], totalCount: 0, hasMore: false })
  expect((await guest.send('GET', '/api/lk/orders')).body).toMatchObject({ code: 'LOGIN_NEEDED' })

  // The link in the mail needs no login, and offers nothing that does.
  await app.orders.work.mails()
  await expect.poll(() => mails.length).toBe(1)
  const mailed = /\/tilaus\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] as string
  expect(await seen(guest as typeof aino, mailed)).toMatchObject({
    state: 'placed',
    canCancel: false,
    paymentAddress: null,
  })

  // The buyer: history, the same again, cancel.
  expect((await aino.send('GET', '/api/lk/orders')).body).toMatchObject({
    totalCount: 1,
    orders: [{ token, state: 'placed', total: '23,80', names: ['Tuote 4'] }],
  })
  expect((await aino.post(`/api/lk/orders/${token}/reorder`, {})).body).toEqual({ addedCount: 1, warnings: [] })
  expect(await aino.load()).toEqual({ 'LK-1004': 1 })
  const cancelled = await aino.post(`/api/lk/orders/${token}/cancel`, {})
  expect(cancelled.body).toMatchObject({ state: 'cancelled', canCancel: false })
  await app.orders.work.refunds()
  await expect.poll(() => payments.balance()).toBe(0)
})

it('SH-09, SH-11: a guest is sent to the login; a payment service that is down keeps the order', async () => {
  const { app, payments, aBuyer } = await aShopWithBuyers()
  const aino = await aBuyer('aino@example.com')
  await aino.add('LK-1004', 1)
  payments.fail(true)
  expect(await aino.buy('23,80')).toEqual({
    status: 303,
    to: '/kassa?postinumero=00100&virhe=payment-unavailable#toimitus',
  })
  expect((await aino.send('GET', '/api/v1/lihakauppa/checkout/paymentmethods')).status).toBe(503)
  payments.fail(false)
  expect((await aino.buy('23,80')).to).toMatch(/^http:\/\/maksu/)
  await aino.logOut()
  expect(await aino.buy('23,80')).toEqual({ status: 303, to: '/ostoskori#kirjaudu' })
  const forged = await aino.buy('23,80', { [VERIFICATION_FIELD]: 'forged' })
  expect(forged.status).toBe(403)
  expect((await allOf(app.orders.actions.store.inState(['reserved']))).length).toBe(1)
})

it.each([
  ['a refund code', 649, { code: 'HYVITYS-7', kind: 'refund', amount: cents(700) }, '7,39'],
  ['a gift card', 4360, { code: 'LAHJAKORTTI-50', kind: 'gift-card', amount: cents(5000) }, '1,50'],
  ['a loyalty code', 649, { code: 'KANTA-10', kind: 'loyalty', amount: cents(1000) }, '4,39'],
] as const)('SH-13: what %s leaves of the delivery is paid, up to the order page', async (_, price, code, total) => {
  const sandbox = await aSandbox()
  const { app, database, aBuyer } = await aShopWithBuyers({ payments: sandbox.payments })
  await sell(app, [{ code: 'LK-1001', price }])
  await codeStore(database.sql).put([code])
  const aino = await aBuyer('aino@example.com')
  await aino.add('LK-1001', 1)
  const cart = await aino.send('POST', '/api/v1/lihakauppa/shoppingcart/addcouponcode', { code: code.code })
  expect(cart.body).toMatchObject({ total, checkoutWarnings: [] })
  const { to } = await aino.buy(total)
  expect(to).toMatch(`${sandbox.origin}/`)
  const [payment] = await sandbox.stored()
  const returned = new URL(await sandbox.choose(payment?.id ?? '', 'approve'))
  const back = await app.get('lihakauppa', `${returned.pathname}${returned.search}`)
  const order = await aino.send('GET', `/api/lk/orders/${back.headers.get('location')?.split('/').at(-1)}`)
  expect(order.body).toMatchObject({ state: 'placed', total })
  expect((await app.orders.actions.store.byNumber(Number(order.body.number)))?.paid).toBe(
    Number(total.replace(',', '')),
  )
})

it('SH-14: a shopper who comes back from the payment page finds the cart as it was, and can change and buy it; others find it sold out', async () => {
  const { database, aBuyer } = await aShopWithBuyers()
  await codeStore(database.sql).put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(1000) }])
  const aino = await aBuyer('aino@example.com')
  const other = await aBuyer('other@example.com')
  const onCart = async (by: typeof aino, name: string, body?: object) => {
    const path = `/api/v1/lihakauppa/shoppingcart/${name}`
    const { body: cart } = await (body ? by.send('POST', path, body) : by.send('GET', path))
    const { total, warnings, checkoutWarnings, error = '' } = cart
    return [total, ...warnings, ...checkoutWarnings, error].filter(Boolean)
  }
  const placesLeft = async (by: typeof aino) => {
    const { body } = await by.send('GET', '/api/v1/lihakauppa/checkout/delivery?postalCode=00100')
    return body.data.dates[0].times[0].placesLeft
  }
  await aino.add('LK-1004', 5)
  expect(await onCart(aino, 'addcouponcode', { code: 'KORTTI' })).toEqual(['77,40'])
  expect(await aino.buy('77,40')).toMatchObject({ to: expect.stringContaining('/pay/') })

  expect(await onCart(aino, 'load')).toEqual(['77,40'])
  expect([await placesLeft(aino), await placesLeft(other)]).toEqual([3, 2])
  expect(await onCart(other, 'add', { code: 'LK-1004', quantity: 1 })).toEqual([
    '0,00',
    'Tuote 4 on juuri nyt loppuunmyyty.',
  ])
  expect(await onCart(other, 'addcouponcode', { code: 'KORTTI' })).toEqual([
    '0,00',
    expect.stringMatching(/on jo käytetty/),
  ])

  // Every change counts what the order holds, and the next press gives it back first.
  expect(await onCart(aino, 'removecouponcode', { code: 'KORTTI' })).toEqual(['87,40'])
  expect(await onCart(aino, 'changequantity', { code: 'LK-1004', quantity: 4 })).toEqual(['71,50'])
  expect(await onCart(aino, 'add', { code: 'LK-1004', quantity: 1 })).toEqual(['87,40'])
  expect(await onCart(aino, 'addcouponcode', { code: 'KORTTI' })).toEqual(['77,40'])
  expect(await onCart(aino, 'changequantity', { code: 'LK-1004', quantity: 4 })).toEqual(['61,50'])
  expect(await aino.buy('61,50')).toMatchObject({ to: expect.stringContaining('/pay/') })
  expect(await onCart(aino, 'load')).toEqual(['61,50'])
  expect(await onCart(other, 'add', { code: 'LK-1004', quantity: 1 })).toEqual(['23,80'])
})

it('limits how often one client returns from the payment page', async () => {
  const { app } = await aShopWithBuyers({ env: { LIMIT_FACTOR: '0.05' } })
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await app.get('lihakauppa', '/maksupaluu/ok?pmt_id=x')).status),
  )
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(15)
  expect(statuses).toContain(429)
})

it('SH-15: a withdrawal is stated without a login, and carried out by the button behind the mailed link, once', async () => {
  const { app, payments, mails, aBuyer } = await aShopWithBuyers()
  const aino = await aBuyer('aino@example.com')
  await aino.add('LK-1005', 2)
  const paymentId = (await aino.buy('100,00')).to.split('/').at(-1) as string
  payments.pay(paymentId)
  await app.get('lihakauppa', `/maksupaluu/ok?pmt_id=${paymentId}`)
  const guest = aBrowser(app)
  const placed = () => allOf(app.orders.actions.store.inState(['placed']))
  // The job may be asking about the payment at the same moment: the return then waits for no answer.
  await expect.poll(async () => (await placed()).length).toBe(1)
  const [order] = await placed()
  const claim = { orderNumber: String(order?.number), email: 'aino@example.com' }
  const { body } = await guest.post('/api/lk/withdrawal/check', claim)
  expect(body.pieces).toMatchObject([
    { id: 'LK-1005.1', name: 'Tuote 5', price: '50,00', ending: expect.stringMatching(/^[2-9A-Z]{4}$/) },
    { id: 'LK-1005.2' },
  ])
  const stated = await guest.post('/api/lk/withdrawal', { ...claim, name: 'Aino', pieces: ['LK-1005.2'] })
  expect(stated.body).toMatchObject({ lines: [{ code: 'LK-1005', quantity: 1, linePrice: '50,00' }] })
  await app.orders.work.mails()
  const linkIn = () => mails.map(({ text }) => /\/vahvista-peruutus\/\S+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(linkIn).toBeTruthy()
  const link = linkIn() as string

  // Looking at it does nothing; a link that is not ours leads nowhere.
  const open = async (path: string, method: 'GET' | 'POST' = 'GET') => {
    const posted = { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const answer = await app.get('lihakauppa', path, method === 'POST' ? { method, ...posted } : {})
    const main = /<section[\s\S]*?<\/section>/.exec((await answer.text()).split('<main')[1] ?? '')?.[0] ?? ''
    return { status: answer.status, cache: answer.headers.get('cache-control'), main: main.replaceAll('\u00a0', ' ') }
  }
  const shown = await open(link)
  expect([shown.status, shown.cache]).toEqual([200, expect.stringContaining('no-store')])
  expect(shown.main).toMatch(/<button type="submit" class="button">Vahvista peruutus/)
  expect(shown.main).toContain(`Tilaus ${order?.number}: Tuote 5, 1 kpl, 50,00`)
  const others = [`/vahvista-peruutus/${order?.id}.${'a'.repeat(43)}`, '/vahvista-peruutus/x']
  for (const path of others) expect((await open(path, 'POST')).status).toBe(404)
  await app.orders.work.refunds()
  expect(payments.balance()).toBe(10_000)

  for (const method of ['POST', 'POST', 'GET'] as const) {
    expect(await open(link, method)).toMatchObject({ status: 200, main: expect.stringContaining('Peruutus on tehty') })
  }
  await app.orders.work.refunds()
  await expect.poll(() => payments.balance()).toBe(5000)
})
