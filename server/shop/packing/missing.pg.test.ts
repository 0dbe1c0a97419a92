import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { orderChanges } from '#server/db/schema/packing.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'
import { saveStock } from '../catalogue/catalogue.ts'
import { refundOrder } from '../orders/refund.ts'
import { settle } from '../orders/settle.ts'
import { act } from '../orders/staff/act.ts'
import { seenOf } from '../orders/staff/seen.ts'
import { markPacked } from './mark-packed.ts'
import { type Missing, takeOff } from './missing.ts'
import { readOrder } from './read-packing.ts'
import { tick } from './ticks.ts'

const kaisa = { id: 'kaisa', name: 'Kaisa' }
const matti = { id: 'matti', name: 'Matti' }

async function bought(lines: Record<string, number>, total: string, codes: string[] = []) {
  const shop = await ordering()
  await shop.codes.put([
    { code: 'KORTTI', kind: 'gift-card', amount: cents(1000) },
    { code: 'KYMPPI', kind: 'discount', percent: 10 },
    { code: 'KANTA', kind: 'loyalty', amount: cents(500) },
  ])
  expect(await shop.press(await shop.aCart(lines, codes), total)).toMatchObject({ kind: 'pay' })
  const { id, number } = await shop.paid()
  await settle(shop.needs, id)
  const miss = (given: Partial<Missing> & Pick<Missing, 'code' | 'quantity' | 'left'>, by = kaisa) =>
    takeOff(shop.packing, by, number, { id: crypto.randomUUID(), ...given })
  const finish = async () => {
    await shop.work.refunds()
    await shop.work.mails()
    await shop.agrees()
  }
  return { ...shop, number, miss, finish }
}

it('OF-16: a missing product is taken off, what was paid for it goes back, and the mail names it', async () => {
  const shop = await bought({ 'LK-1001': 2, 'LK-1004': 1 }, '36,78')
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 1 })).toEqual({ ok: true, value: { refunded: 1590 } })
  await shop.finish()
  expect((await shop.order()).refunded).toBe(1590)
  const mail = shop.mails.find(({ subject }) => subject.startsWith('Tuote puuttuu'))
  expect(mail?.text).toMatch(/Puuttuu: Tuote 4, 1.kpl[\s\S]*15,90/)
  expect((await shop.order()).snapshot.lines).toHaveLength(2)
  const [entry] = await shop.database.sql.select().from(auditEntries).orderBy(auditEntries.id)
  expect(entry).toMatchObject({ name: 'Kaisa', action: 'order.missing', after: { refunded: 1590 } })
})

it('OF-16: goes back what was paid after discount and loyalty codes: all pieces make the whole line', async () => {
  // 6 × 6,49 and 15,90 less 10 %, 7,90 for the delivery, less 5,00.
  const shop = await bought({ 'LK-1001': 6, 'LK-1004': 1 }, '52,26', ['KYMPPI', 'KANTA'])
  const parts: number[] = []
  for (const left of [6, 5, 4, 3, 2, 1]) {
    const outcome = await shop.miss({ code: 'LK-1001', quantity: 1, left })
    if (outcome.ok) parts.push(outcome.value.refunded)
  }
  const { amounts } = (await shop.order()).snapshot
  const kept = amounts.subTotal - amounts.orderDiscount - amounts.loyalty
  expect(parts).toHaveLength(6)
  const sum = parts.reduce((total, part) => total + part, 0)
  // Less than its price, by its share of both codes; the ham keeps the rest.
  expect(sum).toBeLessThan(6 * 649 * 0.9)
  expect(kept - sum).toBeGreaterThan(1590 * 0.9 - 500)
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
  await shop.finish()
})

it('OF-16: gift cards get their money first, and never more goes back than is left', async () => {
  const shop = await bought({ 'LK-1001': 1, 'LK-1004': 1 }, '20,29', ['KORTTI'])
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 1 })).toMatchObject({ value: { refunded: 1590 } })
  expect((await shop.codes.find(['KORTTI'])).get('KORTTI')?.amount).toBe(1000)
  await shop.finish()

  const other = await bought({ 'LK-1001': 1, 'LK-1004': 1 }, '30,29')
  await refundOrder(other.needs, other.number, cents(2500), 'late')
  expect(await other.miss({ code: 'LK-1004', quantity: 1, left: 1 })).toMatchObject({ value: { refunded: 529 } })
  await other.finish()
})

it('OF-16: the last product is not taken off, nor a piece that lies in the box', async () => {
  const shop = await bought({ 'LK-1004': 2 }, '39,70')
  expect(await shop.miss({ code: 'LK-1004', quantity: 2, left: 2 })).toMatchObject({ code: 'PACKING_LAST_LINE' })
  await tick(shop.packing, matti, shop.number, { request: crypto.randomUUID(), code: 'LK-1004' })
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 2 })).toMatchObject({ code: 'PACKING_CHANGED' })
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 1 })).toMatchObject({ ok: true })
  expect(await markPacked(shop.packing, kaisa, shop.number)).toMatchObject({ ok: true })
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 1 })).toMatchObject({ code: 'PACKING_ENDED' })
  await shop.finish()
})

it('OF-16: missing pieces can be sold to nobody, and the next count of the shelf is right', async () => {
  const shop = await bought({ 'LK-1001': 1, 'LK-1004': 3 }, '62,09')
  expect(await shop.stock('LK-1004')).toBe(2)
  await shop.miss({ code: 'LK-1004', quantity: 2, left: 3 })
  expect(await shop.stock('LK-1004')).toBe(2)
  await shop.agrees()
  // Three are counted, of which the order waits for one.
  await saveStock(shop.catalogue, [{ code: 'LK-1004', stock: 3 }])
  expect(await shop.stock('LK-1004')).toBe(2)
  await shop.finish()
})

it('OF-16: a replacement is packed with consent; the difference goes back, and more is never charged', async () => {
  const shop = await bought({ 'LK-1001': 1, 'LK-1004': 2 }, '46,19')
  const cheaper = { code: 'LK-1001', quantity: 1, consent: 'phone' } as const
  expect(await shop.miss({ code: 'LK-1004', quantity: 1, left: 2, replacement: cheaper })).toMatchObject({
    value: { refunded: 1590 - 649 },
  })
  const dearer = { code: 'LK-1004', quantity: 1, consent: 'message' } as const
  expect(await shop.miss({ code: 'LK-1001', quantity: 1, left: 2, replacement: dearer })).toMatchObject({
    value: { refunded: 0 },
  })
  expect(await shop.stock('LK-1004')).toBe(2)
  await shop.finish()
  const mails = shop.mails.filter(({ subject }) => subject.startsWith('Tuote puuttuu')).map(({ text }) => text)
  // Several are sent at once: which of the two comes first is not promised.
  const about = (product: string) => mails.find((text) => text.includes(`Tilalla: ${product}, 1`))
  expect(mails).toHaveLength(2)
  expect(about('Tuote 1')).toContain('9,41')
  expect(about('Tuote 4')).toContain('hinta ei muutu')
  const rows = await shop.database.sql.select().from(orderChanges)
  expect(rows.map(({ replacement }) => replacement?.consent)).toEqual(['phone', 'message'])
})

it('OF-16: refuses a replacement that is not sold, is a gift card, or belongs to others', async () => {
  const shop = await bought({ 'LK-1001': 2 }, '20,88')
  const refusal = async (code: string, quantity = 1) =>
    shop.miss({ code: 'LK-1001', quantity: 1, left: 2, replacement: { code, quantity, consent: 'phone' } })
  expect(await refusal('LK-9999')).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  expect(await refusal('LK-1005')).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  expect(await refusal('LK-1001')).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  expect(await refusal('LK-1004', 6)).toMatchObject({ code: 'PACKING_NO_STOCK' })
  await sell({ catalogue: shop.catalogue }, [{ code: 'LK-1004', price: null }])
  expect(await refusal('LK-1004')).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  await shop.finish()
})

it('OF-16: two packers who miss the same piece take it off once, and a repeated request changes nothing', async () => {
  const shop = await bought({ 'LK-1001': 1, 'LK-1004': 2 }, '46,19')
  const given = { code: 'LK-1004', quantity: 1, left: 2 }
  const outcomes = await Promise.all([shop.miss(given), shop.miss(given, matti)])
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const id = crypto.randomUUID()
  const again = await Promise.all([1, 2, 3].map(() => shop.miss({ ...given, id, left: 1 })))
  expect(again).toEqual(again.map(() => ({ ok: true, value: { refunded: 1590 } })))
  await shop.finish()
  expect((await shop.order()).refunded).toBe(2 * 1590)
})

it('OF-13, OF-16: no piece is paid back twice, by a line refund and as missing', async () => {
  const shop = await bought({ 'LK-1001': 2, 'LK-1004': 1 }, '36,78')
  const refundPieces = async (quantity: number) => {
    const order = await shop.order()
    const seen = await shop.needs.atomically((stores) => seenOf(stores, order))
    const part = { kind: 'lines' as const, lines: [{ code: 'LK-1001', quantity }] }
    const action = { kind: 'refund' as const, part, reason: 'rikki' }
    return act(shop.needs, { ...matti, roles: ['shop'] }, { number: shop.number, seen, action })
  }
  expect(await shop.miss({ code: 'LK-1001', quantity: 1, left: 2 })).toMatchObject({ value: { refunded: 649 } })
  expect(await refundPieces(2)).toMatchObject({ ok: false, code: 'REFUND_TOO_MUCH' })
  expect(await refundPieces(1)).toMatchObject({ ok: true })
  // The packer is shown what goes back before it does.
  expect(await readOrder(shop.packing, shop.number, kaisa)).toMatchObject({
    value: {
      lines: [
        { code: 'LK-1001', worth: [0] },
        { code: 'LK-1004', worth: [1590] },
      ],
    },
  })
  expect(await shop.miss({ code: 'LK-1001', quantity: 1, left: 1 })).toMatchObject({ value: { refunded: 0 } })
  await shop.finish()
  expect((await shop.order()).refunded).toBe(2 * 649)
})
