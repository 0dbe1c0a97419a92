import type { Language } from '#contract/site.ts'
import { inGroups } from './grouped-count.ts'

const northern = { point: ',', group: '\u00a0' }
const signs: Record<Language, { point: string; group: string }> = {
  fi: northern,
  se: northern,
  de: { point: ',', group: '.' },
  en: { point: '.', group: ',' },
}

/** A number as its language writes it: '1 200,5'. As `Intl` does, which a slow phone needs an eighth of a second to get ready. */
export function numberText(value: number, maxDecimals: number, language: Language): string {
  const [whole = '', decimals] = String(roundedTo(value, maxDecimals)).split('.')
  return inThousands(whole, language) + (decimals ? decimalPoint(language) + decimals : '')
}

/** A number with a fixed number of decimals, for columns whose figures are compared: '34,0', '−2,5'. */
export function fixedNumberText(value: number, decimals: number, language: Language): string {
  const rounded = roundedTo(Math.abs(value), decimals)
  const [whole = '', part] = rounded.toFixed(decimals).split('.')
  const text = inThousands(whole, language) + (part ? decimalPoint(language) + part : '')
  return value < 0 && rounded > 0 ? `\u2212${text}` : text
}

/** Half upwards, as people round: 1.005 is 1.01, although its binary value is a little less. */
function roundedTo(value: number, decimals: number): number {
  const part = 10 ** decimals
  return Math.round(Number((value * part).toPrecision(12))) / part
}

export const decimalPoint = (language: Language) => signs[language].point

/** Digits in groups of thousands. */
export function inThousands(digits: string, language: Language): string {
  return inGroups(digits, signs[language].group)
}
