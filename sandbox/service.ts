import { randomBytes } from 'node:crypto'
import type { FaultKind } from './controls.ts'
import { type Fields, signed, xmlOf } from './messages.ts'
import { errorAnswer, wrongFields } from './new-payment.ts'
import { fromCents, type Payment, refundedOf, statusCodeOf, toCents, totalOf } from './payment.ts'
import type { PaymentBook } from './payment-book.ts'

export type Account = { sellerId: string; secretKey: string }

type Needs = { book: PaymentBook; account: Account; payAddressOf: (payment: Payment) => string }

const HASHED_STATUS = [
  ...['pmtq_action', 'pmtq_version', 'pmtq_sellerid', 'pmtq_id', 'pmtq_amount', 'pmtq_returncode', 'pmtq_returntext'],
  ...['pmtq_sellercosts', 'pmtq_paymentmethod', 'pmtq_escrow', 'pmtq_certification', 'pmtq_paymentdate'],
]
const HASHED_REFUND = ['pmtc_action', 'pmtc_version', 'pmtc_sellerid', 'pmtc_id', 'pmtc_returntext', 'pmtc_returncode']

/** The calls of the service, as functions from the fields of a request to the XML of its answer. */
export function paymentService({ book, account, payAddressOf }: Needs) {
  return {
    create(fields: Fields, fault?: FaultKind): string {
      const wrong = wrongFields(fields)
      if (fields.pmt_sellerid !== account.sellerId) wrong.push('pmt_sellerid')
      if (wrong.length > 0) return errorAnswer(wrong)
      const { pmt_id: id = '' } = fields
      if (book.find(id)) return errorAnswer(['pmt_id'], 'existingPayment')
      const payment: Payment = {
        id,
        fields,
        token: randomBytes(20).toString('hex'),
        createdAt: new Date().toISOString(),
        state: 'new',
        method: fields.pmt_paymentmethod ?? '',
        refunds: [],
      }
      book.save(payment)
      const { pmt_action = '', pmt_version = '', pmt_reference = '', pmt_amount = '', pmt_sellercosts = '' } = fields
      return xmlOf('pmt', {
        pmt_action,
        pmt_version,
        pmt_id: fault === 'other-payment' ? 'another' : id,
        pmt_reference,
        pmt_amount: fault === 'wrong-amount' ? '0,01' : pmt_amount,
        pmt_currency: 'EUR',
        pmt_sellercosts,
        pmt_paymenturl: payAddressOf(payment),
      })
    },

    query(fields: Fields, fault?: FaultKind): string {
      const { pmtq_id: id = '', pmtq_version = '' } = fields
      const payment = fault === 'lag' ? undefined : book.find(id)
      const code = codeIn(fault) ?? (payment ? statusCodeOf(payment) : '00')
      const answer = {
        pmtq_action: 'PAYMENT_STATUS_QUERY',
        pmtq_version,
        pmtq_sellerid: account.sellerId,
        pmtq_id: fault === 'other-payment' ? 'another' : id,
        pmtq_orderid: payment?.fields.pmt_orderid ?? '',
        ...statusFields(payment),
        ...(fault === 'wrong-amount' ? { pmtq_amount: '0,01' } : {}),
        pmtq_returncode: code,
        pmtq_returntext: code === '00' ? 'Payment not found or not paid' : 'Query succeeded',
      }
      return xmlOf('pmtq', sign(answer, HASHED_STATUS, 'pmtq_hash', fault))
    },

    refund(fields: Fields, fault?: FaultKind): string {
      const { pmtc_id = '', pmtc_version = '' } = fields
      const code = codeIn(fault) ?? refund(book.find(pmtc_id), fields)
      const answer = {
        pmtc_action: 'CANCEL',
        pmtc_version,
        pmtc_sellerid: account.sellerId,
        pmtc_id: fault === 'other-payment' ? 'another' : pmtc_id,
        pmtc_returncode: code,
        pmtc_returntext: code === '00' ? 'OK' : 'Refund refused',
      }
      return xmlOf('pmtc', sign(answer, HASHED_REFUND, 'pmtc_hash', fault))
    },
  }

  function sign(answer: Fields, order: readonly string[], hashField: string, fault?: FaultKind): Fields {
    return signed(answer, order, hashField, fault === 'wrong-hash' ? `not ${account.secretKey}` : account.secretKey)
  }

  /** `pmtc_returncode` after the money was returned, or the reason why it was not. */
  function refund(payment: Payment | undefined, fields: Fields): string {
    if (payment?.state !== 'paid') return '20'
    const left = totalOf(payment) - refundedOf(payment)
    const isWhole = fields.pmtc_canceltype === 'FULL_REFUND'
    const cents = isWhole ? left : toCents(fields.pmtc_cancelamount)
    const id = fields.pmtc_cancel_id ?? ''
    if (id && payment.refunds.some((each) => each.id === id)) return '91'
    if (payment.isSettled) return '30'
    if (fields.pmtc_amount !== payment.fields.pmt_amount) return '31'
    if (!(cents > 0) || (isWhole && fields.pmtc_cancelamount !== undefined)) return '90'
    if (cents > left || (isWhole && payment.refunds.length > 0)) return '99'
    book.save({ ...payment, refunds: [...payment.refunds, { id, cents }] })
    return '00'
  }
}

/** What a payment adds to the answer of a status query. Without a chosen method the service tells no amount. */
function statusFields(payment: Payment | undefined): Fields {
  if (!payment || payment.state === 'new') return { pmtq_amount: '0,00' }
  const refunded = refundedOf(payment)
  return {
    pmtq_amount: payment.fields.pmt_amount ?? '',
    pmtq_sellercosts: payment.fields.pmt_sellercosts ?? '',
    pmtq_paymentmethod: payment.method,
    pmtq_escrow: 'N',
    ...(payment.paidOn ? { pmtq_paymentdate: payment.paidOn } : {}),
    ...(refunded > 0 ? { pmtq_amountrefunded: fromCents(refunded) } : {}),
  }
}

function codeIn(fault: FaultKind | undefined): string | undefined {
  return fault?.startsWith('code ') ? fault.slice('code '.length) : undefined
}
