import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import type { ShownStaffOrder } from '#contract/office/orders/order.ts'
import type { Role } from '#contract/office/roles.ts'
import { cents } from '#contract/values/money.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { deliverySlots } from '#server/db/schema/delivery.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { codeStore } from '#server/shop/codes/codes.store.ts'
import { countedSlots } from '#server/shop/delivery/slot-checks.store.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { fakePayments } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, form } from '#server/testing/ordering.ts'
import { aShop } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const CARD = 'LAHJA-2345-6789-ABCD'

/** A shop with an office, two delivery times, a gift card over 5,00, and buyers who pay at once. */
async function anOffice() {
  const database = await freshDatabase()
  const payments = fakePayments()
  const mails: Mail[] = []
  const mailer = { place: 'a list', deliver: async (mail: Mail) => void mails.push(mail) }
  const app = await aShop({ database, payments: payments.service, mailer })
  await addSlots(database, [
    { time: '16:00-20:00', capacity: 3 },
    { time: '10:00-12:00', capacity: 1 },
  ])
  await codeStore(database.sql).put([{ code: CARD, kind: 'gift-card', amount: cents(500) } as never])
  const staff = (...roles: Role[]) => aStaffBrowser(app, database, { roles })
  const shop = await staff('shop')
  let buyers = 0
  const order = async (lines: Record<string, number>, total: string, codes: readonly string[] = []) => {
    const email = `ostaja${++buyers}@example.com`
    await anAccount(database, email)
    const browser = aBrowser(app)
    await browser.logIn(email)
    for (const [code, quantity] of Object.entries(lines)) await browser.add(code, quantity)
    for (const code of codes) await browser.send('POST', '/api/v1/lihakauppa/shoppingcart/addcouponcode', { code })
    const { token } = (await browser.send('GET', '/api/antiforgery/token')).body
    const posted = { ...form, 'Form.Total': total, 'Form.Email': email, [VERIFICATION_FIELD]: token }
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const pressed = await app.get('lihakauppa', '/kassa', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(posted).toString(),
    })
    const to = pressed.headers.get('location') ?? ''
    expect(to).toMatch(/\/pay\//)
    const payment = to.split('/').at(-1) as string
    payments.pay(payment)
    await app.get('lihakauppa', `/maksupaluu/ok?pmt_id=${payment}`)
    return (await shop.get('/api/office/orders')).body.rows[0].number as number
  }
  const read = async (number: number, by = shop): Promise<ShownStaffOrder> =>
    (await by.get(`/api/office/orders/${number}`)).body
  const acts = async (number: number, action: OrderAction, by = shop, seen?: string) => {
    const body = { action, seen: seen ?? (await read(number)).seen }
    return by.post(`/api/office/orders/${number}/${pathOf(action)}`, body)
  }
  /** What is shown before it is done, and that it is what is done. */
  const shownAndDone = async (number: number, action: OrderAction, by = shop): Promise<OrderEffect[]> => {
    const { seen } = await read(number)
    const plan = await by.post(`/api/office/orders/${number}/plan`, { action, seen })
    expect(plan.body).toMatchObject({ effects: expect.any(Array) })
    expect((await read(number)).seen).toBe(seen)
    const done = await acts(number, action, by)
    expect(done.body).toEqual(plan.body)
    return done.body.effects
  }
  const agrees = async () => expect(await reconcile(database.sql, countedSlots)).toEqual([])
  const settle = async () => {
    await app.orders.work.refunds()
    await app.orders.work.mails()
  }
  return { app, database, payments, mails, staff, shop, order, read, acts, shownAndDone, agrees, settle }
}

function pathOf({ kind }: OrderAction): string {
  if (kind === 'refund' || kind === 'cancel') return kind
  return kind === 'packed' || kind === 'delivered' || kind === 'undo' ? 'state' : 'delivery'
}

it('OF-11: orders are found by number, name, mail, phone and product, filtered, counted and paged', async () => {
  const { shop, order, acts } = await anOffice()
  const one = await order({ 'LK-1004': 1 }, '23,80')
  const two = await order({ 'LK-1001': 2 }, '20,88')
  const found = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query)
    const { body } = await shop.get(`/api/office/orders?${search}`)
    const count = (await shop.get(`/api/office/orders/count?${search}`)).body
    expect(count).toEqual({ count: body.rows.length, isEstimate: false })
    return body.rows.map(({ number }: { number: number }) => number)
  }
  expect(await found({})).toEqual([two, one])
  const searches = [String(one), 'ostaja1@example.com', 'lk-1004', '"LK-1004"', `ain ostaja1`]
  for (const search of searches) expect([search, await found({ search })]).toEqual([search, [one]])
  const phones = ['+358 50 123 1231', '0501231231', '050 123', '358501231231', 'AINO', 'aino ostaja']
  for (const search of phones) expect([search, await found({ search })]).toEqual([search, [two, one]])
  // Two digits begin every number: they would list all orders.
  for (const search of ['virtanen', `aino lk-9999`, '999999', '10'])
    expect([search, await found({ search })]).toEqual([search, []])
  expect((await acts(one, { kind: 'packed' })).status).toBe(200)
  expect(await found({ state: 'packed' })).toEqual([one])
  expect(await found({ day: '2027-01-15', time: '16:00-20:00', payment: 'paid' })).toEqual([two, one])
  expect(await found({ day: '2027-01-16' })).toEqual([])
  const { areas, times } = (await shop.get('/api/office/orders/filters')).body
  expect([areas, times]).toEqual([expect.any(Array), expect.any(Array)])
  expect(await found({ area: 'nowhere' })).toEqual([])
  const page = (await shop.get(`/api/office/orders?after=${two}`)).body
  expect(page).toMatchObject({ rows: [{ number: one, buyer: 'Aino Ostaja', value: 2380 }], next: null })
})

it('OF-07: what is filtered is exported by the shop alone, with a fresh proof, and the log says so', async () => {
  const { shop, staff, order, database } = await anOffice()
  const number = await order({ 'LK-1004': 1 }, '23,80')
  const { address } = (await shop.post('/api/office/orders/export', { state: 'placed' })).body
  expect(address).toBe('/vienti/tilaukset.csv?state=placed')
  const file = await shop.get(address)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.text).toMatch(new RegExp(`Tilaus;Tila;.*\r\n${number};placed;.*;'\\+358 0501231231;Kotikatu 1;00100;`))
  const [entry] = await database.sql.select().from(auditEntries).where(eq(auditEntries.action, 'order.export'))
  expect(entry).toMatchObject({ staff: shop.id, after: { state: 'placed' } })
  expect((await (await staff('service')).get(address)).status).toBe(403)
})

it('OF-13: staff refund by line, by amount and the rest; gift cards first, never more than is left', async () => {
  const { order, read, acts, shownAndDone, agrees, settle, mails } = await anOffice()
  const number = await order({ 'LK-1001': 2, 'LK-1004': 1 }, '31,78', [CARD])
  expect(await read(number)).toMatchObject({ refundable: 3678, mayRefund: 3678, codes: [{ amount: 500 }] })
  const line: OrderAction = {
    kind: 'refund',
    part: { kind: 'lines', lines: [{ code: 'LK-1001', quantity: 1 }] },
    reason: 'rikki',
  }
  expect(await shownAndDone(number, line)).toEqual([
    { kind: 'refund', money: 149, codes: [{ shown: expect.stringMatching(/^…/), amount: 500 }] },
    { kind: 'mail', mail: 'refund', to: 'ostaja1@example.com', isLater: true },
  ])
  expect((await read(number)).lines).toMatchObject([{ refunded: 1 }, { refunded: 0 }])
  await shownAndDone(number, line)
  expect((await acts(number, line)).body).toMatchObject({ code: 'REFUND_TOO_MUCH' })
  await shownAndDone(number, { kind: 'refund', part: { kind: 'amount', amount: 420 }, reason: 'paino' })
  const tooMuch = { kind: 'refund', part: { kind: 'amount', amount: 1961 }, reason: 'liikaa' } as const
  expect((await read(number)).refundable).toBe(1960)
  expect((await acts(number, tooMuch)).body).toMatchObject({ code: 'REFUND_TOO_MUCH' })
  await shownAndDone(number, { kind: 'refund', part: { kind: 'rest' }, reason: 'loput' })
  await settle()
  expect(await read(number)).toMatchObject({ refundable: 0, payment: { paid: 3178, refunded: 3178 } })
  expect(mails.filter(({ subject }) => /palaut/i.test(subject))).toHaveLength(4)
  await agrees()
})

it('OF-13: two people who refund at once refund once, and who acts on what has changed is refused', async () => {
  const { order, read, acts, staff, agrees } = await anOffice()
  const number = await order({ 'LK-1004': 1 }, '23,80')
  const { seen } = await read(number)
  const other = await staff('shop')
  const refund = { kind: 'refund', part: { kind: 'amount', amount: 1000 }, reason: 'myöhässä' } as const
  const answers = await Promise.all([acts(number, refund, undefined, seen), acts(number, refund, other, seen)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read(number)).refundable).toBe(1380)
  expect((await acts(number, { kind: 'packed' }, undefined, seen)).body).toMatchObject({ code: 'ORDER_CHANGED' })
  await agrees()
})

it('OF-13: service refunds up to its limit for an order in all; others not at all', async () => {
  const { order, read, acts, staff } = await anOffice()
  const number = await order({ 'LK-1004': 4 }, '71,50')
  const [service, admin] = [await staff('service'), await staff('admin')]
  const refund = (amount: number) => ({ kind: 'refund', part: { kind: 'amount', amount }, reason: 'hyvitys' }) as const
  expect((await read(number, service)).mayRefund).toBe(5000)
  expect((await acts(number, refund(3000), service)).status).toBe(200)
  expect((await acts(number, refund(2001), service)).body).toMatchObject({ code: 'REFUND_LIMIT' })
  expect((await acts(number, refund(2000), service)).status).toBe(200)
  expect((await acts(number, refund(100), admin)).body).toMatchObject({ code: 'ROLE_NEEDED' })
  expect((await read(number, admin)).can).toEqual([])
  expect((await acts(number, { kind: 'packed' }, service)).body).toMatchObject({ code: 'ROLE_NEEDED' })
})

it('OF-14: an order is moved to a time with room, and its buyer is told; a full one, or one of another area, is refused', async () => {
  const { order, read, acts, shop, shownAndDone, agrees, settle, mails } = await anOffice()
  const [one, two] = [await order({ 'LK-1004': 1 }, '23,80'), await order({ 'LK-1001': 2 }, '20,88')]
  const slot = { date: '2027-01-15', time: '10:00-12:00' }
  expect((await shop.get(`/api/office/orders/${one}/slots`)).body.rows).toMatchObject([{ ...slot, placesLeft: 1 }])
  expect(await shownAndDone(one, { kind: 'move', slot })).toEqual([
    { kind: 'delivery', from: '15.1.2027 16.00–20.00', to: '15.1.2027 10.00–12.00' },
    { kind: 'mail', mail: 'changed', to: 'ostaja1@example.com', isLater: false },
  ])
  await agrees()
  expect((await acts(two, { kind: 'move', slot })).body).toMatchObject({ code: 'SLOT_FULL' })
  const none = { date: '2027-01-16', time: '10:00-12:00' }
  expect((await acts(two, { kind: 'move', slot: none })).body).toMatchObject({ code: 'SLOT_NOT_OFFERED' })
  await settle()
  expect(mails.find(({ subject }) => subject.includes('muuttui'))?.text).toContain('klo 10–12')
  const moved = { ...(await read(two)).deliveryAddress, streetAddress: 'Toinen katu 2' }
  await shownAndDone(two, { kind: 'address', address: moved })
  expect((await read(two)).deliveryAddress.streetAddress).toBe('Toinen katu 2')
  const elsewhere = { ...moved, postalCode: '99999' }
  expect((await acts(two, { kind: 'address', address: elsewhere })).body).toMatchObject({ code: 'SLOT_NOT_OFFERED' })
  const { events } = await read(two)
  expect(JSON.stringify(events.filter(({ kind }) => kind === 'staff'))).not.toContain('Toinen katu')
  await agrees()
})

it('OF-14: packed, delivered, back, not delivered and cancelled: goods, places and money agree after each', async () => {
  const { order, read, acts, shownAndDone, agrees, settle, database, staff } = await anOffice()
  const number = await order({ 'LK-1004': 2 }, '39,70', [])
  const steps: OrderAction[] = [{ kind: 'packed' }, { kind: 'delivered' }, { kind: 'undo' }, { kind: 'undo' }]
  const states = []
  for (const step of steps) {
    await shownAndDone(number, step)
    states.push((await read(number)).state)
    await agrees()
  }
  expect(states).toEqual(['packed', 'delivered', 'packed', 'placed'])
  expect((await acts(number, { kind: 'undo' })).body).toMatchObject({ code: 'ORDER_NOT_READY' })
  await acts(number, { kind: 'packed' })
  const slot = { date: '2027-01-15', time: '10:00-12:00' }
  await shownAndDone(number, { kind: 'not-delivered', slot })
  expect(await read(number)).toMatchObject({ state: 'placed', slot })
  await agrees()
  await acts(number, { kind: 'packed' })
  expect((await acts(number, { kind: 'cancel' }, await staff('service'))).body).toMatchObject({ code: 'ROLE_NEEDED' })
  expect(await shownAndDone(number, { kind: 'cancel' })).toMatchObject([
    { kind: 'stock', pieces: 2 },
    { kind: 'waste', pieces: -2 },
    { kind: 'state', to: 'cancelled' },
    { kind: 'refund', money: 3970 },
    { kind: 'mail', mail: 'refund' },
    { kind: 'mail', mail: 'cancelled' },
  ])
  await settle()
  await agrees()
  expect(await database.sql.select({ taken: deliverySlots.taken }).from(deliverySlots)).toEqual([
    { taken: 0 },
    { taken: 0 },
  ])
  expect((await acts(number, { kind: 'cancel' })).body).toMatchObject({ code: 'ORDER_NOT_READY' })
})

it('OF-12, OF-14: the page says what has happened, shows mails without links that need no login, and sends them again once', async () => {
  const { app, database, order, read, shop, settle, mails, agrees } = await anOffice()
  const number = await order({ 'LK-1004': 1 }, '23,80')
  await settle()
  await shop.post(`/api/office/orders/${number}/notes`, { text: 'Soita ennen toimitusta' })
  const other = (await shop.post(`/api/office/orders/${number}/notes`, { text: 'Väärä tilaus' })).body.id
  const takeBack = (by = shop) => by.send('DELETE', `/api/office/orders/${number}/notes/${other}`)
  const colleague = await aStaffBrowser(app, database, { roles: ['shop'], name: 'Toinen Packaaja' })
  expect((await takeBack(colleague)).body.code).toBe('ORDER_CHANGED')
  expect((await takeBack()).status).toBe(200)
  expect((await takeBack()).body.code).toBe('ORDER_CHANGED')
  const { events } = await read(number)
  expect(events.filter(({ kind }) => kind === 'note')).toMatchObject([{ text: 'Soita ennen toimitusta' }])
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['state', 'mail', 'note', 'staff']))
  const mail = events.find((event) => event.kind === 'mail')
  expect(mail).toMatchObject({ mail: 'confirmation', state: 'sent' })
  const id = mail?.kind === 'mail' ? mail.id : ''
  const { text } = (await shop.get(`/api/office/orders/${number}/mails/${id}`)).body
  expect([text.includes('23,80'), /\/tilaus\/[\w-]/.test(text)]).toEqual([true, false])
  const again = () => shop.post(`/api/office/orders/${number}/mails/${id}/again`, {})
  expect((await Promise.all([again(), again()])).map(({ status }) => status).sort()).toEqual([200, 409])
  await settle()
  await expect.poll(() => mails.filter(({ subject }) => subject.includes('Tilausvahvistus')).length).toBe(2)
  expect((await shop.get('/api/office/orders/100/mails/1')).body).toMatchObject({ code: 'ORDER_UNKNOWN' })
  await agrees()
})
