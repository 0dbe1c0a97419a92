import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import { type Cents, minus, NO_MONEY, plus, spread, times } from '#contract/values/money.ts'
import { taxedParts } from '../../cart/rules/totals.ts'

/**
 * What was paid for pieces of a line after discounts and loyalty codes, spread as the receipt taxes them. `before`: pieces that were taken
 * off earlier, so that the parts of a line sum up to the line.
 */
export function paidFor(
  { lines, amounts }: Pick<OrderSnapshot, 'lines' | 'amounts'>,
  code: string,
  pieces: { before: number; count: number },
): Cents {
  const taxed = lines.flatMap((line) => {
    const gross = times(line.price, line.quantity)
    return line.vatRate === null ? [] : [{ code: line.code, quantity: line.quantity, gross, vatRate: line.vatRate }]
  })
  const at = taxed.findIndex((line) => line.code === code)
  const line = taxed[at]
  if (!line) return NO_MONEY
  const { orderDiscount, shipping, handling, loyalty } = amounts
  const paid = taxedParts(taxed, orderDiscount, plus(shipping, handling), loyalty)[at]?.gross ?? NO_MONEY
  const byPiece = spread(
    paid,
    Array.from({ length: line.quantity }, () => 1),
  )
  const upTo = (count: number) => plus(...byPiece.slice(0, count))
  return minus(upTo(pieces.before + pieces.count), upTo(pieces.before))
}
