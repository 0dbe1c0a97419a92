import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

/** How much of something: '1,5 dl', and nothing where there is no amount, as of salt to taste. */
export function amountText({ amount, unit }: { amount: number; unit: string }, language: Language): string {
  return amount > 0 ? `${numbers(language).format(amount)} ${unit}`.trim().replaceAll(' ', '\u00a0') : ''
}
