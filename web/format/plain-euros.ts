import type { Language } from '#contract/site.ts'
import { decimalPoint } from './number-text.ts'

/** An amount of the API, such as '7,90' or '90,00', for a sentence that names the currency: '7,90', '90'. */
export function plainEuros(amount: string, language: Language): string {
  return amount.replace(/,00$/, '').replace(',', decimalPoint(language))
}
