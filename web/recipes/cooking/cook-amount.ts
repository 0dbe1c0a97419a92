import type { Language } from '#contract/site.ts'
import { decimalPoint, inThousands, numberText } from '#web/format/number-text.ts'
import { friendlyAmount } from '../friendly-amount.ts'
import { type CountedName, countedName } from './counted-name.ts'
import { aboutWords, countedUnits } from './counted-words.ts'

type Ingredient = { name: string; amount: number; unit: string }

/** An ingredient as a cook writes it: '½ tsp' and 'salt', 'about 4' and 'eggs'. The amount is empty where the recipe has none. */
export type CookAmount = { amount: string; name: string }

/** `factor`: how many times the recipe is made. Once, the amounts are as they were written. */
export function cookAmount({ name, amount, unit }: Ingredient, factor: number, language: Language): CookAmount {
  if (amount <= 0) return { amount: '', name }
  const wanted = amount * factor
  const counted = unit ? countedName(unit, language, countedUnits[language]) : countedName(name, language)
  if (counted || !unit) return ofPieces({ wanted, name, unit, counted }, language)
  const measure = factor === 1 ? { amount, unit } : measured(wanted, unit)
  return { amount: joined(quantity(measure, language), measure.unit), name }
}

type Pieces = { wanted: number; name: string; unit: string; counted: CountedName | undefined }

/** Smaller differences are ignored: nobody measures a fiftieth of an onion. */
const NOTICED = 0.02

function ofPieces({ wanted, name, unit, counted }: Pieces, language: Language): CookAmount {
  const count = piecesOf(wanted, counted?.halves ?? false)
  const about = Math.abs(count - wanted) > wanted * NOTICED ? `${aboutWords[language]} ` : ''
  const number = about + withFraction(count, language)
  if (!counted) return { amount: joined(number, unit), name }
  const form = isOne(count, language) ? counted.one : counted.several
  return unit ? { amount: joined(number, form), name } : { amount: joined(number, ''), name: form }
}

/** Finnish writes half of a thing as it writes several. */
const isOne = (count: number, language: Language) => (language === 'fi' ? count === 1 : count <= 1)

/** From this number of pieces on, halves are rounded. */
const MIN_WHOLE = 3

function piecesOf(wanted: number, halves: boolean): number {
  if (halves && wanted < MIN_WHOLE) return Math.max(0.5, Math.round(wanted * 2) / 2)
  return Math.max(1, Math.round(wanted))
}

type Measure = { amount: number; unit: string }

/** Units that are the same in parts of a larger one. */
const weights = { large: 'kg', small: 'g', parts: 1000 }
const volumes = { large: 'l', small: 'dl', parts: 10 }

function measured(wanted: number, unit: string): Measure {
  for (const { large, small, parts } of [weights, volumes]) {
    if (unit !== large && unit !== small) continue
    const amount = unit === large ? wanted * parts : wanted
    if (amount < parts) return { amount: friendlyAmount(amount), unit: small }
    return { amount: friendlyAmount((amount * 100) / parts) / 100, unit: large }
  }
  return { amount: friendlyAmount(wanted), unit }
}

const WEIGHED = ['g', 'kg', 'l', 'ml', 'cl']

function quantity({ amount, unit }: Measure, language: Language): string {
  return WEIGHED.includes(unit) ? numberText(amount, 2, language) : withFraction(amount, language)
}

const fractions: Record<string, string> = { '25': '¼', '5': '½', '75': '¾' }

/** '1½' for what is measured with spoons and hands. */
function withFraction(amount: number, language: Language): string {
  const text = numberText(amount, 2, language)
  const [, decimals] = text.split(decimalPoint(language))
  const fraction = decimals === undefined ? undefined : fractions[decimals]
  if (fraction === undefined) return text
  const whole = Math.floor(amount)
  return (whole > 0 ? inThousands(String(whole), language) : '') + fraction
}

const joined = (number: string, unit: string) => `${number} ${unit}`.trim().replaceAll(' ', '\u00a0')
