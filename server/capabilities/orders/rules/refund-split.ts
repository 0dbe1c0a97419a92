import { type Cents, least, minus, NO_MONEY, plus } from '#contract/money.ts'
import type { CodeUse } from '#contract/order-snapshot.ts'

type Paid = {
  /** Through the payment service, without what it added for itself. */
  money: Cents
  moneyRefunded: Cents
  /** Gift cards and refund codes that paid. */
  codes: readonly CodeUse[]
  /** What went back to each of them, by key. */
  codesRefunded: ReadonlyMap<string, Cents>
}

export type RefundSplit = { money: Cents; codes: readonly { key: string; amount: Cents }[] }

/** What can still be refunded. */
export function refundable({ money, moneyRefunded, codes, codesRefunded }: Paid): Cents {
  return plus(
    minus(money, moneyRefunded),
    ...paying(codes).map(({ key, amount }) => minus(amount, codesRefunded.get(key) ?? NO_MONEY)),
  )
}

/** Splits a refund: cards first, in the order in which they paid, then the payment service. Null if it is more than there is. */
export function splitRefund(paid: Paid, amount: Cents): RefundSplit | null {
  if (amount <= 0 || amount > refundable(paid)) return null
  let left = amount
  const codes = paying(paid.codes).flatMap(({ key, amount: used }) => {
    const share = least(left, minus(used, paid.codesRefunded.get(key) ?? NO_MONEY))
    left = minus(left, share)
    return share > 0 ? [{ key, amount: share }] : []
  })
  return { money: left, codes }
}

/** Discounts and loyalty codes are not money that somebody has paid. */
const paying = (codes: readonly CodeUse[]) => codes.filter(({ kind }) => kind === 'gift-card' || kind === 'refund')
