import type { Language } from '#contract/site.ts'
import { numberText } from '#web/format/number-text.ts'
import type { Exact } from './scaling.ts'

/** Units that are too small or too large from some amount on, and what is used there. */
const larger: Record<string, [unit: string, times: number]> = { g: ['kg', 1000], ml: ['l', 1000], dl: ['l', 10] }
const smaller: Record<string, [unit: string, times: number]> = { kg: ['g', 1000], l: ['dl', 10] }
/** Litres come in tens of decilitres; ten of them are a litre. */
const MIN_LARGER: Record<string, number> = { g: 1000, ml: 1000, dl: 10 }

/** An amount as somebody weighs it: '1,4 kg' for 1440 g, '35 g' for 0,035 kg, whole pieces. Empty when there is nothing to weigh. */
export function readableAmount({ top, bottom }: Exact, unit: string, language: Language): string {
  const amount = Number(top) / Number(bottom)
  if (amount <= 0) return ''
  const [shown, shownUnit] = inFittingUnit(amount, unit)
  const text = numberText(rounded(shown, shownUnit), 2, language)
  return `${text} ${shownUnit}`.trim().replaceAll(' ', '\u00a0')
}

function inFittingUnit(amount: number, unit: string): [number, string] {
  const up = larger[unit]
  if (up && amount >= (MIN_LARGER[unit] ?? Infinity)) return [amount / up[1], up[0]]
  const down = smaller[unit]
  // A gram of a kilogram is weighed in grams; so is what a tenth of a kilogram would round badly.
  return down && amount < 1 ? [amount * down[1], down[0]] : [amount, unit]
}

const fine = new Set(['kg', 'l', 'dl', 'cl'])

/** Kilograms and litres to a hundredth below ten, grams and energy whole, pieces whole; never to nothing. */
function rounded(amount: number, unit: string): number {
  if (unit === '') return Math.max(1, Math.round(amount))
  if (fine.has(unit)) return toStep(amount, amount < 10 ? 0.05 : amount < 100 ? 0.1 : 1)
  return toStep(amount, amount < 10 ? 0.1 : 1)
}

const toStep = (amount: number, step: number) => Math.max(1, Math.round(Number((amount / step).toPrecision(12)))) * step
