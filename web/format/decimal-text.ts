import type { Language } from '#contract/site.ts'
import { perLanguage } from './per-language.ts'

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** A number with at most one decimal: '4,5'. */
export function decimalText(value: number, language: Language): string {
  return numbers(language).format(value)
}
