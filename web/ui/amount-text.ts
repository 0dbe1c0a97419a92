import { type Language, langAttribute } from '#contract/site.ts'

// Made once: making one takes longer than writing all amounts of a recipe.
const numbers = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const formats: Record<Language, Intl.NumberFormat> = {
  fi: numbers(langAttribute.fi),
  en: numbers('en-GB'),
  se: numbers(langAttribute.se),
  de: numbers(langAttribute.de),
}

/** How much of something: '1,5 dl', and nothing where there is no amount, as of salt to taste. */
export function amountText({ amount, unit }: { amount: number; unit: string }, language: Language): string {
  return amount > 0 ? `${formats[language].format(amount)} ${unit}`.trim().replaceAll(' ', '\u00a0') : ''
}
