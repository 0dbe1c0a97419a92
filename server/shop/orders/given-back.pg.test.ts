import { describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { cancelOrder } from './cancel.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'

// One part of the table of faults: whatever is repeated, delayed or lost, there is one order or none, and everything agrees.

type Shop = Awaited<ReturnType<typeof ordering>>

/** One meat of 15,90 and its delivery. */
const ONE = '23,80'
const TWO = '39,70'

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
    await settle(shop.needs, (await shop.paid()).id)
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

describe('a cancelled order', () => {
  it('gives its goods back at once and its money once, until the cut-off', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }), TWO)
    const order = await shop.paid()
    await settle(shop.needs, order.id)
    expect(await cancelOrder(shop.needs, order.id, 'another')).toMatchObject({ ok: false, code: 'ORDER_UNKNOWN' })
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    await settle(shop.needs, order.id)
    await shop.work.refunds()
    expect([await shop.states(), await shop.stock('LK-1004'), shop.payments.balance()]).toEqual([['cancelled'], 5, 0])
    await shop.agrees()
  })

  it('that a gift card paid alone is on the card again at once, and a mail says how much', async () => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(5000) }])
    await shop.press(await shop.aCart({ 'LK-1004': 1 }, ['KORTTI']), '0,00')
    const order = await shop.order()
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    await shop.work.mails()
    await expect
      .poll(() => shop.mails.map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^Rahanpalautus 23,80/)]))
    await shop.agrees()
  })

  it('returns what a gift card paid once: nothing is left to refund, and a second return is noticed', async () => {
    const shop = await ordering()
    await shop.codes.put([{ code: 'KORTTI', kind: 'gift-card', amount: cents(1000) }])
    await shop.press(await shop.aCart({ 'LK-1004': 1 }, ['KORTTI']), '13,80')
    const order = await shop.paid()
    await settle(shop.needs, order.id)
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: true })
    const left = async () => (await shop.codes.find(['KORTTI'])).get('KORTTI')
    expect(await left()).toMatchObject({ amount: 1000, uses: 0 })
    for (const amount of [cents(1), cents(1000), 'all'] as const) {
      expect(await refundOrder(shop.needs, order.number, amount, 'again')).toMatchObject({ code: 'REFUND_TOO_MUCH' })
    }
    await shop.work.refunds()
    expect([await left(), shop.payments.balance()]).toEqual([expect.objectContaining({ amount: 1000 }), 0])
    await shop.agrees()

    // The page of the order and the mail name both ways.
    const books = await shop.needs.atomically(({ refunds }) => refunds.of(order.id))
    expect(books).toMatchObject([{ amount: 1380, toCodes: 1000, state: 'done' }])

    // What the command did once: the balance of the code, its movements and the books of refunds agree with each other.
    const [key] = order.snapshot.codes.map((code) => code.key)
    await shop.database.query('update shop_code set amount = amount + 1000 where key = $1', [key])
    await shop.database.query(`insert into shop_code_movement (key, amount, uses, "order") values ($1, 1000, 0, $2)`, [
      key,
      order.id,
    ])
    await shop.database.query(
      `insert into shop_refund (id, "order", amount, to_codes, reason, state) values ('again', $1, 0, 1000, 'again', 'done')`,
      [order.id],
    )
    expect(await shop.reconciled()).toEqual([
      `code ${key?.slice(0, 12)}: got 1000 cents more back than it paid for the order ${order.number}`,
    ])
  })

  it('cannot be cancelled after the cut-off, or when it is packed', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 2 }), TWO)
    const order = await shop.paid()
    await settle(shop.needs, order.id)
    await shop.database.query("update delivery_slot set closes_at = now() - interval '1 second'")
    expect(await cancelOrder(shop.needs, order.id, 'aino')).toMatchObject({ ok: false, code: 'ORDER_TOO_LATE' })
    expect(await shop.states()).toEqual(['placed'])
  })
})
