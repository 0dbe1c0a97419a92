import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

/** An amount with its unit: '1,5 dl'. Empty when the amount is 0, as for salt to taste. */
export function amountText({ amount, unit }: { amount: number; unit: string }, language: Language): string {
  return amount > 0 ? `${numbers(language).format(amount)} ${unit}`.trim().replaceAll(' ', '\u00a0') : ''
}
