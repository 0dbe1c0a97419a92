import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { ordering } from '#server/testing/ordering.ts'
import { settle } from './settle.ts'
import { showOrder } from './show-order.ts'

it('an order is withdrawn from when all pieces of all its lines are', async () => {
  const shop = await ordering()
  await shop.press(await shop.aCart({ 'LK-1005': 2 }), '100,00')
  await settle(shop.needs, (await shop.paid()).id)
  const order = await shop.order()
  const reader = { token: '', isOwner: true, language: 'fi' } as const
  const words = { findProduct: () => null, slotText: () => '' }
  const shown = () =>
    shop.needs.atomically(async (stores) => (await showOrder(stores, order, reader, words)).isWithdrawn)
  const withdrawOne = () => {
    const lines = [{ code: 'LK-1005', name: 'Lahjakortti', quantity: 1, linePrice: cents(5000) }]
    return shop.needs.atomically((stores) => stores.withdrawals.add({ order: order.id, name: 'Aino', lines }))
  }
  const confirm = ({ id, lines }: Awaited<ReturnType<typeof withdrawOne>>) =>
    shop.needs.atomically((stores) => stores.withdrawals.confirm(id, lines))
  expect(await shown()).toBe(false)
  await confirm(await withdrawOne())
  expect(await shown()).toBe(false)
  const last = await withdrawOne()
  expect(await shown()).toBe(false)
  await confirm(last)
  expect(await shown()).toBe(true)
})
