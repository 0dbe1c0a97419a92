declare const unit: unique symbol

/** An amount of money in whole cents. Made by `cents` and by the functions of this file, so that euros and cents are not mixed up. */
export type Cents = number & { readonly [unit]: 'cents' }

/** A rate in tenths of a percent: 135 is 13.5 %. */
export type Rate = number

export const NO_MONEY = 0 as Cents

/** Throws unless it is a whole number: a fraction of a cent is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is not a number of cents.`)
  return amount as Cents
}

export function plus(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function minus(amount: Cents, ...others: readonly Cents[]): Cents {
  return cents(amount - plus(...others))
}

export function times(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

export function least(...amounts: readonly [Cents, ...Cents[]]): Cents {
  return cents(Math.min(...amounts))
}

/** A share of an amount, rounded half up. */
export function percentOf(amount: Cents, rate: Rate): Cents {
  return cents(halfUp(amount * rate, 1000))
}

/** The value-added tax that an amount contains, rounded half up. */
export function vatIn(amount: Cents, rate: Rate): Cents {
  return cents(halfUp(amount * rate, 1000 + rate))
}

/**
 * Splits an amount in proportion to the weights, to the cent: the parts sum to the whole. Cents that do not divide go to the parts with
 * the largest remainders, to the first of equal ones.
 */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) {
    if (amount !== 0) throw new Error('An amount cannot be spread over parts without weight.')
    return weights.map(() => NO_MONEY)
  }
  const parts = weights.map((weight) => wholeQuotient(amount * weight, sum))
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % sum }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] as number) + 1
  return parts.map(cents)
}

/** `dividend / divisor` of whole numbers from 0 on, rounded half up, without the errors of a floating-point division. */
export function halfUp(dividend: number, divisor: number): number {
  return wholeQuotient(2 * dividend + divisor, 2 * divisor)
}

function wholeQuotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor
}

/** As the API and Finnish readers write it: `12,90`. */
export function decimalComma(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** A rate as the API writes it: `13,5`. */
export function ratePercent(rate: Rate): string {
  return (rate / 10).toFixed(1).replace('.', ',')
}

/** Reads `12,90`, `12.90` or `12`; null for anything else. */
export function readDecimal(text: string): Cents | null {
  const [, euros, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return euros === undefined ? null : cents(Number(euros) * 100 + Number(fraction.padEnd(2, '0')))
}
