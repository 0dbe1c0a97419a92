/** An amount as a home cook measures it: quarters of small amounts, halves of larger ones, steps of five from a hundred on. */
export function friendlyAmount(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5
  if (amount >= 10) return Math.round(amount)
  if (amount >= 2) return Math.round(amount * 2) / 2
  if (amount >= 0.25) return Math.round(amount * 4) / 4
  return Number(amount.toPrecision(1))
}
