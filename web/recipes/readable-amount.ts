import type { Language } from '#contract/site.ts'
import { numberText } from '#web/format/number-text.ts'
import { aboutWords } from './cooking/counted-words.ts'
import type { Exact } from './scaling.ts'

/** Below this a number is read in the smaller unit, from `parts` of that on in the larger one. */
const units = [
  { large: 'kg', small: 'g', parts: 1000, smallDecimals: 0 },
  { large: 'l', small: 'dl', parts: 10, smallDecimals: 1 },
] as const

/** More than this is noticed on the scales. */
const MAX_ERROR = 0.005
/** From here on, nobody weighs in the smaller unit. */
const MAX_IN_SMALL = 10

/** An exact amount as a cook reads it beside the decimals: '46 g' for '0,046 kg'. Undefined where that says nothing else. */
export function readableAmount(exact: Exact, unit: string, decimals: number, language: Language): string | undefined {
  const value = Number(exact.top) / Number(exact.bottom)
  if (!(value > 0)) return undefined
  if (unit === '') return ofPieces(value, language)
  for (const { large, small, parts, smallDecimals } of units) {
    if (unit === small && value >= parts) return withUnit(value / parts, 2, large, language)
    if (unit !== large || value >= MAX_IN_SMALL) continue
    const rounded = Number(value.toFixed(decimals))
    if (value >= 1 && Math.abs(rounded - value) <= value * MAX_ERROR) return undefined
    // A few grams of spice are weighed to their tenths.
    return withUnit(value * parts, value * parts < 10 ? 1 : smallDecimals, small, language)
  }
  return undefined
}

/** Leaves and berries come whole. */
function ofPieces(value: number, language: Language): string | undefined {
  const count = Math.max(1, Math.round(value))
  return count === value ? undefined : `${aboutWords[language]}\u00a0${numberText(count, 0, language)}`
}

function withUnit(value: number, decimals: number, unit: string, language: Language): string {
  return `${numberText(value, decimals, language)}\u00a0${unit}`
}
