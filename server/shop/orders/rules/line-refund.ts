import type { OrderLine, OrderSnapshot, RefundedLine } from '#contract/shop/order-snapshot.ts'
import { type Cents, cents, halfUp, minus, NO_MONEY, plus, times } from '#contract/values/money.ts'

type Bought = Pick<OrderSnapshot, 'lines' | 'amounts'>

/** Gift cards are no goods: they are voided when the rest of an order is refunded, or withdrawn from. */
export const canRefundLine = ({ vatClass }: Pick<OrderLine, 'vatClass'>) => vatClass !== 'voucher'

const piecesIn = (lines: readonly RefundedLine[], code: string) =>
  lines.filter((line) => line.code === code).reduce((sum, { quantity }) => sum + quantity, 0)

type Refunds = readonly { lines?: readonly RefundedLine[] | null }[]

/** How many pieces of each product are settled: staff have refunded them, or they were taken off when the order was packed. */
export function settledPieces(refunds: Refunds, changes: readonly RefundedLine[]): RefundedLine[] {
  const all = [...refunds.flatMap(({ lines }) => lines ?? []), ...changes]
  return [...new Set(all.map(({ code }) => code))].map((code) => ({ code, quantity: piecesIn(all, code) }))
}

/**
 * What pieces of an order cost: their price less their share of discounts and loyalty. To the cent, all pieces together are worth what all goods cost.
 * Null if the order does not have them, or they were refunded before.
 */
export function worthOf(
  { lines, amounts }: Bought,
  wanted: readonly RefundedLine[],
  earlier: readonly RefundedLine[],
): Cents | null {
  const goods = lines.filter(canRefundLine)
  const isLeft = wanted.every(({ code }) => {
    const bought = goods.find((line) => line.code === code)?.quantity ?? 0
    return piecesIn(wanted, code) + piecesIn(earlier, code) <= bought
  })
  if (!isLeft) return null
  const gross = (pieces: readonly RefundedLine[]) =>
    plus(...goods.map(({ code, price }) => times(price, piecesIn(pieces, code))))
  const all = plus(...goods.map(({ price, quantity }) => times(price, quantity)))
  const net = cents(Math.max(0, minus(all, amounts.orderDiscount, amounts.loyalty)))
  const share = (part: Cents): Cents => (all === 0 ? NO_MONEY : cents(halfUp(part * net, all)))
  return minus(share(gross([...earlier, ...wanted])), share(gross(earlier)))
}

/** What goes back for pieces that nobody will get: less than all of them are worth where some were refunded before. */
export function worthOfMissing(
  bought: Bought,
  { code, quantity }: RefundedLine,
  settled: readonly RefundedLine[],
): Cents {
  const pieces = bought.lines.find((line) => line.code === code)?.quantity ?? 0
  const left = Math.max(0, pieces - piecesIn(settled, code))
  return worthOf(bought, [{ code, quantity: Math.min(quantity, left) }], settled) ?? NO_MONEY
}
