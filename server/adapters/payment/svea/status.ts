import type { PaymentStatus } from '../payment-service.ts'
import { readAmount } from './amount.ts'
import { isHashOf } from './hash.ts'
import { type Element, textOf } from './xml.ts'

const NOT_PAID = '00'
/** A method was chosen that is paid later: an invoice, or a bank that has not confirmed. */
const WAITING = ['10', '11', '15', '19']
const CONFIRMED = ['20', '30', '40', '91', '92', '93', '95', '98']
const RETURNED = '99'

/** Optional ones are left out of the hash when they are missing. */
const HASHED = [
  ...['pmtq_action', 'pmtq_version', 'pmtq_sellerid', 'pmtq_id', 'pmtq_amount', 'pmtq_returncode', 'pmtq_returntext'],
  ...['pmtq_sellercosts', 'pmtq_paymentmethod', 'pmtq_escrow', 'pmtq_certification', 'pmtq_paymentdate'],
]

type Asked = { paymentId: string; sellerId: string; secretKey: string }

/** What an answer to a status query says, and what a refund needs of it. */
export type ReadStatus = {
  status: PaymentStatus
  /** `pmt_amount` of the payment: what was paid without postage. */
  goods: number
}

/** Reads an answer to a status query. Throws if it is of another shape, about another payment, or has a wrong hash: never 'paid'. */
export function readStatus(answer: Element, { paymentId, sellerId, secretKey }: Asked): ReadStatus {
  if (answer.name !== 'pmtq') throw new Error(`A status query was answered with <${answer.name}>.`)
  const field = (name: string) => textOf(answer, `pmtq_${name}`) || undefined
  const code = field('returncode') ?? ''
  const isKnown = CONFIRMED.includes(code) || code === RETURNED
  for (const [name, expected] of [
    ['id', paymentId],
    ['sellerid', sellerId],
  ] as const) {
    const given = field(name)
    if (given !== expected && (isKnown || given !== undefined))
      throw new Error(`A status query for ${name} ${expected} was answered with ${given}.`)
  }
  const hash = field('hash')
  if (hash !== undefined) {
    const values = HASHED.flatMap((name) => textOf(answer, name) ?? [])
    if (!isHashOf(hash, values, secretKey)) throw new Error('The answer to a status query has a wrong hash.')
  }
  if (code === NOT_PAID) return { status: { state: field('paymentmethod') ? 'open' : 'unknown' }, goods: 0 }
  if (WAITING.includes(code)) return { status: { state: 'delayed' }, goods: 0 }
  if (!isKnown) throw new Error(`A status query was answered with code '${code}' ${field('returntext') ?? ''}.`)

  const goods = readAmount(field('amount'))
  const amount = goods + (field('sellercosts') ? readAmount(field('sellercosts')) : 0)
  const refunded = field('amountrefunded') ? readAmount(field('amountrefunded')) : 0
  if (code === RETURNED) {
    // The same code stands for a payment that was cancelled before anybody paid; that one has no day of payment.
    return { status: field('paymentdate') ? { state: 'refunded', amount } : { state: 'cancelled' }, goods }
  }
  const orderNumber = field('orderid')
  if (orderNumber === undefined) throw new Error('A status query was answered without the order number.')
  const methodCode = field('paymentmethod') ?? null
  return { status: { state: 'paid', amount, refunded, orderNumber, methodCode }, goods }
}
