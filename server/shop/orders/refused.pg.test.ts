import { describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { ordering } from '#server/testing/ordering.ts'
import { sell } from '#server/testing/sell.ts'

describe('SH-14: what a purchase is refused for', () => {
  it('SH-18: binds the delivery days of its products, whatever a page has offered', async () => {
    const shop = await ordering()
    const pressed = async (lines: Record<string, number>, total: string) => {
      const result = await shop.press(await shop.aCart(lines), total)
      return result.kind === 'problem' ? result.problem : result.kind
    }
    // The chosen day is a Friday.
    await sell(shop, [{ code: 'LK-1004', deliveryDays: [2] }])
    expect(await pressed({ 'LK-1004': 1 }, '23,80')).toBe('day-not-shared')
    await sell(shop, [{ code: 'LK-1001', deliveryDays: [5] }])
    expect(await pressed({ 'LK-1004': 1, 'LK-1001': 1 }, '30,29')).toBe('day-not-shared')
    expect([await shop.taken(), await shop.stock('LK-1004'), await shop.states()]).toEqual([[0], 5, []])
    expect(await pressed({ 'LK-1001': 1, 'LK-1005': 1 }, '64,39')).toBe('pay')
    await sell(shop, [{ code: 'LK-1004', deliveryDays: [2, 5] }])
    expect(await pressed({ 'LK-1004': 1, 'LK-1001': 1 }, '30,29')).toBe('pay')
    await shop.agrees()
  })

  it('keeps everything as it was', async () => {
    const shop = await ordering({ capacity: 1 })
    const cart = await shop.aCart({ 'LK-1004': 1 })
    const problem = async (total: string, more: Record<string, string> = {}) => {
      const result = await shop.press(cart, total, more)
      return result.kind === 'problem' ? (result.fields ?? result.problem) : result
    }
    expect(await problem('23,80', { 'Form.PhoneNumber': 'x', 'Form.Terms': '', 'Form.City': ' ' })).toEqual({
      'Form.PhoneNumber': 'invalid',
      'Form.Terms': 'required',
      'Form.City': 'required',
    })
    expect(await problem('23,79')).toBe('cart-changed')
    expect(await problem('23,80', { 'Form.PostalCode': '99999' })).toBe('not-served')
    expect(await problem('23,80', { 'Form.DeliveryTime': '08:00-10:00' })).toBe('slot-not-offered')
    expect(await problem('23,80', { 'Form.DeliveryDate': '2027-01-18' })).toBe('slot-not-offered')
    expect(await problem('23,80', { 'Form.PaymentMethodCode': 'FI99' })).toEqual({
      'Form.PaymentMethodCode': 'invalid',
    })
    expect(await shop.press(await shop.aCart({}), '0,00')).toMatchObject({ problem: 'cart-empty' })
    expect(await shop.press(await shop.aCart({ 'LK-1004': 6 }), '95,40')).toMatchObject({ problem: 'sold-out' })
    await shop.codes.put([{ code: 'MELKEIN', kind: 'gift-card', amount: cents(2340) }])
    expect(await shop.press(await shop.aCart({ 'LK-1004': 1 }, ['MELKEIN']), '0,40')).toMatchObject({
      problem: 'too-little',
    })
    expect([await shop.states(), await shop.stock('LK-1004'), await shop.taken()]).toEqual([[], 5, [0]])
    await shop.press(await shop.aCart({ 'LK-1001': 1 }), '14,39')
    expect(await problem('23,80')).toBe('slot-full')
    await sell(shop, [{ code: 'LK-1004', price: 1690 }])
    expect([await problem('23,80'), await problem('24,80')]).toEqual(['cart-changed', 'slot-full'])
    await shop.database.query("update delivery_slot set closes_at = now() - interval '1 second', capacity = 9")
    expect(await problem('24,80')).toBe('slot-closed')
    await shop.agrees()
  })

  it('a price that has changed since the shopper saw it is never paid', async () => {
    const shop = await ordering()
    const cart = await shop.aCart({ 'LK-1004': 1 })
    await sell(shop, [{ code: 'LK-1004', price: 1690 }])
    expect(await shop.press(cart, '23,80')).toEqual({ kind: 'problem', problem: 'cart-changed' })
    expect(await shop.press(cart, '24,80')).toMatchObject({ kind: 'pay' })
  })
})
