import { describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { dyingAt, Killed, ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'

// One part of the table of faults: whatever is repeated, delayed or lost, there is one order or none, and everything agrees.

/** One meat of 15,90 and its delivery. */
const ONE = '23,80'

function onlyKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

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
      await settle(shop.needs, (await shop.paid()).id)
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
      const order = await shop.paid()
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
    const order = await shop.paid()
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
