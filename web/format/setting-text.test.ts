import { expect, it } from 'vitest'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { cents } from '#contract/values/money.ts'
import { settingText } from './setting-text.ts'

const settings = { ...someSettings, freeDeliveryFrom: cents(8950), giftCardYears: 1, accountYears: 10 }

it.each([
  ['deliveryPrice', 'fi', '7,90'],
  ['deliveryPrice', 'en', '7.90'],
  ['freeDeliveryFrom', 'fi', '89,50'],
  ['cartDays', 'fi', '60'],
  ['reservationMinutes', 'de', '30'],
  ['giftCardYears', 'fi', 'vuoden'],
  ['giftCardYears', 'en', 'one year'],
  ['orderYears', 'fi', 'kolme vuotta'],
  ['orderYears', 'se', 'tre år'],
  ['accountYears', 'de', 'zehn Jahre'],
] as const)('texts state %s in the language %s as %s', (name, language, text) => {
  expect(settingText(settings, name, language)).toBe(text)
})

it('texts state whole euros without cents', () => {
  expect(settingText(someSettings, 'freeDeliveryFrom', 'fi')).toBe('90')
  expect(settingText({ ...someSettings, deliveryPrice: cents(0) }, 'deliveryPrice', 'fi')).toBe('0')
})
