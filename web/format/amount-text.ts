import type { Language } from '#contract/site.ts'
import { numberText } from './number-text.ts'

/** An amount with its unit: '1,5 dl'. Empty when the amount is 0, as for salt to taste. */
export function amountText({ amount, unit }: { amount: number; unit: string }, language: Language): string {
  return amount > 0 ? `${numberText(amount, 2, language)} ${unit}`.trim().replaceAll(' ', '\u00a0') : ''
}
