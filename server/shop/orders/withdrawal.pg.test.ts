import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'
import { checkWithdrawal, confirmWithdrawal, stateWithdrawal } from './withdrawal.ts'

type Shop = Awaited<ReturnType<typeof ordering>>

const CARD = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/g

async function bought(shop: Shop, lines: Record<string, number>, total: string) {
  expect(await shop.press(await shop.aCart(lines), total)).toMatchObject({ kind: 'pay' })
  const order = await shop.paid()
  await settle(shop.needs, order.id)
  await shop.work.mails()
  const mailed = shop.mails.find(({ subject }) => subject.startsWith('Lahjakortti'))
  const claim = { orderNumber: String(order.number), email: 'aino@EXAMPLE.com' }
  return { ...order, claim, cards: mailed?.text.match(CARD) ?? [] }
}

const state = async (shop: Shop, { claim }: { claim: { orderNumber: string; email: string } }, pieces: string[]) => {
  const outcome = await stateWithdrawal(shop.needs, { ...claim, name: 'Aino Ostaja', pieces })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}

const amountOf = async (shop: Shop, card = '') => (await shop.codes.find([card])).get(card)?.amount

it('of two gift cards the unused one can be withdrawn from, after a confirmation by mail; food has none', async () => {
  const shop = await ordering()
  const order = await bought(shop, { 'LK-1005': 2, 'LK-1004': 1 }, '123,80')
  const [used = '', unused = ''] = order.cards
  const { claim } = order
  expect(await checkWithdrawal(shop.needs, { ...claim, email: 'other@example.com' })).toMatchObject({ ok: false })
  expect(await shop.press(await shop.aCart({ 'LK-1004': 1 }, [used]), '0,00')).toMatchObject({ kind: 'order' })
  expect(await checkWithdrawal(shop.needs, claim)).toMatchObject({
    value: [{ code: 'LK-1005', piece: 2, price: 5000, ending: unused.slice(-4) }],
  })
  for (const pieces of [['LK-1005.2', 'LK-1004.1'], ['LK-1005.1'], ['LK-1005']]) {
    expect(await stateWithdrawal(shop.needs, { ...claim, name: 'Aino', pieces })).toMatchObject({
      code: 'WITHDRAWAL_NOT_POSSIBLE',
    })
  }

  // The statement alone voids nothing: its mail has the link.
  const id = await state(shop, order, ['LK-1005.2'])
  await shop.work.mails()
  expect(await amountOf(shop, unused)).toBe(5000)
  const asked = shop.mails.find(({ subject }) => subject === `Vahvista peruutus: tilaus ${order.number}`)
  expect(asked?.text).toMatch(/Aino Ostaja[\s\S]*1 kpl: 50,00[\s\S]*\/vahvista-peruutus\/[\da-f-]{36}\.[\w-]{43}\n/)

  const confirmed = await Promise.all([confirmWithdrawal(shop.needs, id), confirmWithdrawal(shop.needs, id)])
  expect(confirmed).toMatchObject([{ ok: true }, { ok: true }])
  await shop.work.refunds()
  await shop.work.mails()
  expect([await amountOf(shop, used), await amountOf(shop, unused)]).toEqual([2620, 0])
  expect(shop.payments.balance()).toBe(12380 - 5000)
  expect(shop.mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `Peruutus on tehty: tilaus ${order.number}`,
      expect.stringMatching(/^Rahanpalautus 50,00/),
    ]),
  )
  expect(await checkWithdrawal(shop.needs, claim)).toMatchObject({ value: [] })
  await shop.agrees()
})

it('staff who refund all of an order void its unused gift cards; a used one stays, and its price is not refunded', async () => {
  const shop = await ordering()
  const order = await bought(shop, { 'LK-1005': 2, 'LK-1004': 1 }, '123,80')
  const [used = '', unused = ''] = order.cards
  expect(await shop.press(await shop.aCart({ 'LK-1004': 1 }, [used]), '0,00')).toMatchObject({ kind: 'order' })
  const refundAll = () => refundOrder(shop.needs, order.number, 'all', 'a mistake')
  expect(await refundAll()).toMatchObject({ value: { amount: 12380 - 5000 } })
  expect([await amountOf(shop, used), await amountOf(shop, unused)]).toEqual([2620, 0])
  expect(await refundAll()).toMatchObject({ code: 'REFUND_TOO_MUCH' })
  expect(await checkWithdrawal(shop.needs, order.claim)).toMatchObject({ value: [] })
  await shop.work.refunds()
  expect(shop.payments.balance()).toBe(5000)
  await shop.agrees()
})

it('two card products of one price: each card is voided once', async () => {
  const shop = await ordering()
  await sell(shop, [{ code: 'LK-1001', price: 5000, vatClass: 'voucher' }])
  const order = await bought(shop, { 'LK-1005': 1, 'LK-1001': 1 }, '100,00')
  for (const piece of ['LK-1001.1', 'LK-1005.1']) await confirmWithdrawal(shop.needs, await state(shop, order, [piece]))
  await shop.work.refunds()
  expect([await amountOf(shop, order.cards[0]), await amountOf(shop, order.cards[1])]).toEqual([0, 0])
  expect(shop.payments.balance()).toBe(0)
  await shop.agrees()
})

it('a card that is used before the confirmation stays, and the others are withdrawn from', async () => {
  const shop = await ordering()
  const order = await bought(shop, { 'LK-1005': 2 }, '100,00')
  const both = await state(shop, order, ['LK-1005.1', 'LK-1005.2'])
  const first = await state(shop, order, ['LK-1005.1'])
  await shop.press(await shop.aCart({ 'LK-1004': 1 }, [order.cards[0] as string]), '0,00')
  expect(await confirmWithdrawal(shop.needs, both)).toMatchObject({
    value: { lines: [{ code: 'LK-1005', quantity: 1, linePrice: 5000, pieces: [2] }] },
  })
  expect(await confirmWithdrawal(shop.needs, first)).toMatchObject({ code: 'WITHDRAWAL_NOT_POSSIBLE' })
  await shop.work.refunds()
  expect(shop.payments.balance()).toBe(5000)
  await shop.agrees()
})

it('counts from the statement: one of the last day is carried out later, one of the day after is refused', async () => {
  const shop = await ordering()
  const order = await bought(shop, { 'LK-1005': 1 }, '50,00')
  const id = await state(shop, order, ['LK-1005.1'])
  // Bought on a Sunday: the 14 days end on a Sunday, so Monday is the last day.
  await shop.database.query("update shop_order set placed_at = '2026-11-01T10:00:00Z'")
  await shop.database.query("update shop_withdrawal set created_at = '2026-11-16T21:59:00Z'")
  const at = (time: string) => ({ ...shop.needs, now: () => new Date(time) })
  expect(await checkWithdrawal(at('2026-11-16T21:59:00Z'), order.claim)).toMatchObject({ value: [{ piece: 1 }] })
  expect(await checkWithdrawal(at('2026-11-16T22:00:00Z'), order.claim)).toMatchObject({ value: [] })
  expect(await confirmWithdrawal(at('2026-12-01T12:00:00Z'), id)).toMatchObject({ ok: true })
  await shop.work.refunds()
  await shop.agrees()
})

it('cards that were bought before they knew their piece get one each, by price', async () => {
  const shop = await ordering()
  await sell(shop, [{ code: 'LK-1001', price: 2000, vatClass: 'voucher' }])
  await bought(shop, { 'LK-1005': 2, 'LK-1001': 1 }, '120,00')
  const cards = async () =>
    (await shop.database.query('select bought_line, bought_piece, issued from shop_code order by 1, 2')).rows
  const before = await cards()
  expect(before.map((card) => Object.values(card))).toEqual([
    ['LK-1001', 1, 2000],
    ['LK-1005', 1, 5000],
    ['LK-1005', 2, 5000],
  ])
  await shop.database.query('update shop_code set bought_line = null, bought_piece = null')
  expect((await shop.reconciled()).join()).toContain('bought 3 gift cards, but 0 were made')
  const migration = await readFile(join(migrationsFolder, '0015_gift_card_pieces.sql'), 'utf8')
  const filling = migration.split('--> statement-breakpoint').find((each) => each.includes('WITH piece AS'))
  await shop.database.query(filling as string)
  expect(await cards()).toEqual(before)
  await shop.agrees()
})

it('six statements a day for one mail address, whatever the order', async () => {
  const shop = await ordering()
  const orders = [await bought(shop, { 'LK-1005': 1 }, '50,00'), await bought(shop, { 'LK-1005': 1 }, '50,00')]
  for (let at = 0; at < 6; at++) await state(shop, orders[at % 2] as (typeof orders)[0], ['LK-1005.1'])
  for (const order of orders) await expect(state(shop, order, ['LK-1005.1'])).rejects.toThrow('WITHDRAWAL_LIMITED')
  await shop.work.mails()
  expect(shop.mails.filter(({ subject }) => subject.startsWith('Vahvista peruutus'))).toHaveLength(6)
  await shop.database.query("update shop_withdrawal set created_at = created_at - interval '1 day'")
  expect(await state(shop, orders[0] as (typeof orders)[0], ['LK-1005.1'])).toBeTruthy()
})

it('refunds no more than is left when staff have returned a part before', async () => {
  const shop = await ordering()
  const order = await bought(shop, { 'LK-1005': 1 }, '50,00')
  expect(await refundOrder(shop.needs, order.number, cents(2000), 'a favour')).toMatchObject({ ok: true })
  expect(await confirmWithdrawal(shop.needs, await state(shop, order, ['LK-1005.1']))).toMatchObject({ ok: true })
  await shop.work.refunds()
  expect([await amountOf(shop, order.cards[0]), shop.payments.balance()]).toEqual([0, 0])
  await shop.agrees()
})
