import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { shopCodes } from '#server/db/schema/codes.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { eraseOrders, ordersOf } from './erase-orders.store.ts'
import { fulfil } from './fulfilment.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'

type Shop = Awaited<ReturnType<typeof ordering>>

async function bought(shop: Shop, lines: Record<string, number>, total: string, codes: string[] = []) {
  const cart = await shop.aCart(lines, codes)
  expect(await shop.press(cart, total)).toMatchObject({ kind: total === '0,00' ? 'order' : 'pay' })
  const order = await shop.order()
  if (order.amount > 0) {
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
  }
  return shop.order()
}

const subjects = ({ mails }: Shop) => mails.map(({ subject }) => subject).toSorted()

describe('codes and gift cards', () => {
  it('SH-11, SH-37: what a gift card pays in full needs no payment, and is counted once', async () => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(5000) }])
    const order = await bought(shop, { 'LK-1004': 1 }, '0,00', ['KORTTI'])
    expect(order).toMatchObject({ state: 'placed', amount: 0, nextCheckAt: null })
    expect(order.snapshot.paymentMethodCode).toBe('FI00')
    expect(shop.payments.registered()).toEqual([])
    const cart = (await shop.codes.find(['KORTTI'])).get('KORTTI')
    expect(cart).toMatchObject({ amount: 2620, uses: 1 })
    await shop.agrees()
  })

  it('a code that may be used once is used by one of two shoppers, and is free again when the order lapses', async () => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KERRAN', kind: 'discount', percent: 10, maxUses: 1 }])
    const carts = await Promise.all([1, 2].map(() => shop.aCart({ 'LK-1004': 1 }, ['KERRAN'])))
    const pressed = await Promise.all(carts.map((cart) => shop.press(cart, '22,21')))
    expect(pressed.map(({ kind }) => kind).toSorted()).toEqual(['pay', 'problem'])
    expect(pressed).toContainEqual({ kind: 'problem', problem: 'cart-changed' })
    await shop.agrees()
    await shop.pass(31 * 60)
    await shop.work.payments()
    expect((await shop.codes.find(['KERRAN'])).get('KERRAN')).toMatchObject({ uses: 0 })
    await shop.agrees()
  })

  it('a refund goes to the card first, then to the payment, and never exceeds what was paid', async () => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(1000) }])
    const { number } = await bought(shop, { 'LK-1004': 1 }, '13,80', ['KORTTI'])
    const left = async () => (await shop.codes.find(['KORTTI'])).get('KORTTI')?.amount
    expect(await refundOrder(shop.needs, number, cents(600), 'weight')).toMatchObject({
      value: { toCodes: 600, amount: 0 },
    })
    expect(await refundOrder(shop.needs, number, cents(600), 'weight')).toMatchObject({
      value: { toCodes: 400, amount: 200 },
    })
    expect(await refundOrder(shop.needs, number, cents(1181), 'weight')).toMatchObject({ code: 'REFUND_TOO_MUCH' })
    expect(await refundOrder(shop.needs, number, 'all', 'weight')).toMatchObject({
      value: { toCodes: 0, amount: 1180 },
    })
    expect(await refundOrder(shop.needs, number, 'all', 'weight')).toMatchObject({ code: 'REFUND_TOO_MUCH' })
    await shop.work.refunds()
    expect([await left(), shop.payments.balance()]).toEqual([1000, 0])
    await shop.agrees()
  })

  it('bought gift cards are made after the payment, mailed once and worth what was paid', async () => {
    const shop = await ordering()
    await bought(shop, { 'LK-1005': 2 }, '100,00')
    expect(await shop.taken()).toEqual([0])
    await Promise.all([shop.work.mails(), shop.work.mails()])
    await shop.work.mails()
    expect(subjects(shop)).toEqual([expect.stringMatching(/^Lahjakortti/), expect.stringMatching(/^Tilausvahvistus/)])
    const mail = shop.mails.find(({ subject }) => subject.startsWith('Lahjakortti'))
    const codes = mail?.text.match(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/g) ?? []
    expect([codes.length, new Set(codes).size]).toEqual([2, 2])
    const found = await shop.codes.find(codes)
    const twoYears = `${new Date().getFullYear() + 2}`
    for (const code of codes) {
      expect(found.get(code)).toMatchObject({ kind: 'gift-card', amount: 5000, uses: 0 })
      expect(found.get(code)?.validUntil).toContain(twoYears)
    }
    const stored = JSON.stringify(await shop.database.sql.select().from(shopCodes))
    for (const code of codes) expect(stored).not.toContain(code)
    await shop.agrees()
  })
})

describe('after the order', () => {
  it('SH-15: mails tell when it is packed and delivered, each once', async () => {
    const shop = await ordering()
    const { number } = await bought(shop, { 'LK-1004': 1 }, '23,80')
    expect(await fulfil(shop.needs, number, 'delivered')).toMatchObject({ ok: false, code: 'ORDER_NOT_READY' })
    await fulfil(shop.needs, number, 'packed')
    expect(await fulfil(shop.needs, number, 'packed')).toMatchObject({ ok: false })
    await fulfil(shop.needs, number, 'delivered')
    await shop.work.mails()
    await shop.work.mails()
    expect(subjects(shop)).toEqual([
      ...[/^Tilauksesi \d+ on pakattu/, /^Tilauksesi \d+ on toimitettu/, /^Tilausvahvistus/].map((start) =>
        expect.stringMatching(start),
      ),
    ])
    expect([await shop.hasBought('aino', 'LK-1004'), await shop.hasBought('aino', 'LK-1001')]).toEqual([true, false])
    expect(await shop.hasBought('another', 'LK-1004')).toBe(false)
    await shop.agrees()
  })

  it('what the shopper has added while paying is in the cart afterwards', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    await shop.press(cart, '23,80')
    await shop.change(cart, { 'LK-1004': 3, 'LK-1001': 1 })
    const order = await shop.order()
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
    const { rows } = await shop.database.query(
      `select next.lines from cart join cart as next on next.id = cart.merged_into where cart.id = '${cart}'`,
    )
    expect(rows[0]?.lines).toMatchObject([
      { code: 'LK-1004', quantity: 2 },
      { code: 'LK-1001', quantity: 1 },
    ])
    await shop.agrees()
  })

  it('a finished order becomes that of nobody, an open one is kept', async () => {
    const shop = await ordering()
    const { number } = await bought(shop, { 'LK-1004': 1 }, '23,80')
    const person = { email: 'aino@example.com', customer: null }
    expect(await ordersOf(shop.database.sql, person)).toMatchObject([{ number, paid: 2380 }])
    expect(await eraseOrders(shop.database.sql, person)).toMatchObject({ erased: 0, kept: 1 })
    await fulfil(shop.needs, number, 'packed')
    await fulfil(shop.needs, number, 'delivered')
    expect(await eraseOrders(shop.database.sql, person)).toMatchObject({ erased: 0, kept: 1 })
    await shop.work.mails()
    expect(await eraseOrders(shop.database.sql, person)).toMatchObject({ erased: 1, kept: 0, mails: { length: 3 } })
    expect(JSON.stringify(await shop.orders())).not.toMatch(/Aino|Ostaja|Kotikatu|aino@|50123/i)
    expect(await shop.order()).toMatchObject({ paid: 2380, customer: null })
    await shop.agrees()
  })
})

describe('reconcile', () => {
  it.each([
    ['stock', "update shop_product set stock = stock - 1 where code = 'LK-1004'", /stock of LK-1004: 3/],
    ['a slot', 'update delivery_slot set taken = 2', /slot \d+: 2 places are taken, but 1 orders/],
    ['a code', 'update shop_code set uses = 7', /used 7 times, but orders make 1/],
    ['a card', 'update shop_code set amount = amount + 1', /cents are left, but orders make/],
    ['money', 'update shop_order set paid = paid - 1', /paid/],
    ['a refund', 'update shop_order set refunded = 5', /5 cents were refunded, but refunds make 0/],
    [
      'a return to a code',
      `insert into shop_refund (id, "order", amount, to_codes, reason, state) select 'x', id, 0, 5, 'x', 'done' from shop_order`,
      /0 cents went back to codes, but refunds say 5/,
    ],
    ['goods', 'update shop_order set holds_goods = false', /is placed and holds no goods/],
    ['a mail', 'delete from outgoing_mail', /no confirmation was written/],
    ['a cart', 'update cart set ordered_at = null, merged_into = null', /cart is still open/],
  ])('names a difference of %s', async (_what, damage, said) => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(1000) }])
    await bought(shop, { 'LK-1004': 1 }, '13,80', ['KORTTI'])
    expect(await shop.reconciled()).toEqual([])
    await shop.database.sql.execute(sql.raw(damage))
    expect((await shop.reconciled()).join('\n')).toMatch(said)
  })
})

describe('SH-14: many at once', () => {
  it('200 shoppers for 50 hams and 30 delivery times of 2: exactly 50 are sold', async () => {
    const times = Array.from({ length: 30 }, (_, at) => ({ time: `${at}`, capacity: 2 }))
    const shop = await ordering({ slots: times })
    await sell(shop, [{ code: 'LK-1004', stock: 50 }])
    const carts: string[] = []
    for (let at = 0; at < 200; at++) carts.push(await shop.aCart({ 'LK-1004': 1 }))
    const results = await Promise.all(
      carts.map(async (cart, at) => {
        // Who finds a time taken chooses the next one, as people do.
        for (let tries = 0; ; tries++) {
          const time = String((at + tries) % 30)
          const result = await shop.press(cart, '23,80', { 'Form.DeliveryTime': time })
          if (result.kind !== 'problem' || result.problem !== 'slot-full' || tries > 60) return result
        }
      }),
    )
    const won = results.filter(({ kind }) => kind === 'pay')
    expect([won.length, await shop.stock('LK-1004')]).toEqual([50, 0])
    for (const order of await shop.orders()) {
      shop.payments.pay(order.paymentId)
      await settle(shop.needs, order.id)
    }
    expect(new Set(await shop.states())).toEqual(new Set(['placed']))
    expect(Math.max(...(await shop.taken()))).toBe(2)
    await shop.agrees()
  }, 120_000)

  it('a payment is settled while many press pay: those wait without a transaction, three at a time', async () => {
    const shop = await ordering({ capacity: 100 })
    await sell(shop, [{ code: 'LK-1004', stock: 100 }])
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
    const order = await shop.order()
    shop.payments.pay(order.paymentId)
    let begun = 0
    let open = () => {}
    const gate = new Promise<void>((opened) => {
      open = opened
    })
    const atomically: typeof shop.needs.atomically = async (work) => {
      begun++
      await gate
      return shop.needs.atomically(work)
    }
    const carts: string[] = []
    while (carts.length < 20) carts.push(await shop.aCart({ 'LK-1004': 1 }))
    const pressed = Promise.all(carts.map((cart) => shop.press(cart, '23,80', {}, { atomically })))
    await settle(shop.needs, order.id)
    expect([await shop.states(), begun]).toEqual([['placed'], 3])
    open()
    expect((await pressed).map(({ kind }) => kind)).toEqual(carts.map(() => 'pay'))
    expect([begun, await shop.stock('LK-1004')]).toEqual([20, 79])
  })
})

it('orders of a state are read a part at a time, each once and by number, however many there are', async () => {
  const { press, aCart, database, needs, order } = await ordering()
  await press(await aCart({ 'LK-1004': 1 }), '23,80')
  const { number: _, ...first } = await order()
  const another = () => ({ ...first, id: randomUUID(), cart: randomUUID(), paymentId: randomUUID() })
  await database.sql.insert(shopOrders).values(Array.from({ length: 1200 }, another))
  const numbers: number[] = []
  for await (const { number } of needs.store.inState(['reserved'])) numbers.push(number)
  expect(new Set(numbers).size).toBe(1201)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})
