import { describe, expect, it } from 'vitest'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { settle } from './settle.ts'

// One part of the table of faults: whatever is repeated, delayed or lost, there is one order or none, and everything agrees.

/** One meat of 15,90 and its delivery. */
const ONE = '23,80'
const TWO = '39,70'

describe('SH-14: an order is placed exactly once', () => {
  it('when the shopper pays and comes back', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    const pressed = await shop.press(cart, ONE)
    expect(pressed).toMatchObject({ kind: 'pay', address: expect.stringContaining('http://maksu.localhost/pay/') })
    expect([await shop.stock('LK-1004'), await shop.taken(), await shop.states()]).toEqual([4, [1], ['reserved']])
    await shop.agrees()
    const order = await shop.paid()
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
    const order = await shop.paid()
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
    await settle(shop.needs, (await shop.paid()).id)
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
      await settle(shop.needs, (await shop.paid(first)).id)
      await settle(shop.needs, (await shop.paid(1 - first)).id)
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
    const order = await shop.paid()
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
    await shop.paid()
    expect([await shop.work.payments(), await shop.states()]).toEqual([0, ['reserved']])
    await shop.pass(61)
    await shop.work.payments()
    expect(await shop.states()).toEqual(['placed'])
    await shop.agrees()
  })

  it('when the payment service fails, lags, and answers at last', async () => {
    const shop = await ordering()
    await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
    const order = await shop.paid()
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

  it('when more browsers never return than one batch holds: the next run asks for all of them', async () => {
    const shop = await ordering({ capacity: 40 })
    await sell(shop, [{ code: 'LK-1004', stock: 40 }])
    for (let at = 0; at < 30; at++) {
      await shop.press(await shop.aCart({ 'LK-1004': 1 }), ONE)
      await shop.paid()
    }
    await shop.pass(61)
    expect(await shop.work.payments()).toBe(30)
    expect(await shop.states()).toEqual(Array.from({ length: 30 }, () => 'placed'))
    await shop.agrees()
  })
})
