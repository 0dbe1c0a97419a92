import { expect, it } from 'vitest'
import { ordering } from '#server/testing/ordering.ts'
import { codeChangeStore } from '../codes/code-changes.store.ts'
import { type CodeChangeNeeds, replaceCard, restoreCode, voidCode } from '../codes/code-changes.ts'
import { refundOrder } from './refund.ts'
import { settle } from './settle.ts'
import type { ActingStaff } from './staff/acting.ts'
import { cancelByStaff } from './staff/cancel-by-staff.ts'
import { mailAgain } from './staff/letters-and-notes.ts'

const by: ActingStaff = { id: '00000000-0000-4000-8000-000000000001', name: 'Kaisa Kauppa', roles: ['shop'] }

/** Somebody has bought and paid two gift cards of 50,00 each, and has their codes by mail. */
async function twoCards() {
  const shop = await ordering()
  const { database } = shop
  await shop.press(await shop.aCart({ 'LK-1005': 2 }), '100,00')
  const { id, number } = await shop.paid()
  await settle(shop.needs, id)
  await shop.work.mails()
  const codeNeeds: CodeChangeNeeds = {
    atomically: (work) => database.transaction((tx) => work(codeChangeStore(tx))),
    secrets: ['a secret for tests'],
    wakeMail: () => {},
  }
  const cards = async () => {
    const { rows } = await database.query(
      `select id, amount, voided_at is not null as "isVoid" from shop_code where kind = 'gift-card' order by bought_piece, issued, id`,
    )
    return rows as { id: string; amount: number; isVoid: boolean }[]
  }
  const cardMails = () => shop.mails.filter(({ subject }) => /[Ll]ahjakort/.test(subject))
  return { ...shop, number, order: id, codeNeeds, cards, cardMails }
}

it('OF-13, OF-20: a full refund pays back a bought card that staff have voided, once: restoring it gives nothing more', async () => {
  const shop = await twoCards()
  const [first] = await shop.cards()
  expect(await voidCode(shop.codeNeeds, by, { id: first?.id ?? '', reason: 'Lähti väärälle' })).toMatchObject({
    ok: true,
  })
  const refunded = await refundOrder(shop.needs, shop.number, 'all', 'Kortteja ei käytetty')
  expect(refunded).toMatchObject({ ok: true, value: { amount: 10000 } })
  expect(await restoreCode(shop.codeNeeds, by, first?.id ?? '')).toMatchObject({ ok: true, value: { restored: 0 } })
  expect((await shop.cards()).map(({ amount }) => amount)).toEqual([0, 0])
  await shop.work.refunds()
  await shop.agrees()
})

it('OF-14, OF-20: an order is cancelled although staff have voided a card that it has bought', async () => {
  const shop = await twoCards()
  const [, second] = await shop.cards()
  await voidCode(shop.codeNeeds, by, { id: second?.id ?? '', reason: 'Lähti väärälle' })
  const done = await shop.needs.atomically(async (stores) => {
    const order = await stores.orders.lock(shop.order)
    if (!order) throw new Error('There is no order.')
    return cancelByStaff(stores, order, { canWaste: true })
  })
  expect(done).toMatchObject({ ok: true, value: { after: { money: 10000 } } })
  await shop.work.refunds()
  await shop.agrees()
})

it('OF-20: the mail of bought cards that is sent again has the codes that are good, and says of the others what became of them', async () => {
  const shop = await twoCards()
  const codesIn = (at: number) => (shop.cardMails()[at]?.text ?? '').match(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/g) ?? []
  expect(codesIn(0)).toHaveLength(2)
  const [first] = await shop.cards()
  const replaced = await replaceCard(shop.codeNeeds, by, { id: first?.id ?? '', recipient: null })
  const told = replaced.ok ? replaced.value.code : null
  const { rows } = await shop.database.query(
    `select id from outgoing_mail where about = '${shop.order}' and kind like '%gift-card'`,
  )
  expect(await mailAgain(shop.needs, by, { number: shop.number, mail: String(rows[0]?.id) })).toMatchObject({
    ok: true,
  })
  await shop.work.mails()
  expect(shop.cardMails()).toHaveLength(2)
  const again = codesIn(1)
  expect(again).toHaveLength(1)
  expect(codesIn(0)).toContain(again[0])
  // The new code belongs to its recipient and was sent by itself.
  expect(again).not.toContain(told)
  const text = shop.cardMails()[1]?.text
  expect(text).toContain('50,00')
  expect(text).toMatch(/Lahjakortti …[2-9A-Z]{4} \(50,00 €\) ei ole enää voimassa/)
})
