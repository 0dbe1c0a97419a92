import { expect, it } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { listSettings, readChanges } from './settings-command.ts'

it('lists each setting with its unit and what it is for, and who decided it', () => {
  const changedAt = new Date('2026-11-18T10:00:00Z')
  const lines = listSettings({ version: 3, settings: someSettings, changedBy: 'Sari', changedAt }).split('\n')
  expect(lines[0]).toMatch(/^deliveryPrice +7,90 € {2}What a delivery costs\.$/)
  expect(lines[3]).toMatch(/^giftCardYears +2 years {2}How long a bought gift card is valid\.$/)
  expect(new Set(lines.slice(0, -1).map((line) => line.search(/ {2}[A-Z]/))).size).toBe(1)
  expect(lines.at(-1)).toBe('Version 3, by Sari, 2026-11-18T10:00:00.000Z.')
})

it('reads amounts as people write them, and other values as whole numbers', () => {
  expect(readChanges(['deliveryPrice', '6,90', 'freeDeliveryFrom', '80', 'cartDays', '90'])).toEqual({
    ok: true,
    value: { deliveryPrice: 690, freeDeliveryFrom: 8000, cartDays: 90 },
  })
})

it('names everything that is wrong at once', () => {
  const refused = readChanges(['deliveryPrice', 'ilmainen', 'price', '3', 'cartDays', '60,5', 'orderYears'])
  expect(refused).toMatchObject({
    ok: false,
    problems: [
      "deliveryPrice is an amount such as 12,90, not 'ilmainen'",
      expect.stringMatching(/^There is no setting 'price': there are deliveryPrice, freeDeliveryFrom, /),
      "cartDays is a whole number, not '60,5'",
      'orderYears has no value',
    ],
  })
  expect(readChanges(['cartDays', '60', 'cartDays', '70'])).toMatchObject({ problems: ['cartDays is named twice'] })
  expect(readChanges([])).toMatchObject({ problems: ['No setting is named'] })
})
