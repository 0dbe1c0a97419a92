/** A payment as the shop registered it, and what became of it. */
export type Payment = {
  id: string
  /** Secret part of the pay page's address. */
  token: string
  createdAt: string
  /** The fields of the shop's request. */
  fields: Readonly<Record<string, string>>
  /** `tried` is one that the payer cancelled, or that failed: it can still be paid. */
  state: 'new' | 'tried' | 'delayed' | 'paid'
  method: string
  /** dd.MM.yyyy */
  paidOn?: string
  /** The money has left for the seller: no more refunds from here. */
  isSettled?: boolean
  refunds: { id: string; cents: number }[]
}

/** `12,90`, `-1,00`. NaN for anything else. */
export function toCents(text: string | undefined): number {
  const match = /^(-?)(\d+),(\d\d)$/.exec(text ?? '')
  return match ? Number(`${match[1]}${match[2]}${match[3]}`) : Number.NaN
}

export function fromCents(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** What the payer pays: goods and postage. */
export function totalOf({ fields }: Payment): number {
  return toCents(fields.pmt_amount) + toCents(fields.pmt_sellercosts)
}

export function refundedOf({ refunds }: Payment): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0)
}

/** `pmtq_returncode` of the status query. */
export function statusCodeOf(payment: Payment): string {
  if (payment.state === 'delayed') return '10'
  if (payment.state !== 'paid') return '00'
  const refunded = refundedOf(payment)
  if (refunded >= totalOf(payment)) return '99'
  if (refunded > 0) return '92'
  return payment.isSettled ? '40' : '30'
}
