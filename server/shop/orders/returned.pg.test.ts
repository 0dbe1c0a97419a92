import { expect, it } from 'vitest'
import { sharedCountStore } from '#server/capabilities/guess-limits/shared-counts.store.ts'
import { ordering } from '#server/testing/ordering.ts'
import { askInTurn } from './ask-in-turn.ts'
import { settle, settleReturned } from './settle.ts'

/** A shop on two nodes, and how often the payment service was asked. */
async function twoNodes() {
  const shop = await ordering()
  const counts = sharedCountStore(shop.database.sql)
  const aNode = () => ({
    ...shop.needs,
    askInTurn: askInTurn({
      mayAsk: (order) => counts.take(order, { tries: 1, windowSeconds: 60 }),
      // As if the pause were over at once.
      wait: () => shop.database.query('update shared_count set ends_at = now()'),
    }),
  })
  const nodes = [aNode(), aNode()]
  let questions = 0
  shop.payments.on((name, when) => {
    if (name === 'query' && when === 'before') questions++
  })
  /** Everybody comes at once, on both nodes. */
  const come = async (times: number) => {
    questions = 0
    const order = await shop.order()
    const seen = await Promise.all(
      Array.from({ length: times }, (_, at) => settleReturned(nodes[at % 2] as (typeof nodes)[0], order)),
    )
    return { questions, states: [...new Set(seen.map(({ state }) => state))] }
  }
  return { shop, come }
}

it('SH-14: asks about an order once at a time on each node, and never about one that is settled', async () => {
  const { shop, come } = await twoNodes()
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  // The first one, and one of the other node after the pause.
  expect(await come(50)).toEqual({ questions: 2, states: ['reserved'] })
  // Paid right after a question: the answer comes after the pause, not with the next job.
  await shop.paid()
  expect(await come(1)).toEqual({ questions: 1, states: ['placed'] })
  expect(await come(50)).toEqual({ questions: 0, states: ['placed'] })
  await shop.agrees()
})

it('SH-14: asks no more about a payment that was cancelled for good, once its goods are for others', async () => {
  const { shop, come } = await twoNodes()
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  shop.payments.set((await shop.order()).paymentId, 'cancelled')
  await shop.pass(31 * 60)
  expect(await come(1)).toEqual({ questions: 1, states: ['lapsed'] })
  expect(await come(10)).toEqual({ questions: 0, states: ['lapsed'] })
})

it('a second payment by a shopper and an outage of the payment service are warnings; a payment of another amount is a fault', async () => {
  const shop = await ordering()
  const said: string[] = []
  const needs = {
    ...shop.needs,
    onWarning: (_: unknown, sentence: string) => void said.push(`warning: ${sentence}`),
    onProblem: (_: unknown, sentence: string) => void said.push(`fault: ${sentence}`),
  }
  const cart = await shop.aCart({ 'LK-1004': 1 })
  await shop.press(cart, '23,80')
  await shop.change(cart, { 'LK-1004': 2 })
  await shop.press(cart, '39,70')
  const [first, second] = [await shop.paid(0), await shop.paid(1)]
  shop.payments.fail(true)
  await settle(needs, first.id)
  shop.payments.fail(false)
  await settle(needs, first.id)
  await settle(needs, second.id)
  await shop.press(await shop.aCart({ 'LK-1001': 1 }), '14,39')
  const third = await shop.order()
  shop.payments.pay(third.paymentId, { amount: 1 })
  await settle(needs, third.id)
  expect(said).toEqual([
    `warning: The payment service could not be asked about the order ${first.number}`,
    `warning: The order ${second.number} must be refunded`,
    `fault: The order ${third.number} must be refunded`,
  ])
  // Staff find both among the refunds that wait.
  expect((await shop.states()).filter((state) => state === 'refund-due').length).toBe(2)
})
