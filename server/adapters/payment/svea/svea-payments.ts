import type { NewPayment, PaymentMethod, PaymentService, Refund, RefundResult } from '../payment-service.ts'
import { writeAmount } from './amount.ts'
import { ask, askAgainForXml, askForXml, type Connection, NoAnswer } from './connection.ts'
import { isHashOf } from './hash.ts'
import { newPaymentFields, sumsOf } from './new-payment-fields.ts'
import { type ReadStatus, readStatus } from './status.ts'
import { type Element, textOf } from './xml.ts'

type Options = Connection & {
  /** Where shoppers pay. An address elsewhere is refused: the security policy of the checkout would block it. */
  payOrigin: string
}

const HASHED_REFUND = [
  ...['pmtc_action', 'pmtc_version', 'pmtc_sellerid', 'pmtc_id', 'pmtc_returntext', 'pmtc_returncode'],
]

/** Svea Payments by its server-to-server protocol: forms by POST with HTTP Basic, answers in XML. */
export function sveaPayments({ payOrigin, ...connection }: Options): PaymentService {
  const { sellerId, secretKey } = connection

  const asPayAddress = (text: string | undefined) => {
    if (!text || !URL.canParse(text) || new URL(text).origin !== payOrigin)
      throw new Error(`The payment service gave '${text}', which is not an address of ${payOrigin}.`)
    return { address: text }
  }

  /** Where a payment that exists is paid; undefined if the service does not know it. */
  const findAddress = async (paymentId: string) => {
    const path = `/api/public/v1/payments/${encodeURIComponent(paymentId)}/payment-url`
    const { status, text } = await ask(connection, { path })
    if (status !== 200) return undefined
    const { url } = JSON.parse(text) as { url?: string }
    return asPayAddress(url)
  }

  const readCreated = (answer: Element, payment: NewPayment) => {
    const expected = {
      pmt_id: payment.paymentId,
      pmt_reference: payment.reference,
      pmt_amount: writeAmount(sumsOf(payment.lines).goods),
      pmt_currency: 'EUR',
    }
    for (const [name, value] of Object.entries(expected)) {
      const given = textOf(answer, name)
      if (given !== value) throw new Error(`A new payment with ${name} ${value} was answered with ${given}.`)
    }
    return asPayAddress(textOf(answer, 'pmt_paymenturl'))
  }

  const askStatus = async (paymentId: string): Promise<ReadStatus> => {
    const form = {
      pmtq_action: 'PAYMENT_STATUS_QUERY',
      pmtq_version: '0006',
      pmtq_sellerid: sellerId,
      pmtq_id: paymentId,
      pmtq_resptype: 'XML',
      pmtq_keygeneration: '001',
    }
    const answer = await askAgainForXml(connection, { path: '/PaymentStatusQuery.pmt', form })
    return readStatus(answer, { paymentId, sellerId, secretKey })
  }

  const readRefund = (answer: Element, paymentId: string): RefundResult => {
    const field = (name: string) => textOf(answer, `pmtc_${name}`)
    const hash = field('hash')
    const isOurs = answer.name === 'pmtc' && field('id') === paymentId && field('sellerid') === sellerId
    const values = HASHED_REFUND.flatMap((name) => textOf(answer, name) ?? [])
    if (!isOurs || (hash && !isHashOf(hash, values, secretKey))) return 'unclear'
    return refundResults[field('returncode') ?? ''] ?? 'unclear'
  }

  const sendRefund = async ({ paymentId, refundId, amount }: Refund): Promise<RefundResult> => {
    const { status, goods } = await askStatus(paymentId)
    const isReturned = status.state === 'refunded' || status.state === 'cancelled'
    if (isReturned && (amount === 'all' || (status.state === 'refunded' && amount === status.amount))) return 'done'
    // A query may lag behind: nobody asks for money back that was not paid.
    if (status.state !== 'paid' && status.state !== 'refunded') return 'unclear'
    const left = status.amount - (status.state === 'paid' ? status.refunded : 0)
    const isWhole = left === status.amount && (amount === 'all' || amount === left)
    const form = {
      pmtc_action: 'CANCEL',
      pmtc_version: '0005',
      pmtc_sellerid: sellerId,
      pmtc_id: paymentId,
      pmtc_amount: writeAmount(goods),
      pmtc_currency: 'EUR',
      pmtc_canceltype: isWhole ? 'FULL_REFUND' : 'PARTIAL_REFUND',
      ...(isWhole ? {} : { pmtc_cancelamount: writeAmount(amount === 'all' ? left : amount) }),
      pmtc_cancel_id: refundId,
      pmtc_resptype: 'XML',
      pmtc_keygeneration: '001',
    }
    return readRefund(await askForXml(connection, { path: '/PaymentCancel.pmt', form }), paymentId)
  }

  return {
    async create(payment) {
      const form = newPaymentFields(payment, sellerId)
      const known = async () => findAddress(payment.paymentId)
      const answer = await askForXml(connection, { path: '/NewPaymentExtended.pmt', form }).catch(async (error) => {
        // The payment may exist although its answer was lost. Its id cannot be used again, but its address can be asked for.
        const found = error instanceof NoAnswer ? await known().catch(() => undefined) : undefined
        if (found) return found
        throw error
      })
      if ('address' in answer) return answer
      if (answer.name === 'pmt' && textOf(answer, 'pmt_paymenturl')) return readCreated(answer, payment)
      const found = saysThatItExists(answer) ? await known() : undefined
      if (found) return found
      throw new Error(`The payment service refused ${payment.paymentId}: ${wordsOf(answer).slice(0, 300)}`)
    },

    async query(paymentId) {
      return (await askStatus(paymentId)).status
    },

    async refund(refund) {
      if (!/^[\w-]{1,20}$/.test(refund.refundId)) throw new Error(`'${refund.refundId}' cannot be the id of a refund.`)
      return sendRefund(refund).catch(() => 'unclear' as const)
    },

    async methods(amount, language) {
      const query = new URLSearchParams({
        sellerid: sellerId,
        totalamount: writeAmount(amount),
        request_locale: language,
      })
      const answer = await askAgainForXml(connection, { path: `/GetPaymentMethods.pmt?${query}` })
      if (answer.name !== 'paymentmethods') throw new Error(`Payment methods were answered with <${answer.name}>.`)
      return answer.children.filter(({ name }) => name === 'paymentmethod').map(readMethod)
    },

    paymentIdIn({ pmt_id: id }) {
      return typeof id === 'string' && /^[\w-]{1,20}$/.test(id) ? id : null
    },
  }
}

/** 30 is settled already, 20 unknown, 31 and 90 a call that does not fit. 91 says that this very refund was taken before. */
const refundResults: Readonly<Record<string, RefundResult>> = {
  '00': 'done',
  '91': 'done',
  '20': 'not-possible',
  '30': 'not-possible',
  '31': 'not-possible',
  '90': 'not-possible',
  '99': 'unclear',
}

function readMethod(method: Element): PaymentMethod {
  const code = textOf(method, 'code')
  if (!code || !/^\w{4}$/.test(code)) throw new Error('A payment method has no code.')
  const image = textOf(method, 'imageurl')
  return { code, name: textOf(method, 'displayname') || code, image: image?.startsWith('https://') ? image : null }
}

/** Errors name the field that they are about in their text, since attributes are not read. */
function saysThatItExists(answer: Element): boolean {
  return /existing|pmt_id|payment id/i.test(wordsOf(answer))
}

function wordsOf({ text, children }: Element): string {
  return [text.trim(), ...children.map(wordsOf)].filter(Boolean).join(' ')
}
