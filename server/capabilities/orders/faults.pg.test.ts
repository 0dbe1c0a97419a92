import { describe, expect, it } from 'vitest'
import { cents } from '#contract/money.ts'
import { dyingAt, Killed, ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { cancelOrder } from './cancel.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'

// The table of faults: whatever is repeated, delayed or lost, there is one order or none, and everything agrees.

type Shop = Awaited<ReturnType<typeof ordering>>

/** One meat of 15,90 and its delivery. */
const ONE = '23,80'
const TWO = '39,70'

async function paid(shop: Shop, at = -1) {
  const order = (await shop.orders()).at(at)
  if (!order) throw new Error('There is no order.')
  shop.payments.pay(order.paymentId)
  return order
}

function onlyKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

describe('SH-14: an order is placed exactly once', () => {
  it('when the shopper pays and comes back', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    const pressed = await shop.press(cart, ONE)
    expect(pressed).toMatchObject({ kind: 'pay', address: expect.stringContaining('http://maksu.localhost/pay/') })
    expect([await shop.stock('LK-1004'), await shop.taken(), await shop.states()]).toEqual([4, [1], ['reserved']])
    await shop.agrees()
    const order = await paid(shop)
    await settle(shop.needs, order.id)
    expect([await shop.stock('LK-1004'), await shop.taken(), await shop.states()]).toEqual([4, [1], ['placed']])
    await shop.agrees()
  })

  it('when pay is pressed twice at once, and again after paying', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    const [one, two] = await Promise.all([shop.press(cart, ONE), shop.press(cart, ONE)])
    expect(one).toEqual(two)
    expect(shop.payments.registered()).toHaveLength(1)
    const order = await paid(shop)
    expect(await shop.press(cart, ONE)).toEqual({ kind: 'order', order: order.id })
    expect(await shop.press(cart, ONE)).toEqual({ kind: 'order', order: order.id })
    expect(await shop.states()).toEqual(['placed'])
    await shop.agrees()
  })

  it('when a second tab pays the same cart', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    const first = await shop.press(cart, ONE)
    expect(await shop.press(cart, ONE)).toEqual(first)
    await settle(shop.needs, (await paid(shop)).id)
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['placed'], 4])
    await shop.agrees()
  })

  it('when the cart changes between two tabs, and either payment comes first', async () => {
    for (const first of [0, 1]) {
      const shop = await ordering()
      const cart = await shop.aCart({ 'LK-1004': 1 })
      await shop.press(cart, ONE)
      await shop.change(cart, { 'LK-1004': 2 })
      await shop.press(cart, TWO)
      expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([
        ...[['superseded', 'reserved'], 3, [1]],
      ])
      await settle(shop.needs, (await paid(shop, first)).id)
      await settle(shop.needs, (await paid(shop, 1 - first)).id)
      const states = await shop.states()
      expect(states.toSorted()).toEqual(['placed', 'refund-due'])
      expect(states[first]).toBe('placed')
      await shop.work.refunds()
      expect((await shop.states()).toSorted()).toEqual(['placed', 'refunded'])
      expect(await shop.stock('LK-1004')).toBe(first === 0 ? 4 : 3)
      await shop.agrees()
    }
  })

  it('when the callback comes before the return, and three times', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
    const order = await paid(shop)
    await Promise.all([1, 2, 3].map(() => settle(shop.needs, order.id)))
    await settle(shop.needs, order.id)
    expect(await shop.states()).toEqual(['placed'])
    await shop.work.mails()
    await expect
      .poll(() => shop.mails.map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^Tilausvahvistus/)])
    await shop.work.mails()
    expect(shop.mails).toHaveLength(1)
    await shop.agrees()
  })

  it('when the browser never returns: the payment is asked for after a minute', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
    await paid(shop)
    expect([await shop.work.payments(), await shop.states()]).toEqual([0, ['reserved']])
    await shop.pass(61)
    await shop.work.payments()
    expect(await shop.states()).toEqual(['placed'])
    await shop.agrees()
  })

  it('when the payment service fails, lags, and answers at last', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
    const order = await paid(shop)
    shop.payments.fail(true)
    await settle(shop.needs, order.id)
    await shop.pass(45 * 60)
    await shop.work.payments()
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['reserved'], 4])
    shop.payments.fail(false)
    await shop.pass(61)
    await shop.work.payments()
    expect(await shop.states()).toEqual(['placed'])
    await shop.agrees()
  })

  it('when the payment service cannot begin the payment: pressing again goes on with the same order', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    shop.payments.fail(true)
    expect(await shop.press(cart, ONE)).toEqual({ kind: 'problem', problem: 'payment-unavailable' })
    shop.payments.fail(false)
    expect(await shop.press(cart, ONE)).toMatchObject({ kind: 'pay' })
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['reserved'], 4])
    await shop.agrees()
  })
})

describe('SH-14: goods go back to others', () => {
  it('only after a question that was asked after the reservation ended', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }, []), TWO)
    const order = await shop.order()
    shop.payments.set(order.paymentId, 'cancelled')
    await settle(shop.needs, order.id)
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['reserved'], 3])
    await shop.pass(31 * 60)
    await shop.work.payments()
    expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([['lapsed'], 5, [0]])
    await shop.agrees()
  })

  it('after two hours at most, if the payment service never answers', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }), TWO)
    shop.payments.fail(true)
    await shop.pass(2 * 3600)
    await shop.work.payments()
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['lapsed'], 5])
    await shop.agrees()
  })

  it('when the shopper cancels at the bank and tries again', async () => {
    const shop = await ordering({ capacity: 1 })
    await sell(shop, [{ code: 'LK-1004', stock: 1 }])
    const cart = await shop.aCart({ 'LK-1004': 1 })
    await shop.press(cart, ONE)
    shop.payments.set((await shop.order()).paymentId, 'cancelled')
    expect(await shop.press(cart, ONE)).toMatchObject({ kind: 'pay' })
    expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([
      ...[['superseded', 'reserved'], 0, [1]],
    ])
    expect(shop.payments.registered()).toHaveLength(2)
    await settle(shop.needs, (await paid(shop)).id)
    expect(await shop.states()).toEqual(['superseded', 'placed'])
    await shop.agrees()
  })
})

describe('SH-14: money for goods that were given back', () => {
  async function lapsed(shop: Shop) {
    const cart = await shop.aCart({ 'LK-1004': 5 })
    await shop.press(cart, '87,40')
    const order = await shop.order()
    await shop.pass(31 * 60)
    await shop.work.payments()
    expect(await shop.states()).toEqual(['lapsed'])
    return order
  }

  it('takes them again if all can be had', async () => {
    const shop = await ordering()
    const order = await lapsed(shop)
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
    expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([['placed'], 0, [1]])
    await shop.agrees()
  })

  it('goes back, with a mail, if the stock has run out', async () => {
    const shop = await ordering()
    const order = await lapsed(shop)
    await sell(shop, [{ code: 'LK-1004', stock: 4 }])
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
    await settle(shop.needs, order.id)
    expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([['refund-due'], 4, [0]])
    await shop.agrees()
    await Promise.all([shop.work.refunds(), shop.work.refunds()])
    expect([await shop.states(), shop.payments.balance()]).toEqual([['refunded'], 0])
    await shop.work.mails()
    await expect
      .poll(() => shop.mails.map(({ subject }) => subject).toSorted())
      .toEqual([expect.stringMatching(/^Palautamme maksusi/), expect.stringMatching(/^Rahanpalautus 87,40/)])
    await shop.agrees()
  })

  it('goes back if its delivery time is taken or closed', async () => {
    const shop = await ordering({ capacity: 1 })
    const order = await lapsed(shop)
    await shop.press(await shop.aCart({ 'LK-1001': 1 }), '14,39')
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
    expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['refund-due', 'reserved'], 5])
    await shop.agrees()
  })

  it('is not taken for less than the order, or for another order', async () => {
    for (const changes of [{ amount: 2379 }, { orderNumber: '1' }]) {
      const shop = await ordering()
      await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
      const order = await shop.order()
      shop.payments.pay(order.paymentId, changes)
      await settle(shop.needs, order.id)
      expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([['refund-due'], 5])
      await shop.work.refunds()
      expect([await shop.states(), shop.payments.balance()]).toEqual([['refunded'], 0])
      await shop.agrees()
    }
  })

  it('waits for staff when the payment service cannot return it, and is tried again while it is unclear', async () => {
    const shop = await ordering()
    const order = await lapsed(shop)
    await sell(shop, [{ code: 'LK-1004', stock: 0 }])
    shop.payments.pay(order.paymentId)
    await settle(shop.needs, order.id)
    shop.payments.answerRefunds('unclear')
    await shop.work.refunds()
    expect(await shop.states()).toEqual(['refund-due'])
    shop.payments.answerRefunds('not-possible')
    await shop.database.query("update shop_refund set next_try_at = now() where state = 'due'")
    await shop.work.refunds()
    const { rows } = await shop.database.query('select state from shop_refund')
    expect([rows, await shop.states()]).toEqual([[{ state: 'manual' }], ['refund-due']])
  })
})

describe('SH-14: a process that is killed', () => {
  it('at any statement while pay is pressed leaves no order or one, and pressing again goes on', async () => {
    const shop = await ordering({ capacity: 1000 })
    await sell(shop, [{ code: 'LK-1004', stock: 1000 }])
    for (let at = 1; ; at++) {
      const cart = await shop.aCart({ 'LK-1004': 1 })
      const dying = dyingAt(shop.needs, at)
      await shop.press(cart, ONE, {}, dying.needs).catch(onlyKilled)
      await shop.agrees()
      expect(await shop.press(cart, ONE)).toMatchObject({ kind: 'pay' })
      await settle(shop.needs, (await paid(shop)).id)
      const states = await shop.states()
      expect([states, await shop.stock('LK-1004'), await shop.taken()]).toEqual([
        ...[Array.from({ length: at }, () => 'placed'), 1000 - at, [at]],
      ])
      await shop.agrees()
      if (dying.count() < at) return expect(at).toBeGreaterThan(10)
    }
  }, 60_000)

  it('at any statement while a payment is settled places the order once, when another asks again', async () => {
    const shop = await ordering({ capacity: 1000 })
    await sell(shop, [{ code: 'LK-1004', stock: 1000 }])
    for (let at = 1; ; at++) {
      await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
      const order = await paid(shop)
      const dying = dyingAt(shop.needs, at)
      await settle(dying.needs, order.id).catch(onlyKilled)
      expect(await shop.reconciled()).toEqual([])
      await shop.pass(61)
      await shop.work.payments()
      expect([await shop.states(), await shop.stock('LK-1004')]).toEqual([
        ...[Array.from({ length: at }, () => 'placed'), 1000 - at],
      ])
      await shop.agrees()
      if (dying.count() < at) return expect(at).toBeGreaterThan(8)
    }
  }, 60_000)

  it('after the payment service has refunded refunds once', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
    const order = await paid(shop)
    await settle(shop.needs, order.id)
    await refundOrder(shop.needs, order.number, cents(500), 'a lower weight')
    shop.payments.on((name, when) => {
      if (name === 'refund' && when === 'after') throw new Killed()
    })
    await shop.work.refunds()
    expect(shop.payments.balance()).toBe(1880)
    shop.payments.on(() => {})
    await shop.database.query('update shop_refund set next_try_at = now()')
    await shop.work.refunds()
    expect([shop.payments.balance(), await shop.states()]).toEqual([1880, ['placed']])
    await shop.agrees()
  })
})

describe('a cancelled order', () => {
  it('gives its goods back at once and its money once, until the cut-off', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }), TWO)
    const order = await paid(shop)
    await settle(shop.needs, order.id)
    expect(await cancelOrder(shop.needs, order.id, 'another')).toMatchObject({ ok: false, code: 'ORDER_UNKNOWN' })
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    await settle(shop.needs, order.id)
    await shop.work.refunds()
    expect([await shop.states(), await shop.stock('LK-1004'), shop.payments.balance()]).toEqual([['cancelled'], 5, 0])
    await shop.agrees()
  })

  it('cannot be cancelled after the cut-off, or when it is packed', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }), TWO)
    const order = await paid(shop)
    await settle(shop.needs, order.id)
    await shop.database.query("update delivery_slot set closes_at = now() - interval '1 second'")
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: false, code: 'ORDER_TOO_LATE' })
    expect(await shop.states()).toEqual(['placed'])
  })
})
