import type { Language } from '#contract/site.ts'
import { decimalPoint, inThousands } from '#web/format/number-text.ts'

/** Portions, and the size of one in the unit of the recipe; no size where the recipe gives none. */
export type Portioning = { portions: number; size?: number | undefined }

/** A number as a fraction of whole numbers, so that nothing is rounded before it is shown. */
export type Exact = { top: bigint; bottom: bigint }

/** The exact value of a decimal number as it is written: 0.1 is one tenth. */
export function exact(value: number): Exact {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = digits.split('.')
  const power = Number(exponent) - decimals.length
  const top = BigInt(whole + decimals)
  return power < 0 ? { top, bottom: 10n ** BigInt(-power) } : { top: top * 10n ** BigInt(power), bottom: 1n }
}

const times = (one: Exact, other: Exact): Exact => ({ top: one.top * other.top, bottom: one.bottom * other.bottom })
const over = (one: Exact, other: Exact): Exact => ({ top: one.top * other.bottom, bottom: one.bottom * other.top })

/** An amount of a whole recipe: it grows with the portions and with their size. */
export function scaledAmount(amount: number, from: Portioning, to: Portioning): Exact {
  return scaledBySize(over(times(exact(amount), exact(to.portions)), exact(from.portions)), from, to)
}

/** An amount of one portion, such as its energy: it grows with the size alone. */
export function scaledPortion(amount: number, from: Portioning, to: Portioning): Exact {
  return scaledBySize(exact(amount), from, to)
}

function scaledBySize(amount: Exact, from: Portioning, to: Portioning): Exact {
  return from.size && to.size ? over(times(amount, exact(to.size)), exact(from.size)) : amount
}

/** Four digits are read without a gap: 1250,000. */
const MIN_GROUPED = 10_000n

/** An amount with exactly these decimals, rounded half up: '1,250'. Null when it is 0 or less: there is nothing to weigh. */
export function amountWithDecimals({ top, bottom }: Exact, decimals: number, language: Language): string | null {
  if (top <= 0n) return null
  const part = 10n ** BigInt(decimals)
  const rounded = (2n * top * part + bottom) / (2n * bottom)
  // Too little to be shown is still something: '< 0,1'.
  const shown = rounded === 0n ? 1n : rounded
  const decimal = decimals > 0 ? `${decimalPoint(language)}${String(shown % part).padStart(decimals, '0')}` : ''
  const whole = shown / part
  const digits = whole < MIN_GROUPED ? String(whole) : inThousands(String(whole), language)
  return `${rounded === 0n ? '<\u00a0' : ''}${digits}${decimal}`
}
