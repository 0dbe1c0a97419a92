import type { CodeUse } from '#contract/shop/order-snapshot.ts'
import { type Cents, least, minus, plus } from '#contract/values/money.ts'

/** What was paid for an order and has not gone back yet. */
export type StillPaid = {
  /** Paid through the payment service, without its own fee. */
  money: Cents
  /** Paid by codes: what the order still has of each. */
  codes: readonly Pick<CodeUse, 'key' | 'kind' | 'amount'>[]
}

export type RefundSplit = { money: Cents; codes: readonly { key: string; amount: Cents }[] }

/** What can still be refunded. */
export function refundable({ money, codes }: StillPaid): Cents {
  return plus(money, ...paying(codes).map(({ amount }) => amount))
}

/** Splits a refund: cards first, in the order in which they paid, then the payment service. Null if it is more than there is. */
export function splitRefund(paid: StillPaid, amount: Cents): RefundSplit | null {
  if (amount <= 0 || amount > refundable(paid)) return null
  let left = amount
  const codes = paying(paid.codes).flatMap(({ key, amount: held }) => {
    const share = least(left, held)
    left = minus(left, share)
    return share > 0 ? [{ key, amount: share }] : []
  })
  return { money: left, codes }
}

/** Discounts and loyalty codes are not money that somebody has paid. */
const paying = (codes: StillPaid['codes']) => codes.filter(({ kind }) => kind === 'gift-card' || kind === 'refund')
