import { type SettingName, type ShopSettings, settingMeanings } from '#contract/shop/shop-settings.ts'
import type { Language } from '#contract/site.ts'
import { cents, decimalComma } from '#contract/values/money.ts'
import { plainEuros } from './plain-euros.ts'
import { yearsText } from './years-text.ts'

/** A setting of the shop as texts state it: an amount without its currency ('7,90', '90'), years in words, other periods in digits. */
export function settingText(settings: ShopSettings, name: SettingName, language: Language): string {
  const value = settings[name]
  switch (settingMeanings[name].unit) {
    case 'cents':
      return plainEuros(decimalComma(cents(value)), language)
    case 'years':
      return yearsText(value, language)
    default:
      return String(value)
  }
}
