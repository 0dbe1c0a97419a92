import { type Cents, cents, decimalComma } from '#contract/values/money.ts'

/** An amount as Svea writes it: `12,90`. */
export function writeAmount(amount: number): string {
  return decimalComma(cents(amount))
}

/** Reads `12,90`, and nothing that only looks like it: `12.90`, `12`, `1 200,00` or `12,9` mean that the answer is of another shape. */
export function readAmount(text: string | undefined): Cents {
  const [, euros, rest] = /^(\d{1,12}),(\d{2})$/.exec(text ?? '') ?? []
  if (euros === undefined) throw new Error(`The answer has '${text}' where an amount should be.`)
  return cents(Number(euros) * 100 + Number(rest))
}
