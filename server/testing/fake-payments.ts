import {
  type NewPayment,
  type PaymentService,
  type PaymentStatus,
  PaymentUnreachable,
  type Refund,
} from '#server/adapters/payment/payment-service.ts'

type Kept = { payment: NewPayment; status: PaymentStatus; refunds: Map<string, number> }

/** A payment service in memory, with everything that a real one does to a shop. */
export function fakePayments() {
  const kept = new Map<string, Kept>()
  let isDown = false
  /** Called before and after each request is carried out; throwing loses the request or its answer. */
  let onRequest: (name: string, when: 'before' | 'after') => void = () => {}
  let refundResult: 'done' | 'not-possible' | 'unclear' = 'done'

  const request = async <T>(name: string, work: () => T): Promise<T> => {
    if (isDown) throw new PaymentUnreachable('The payment service does not answer.')
    onRequest(name, 'before')
    const answer = work()
    onRequest(name, 'after')
    return answer
  }
  const get = (id: string) => {
    const found = kept.get(id)
    if (!found) throw new Error(`Nobody has registered the payment ${id}.`)
    return found
  }
  const refundedOf = ({ refunds }: Kept) => [...refunds.values()].reduce((sum, amount) => sum + amount, 0)

  const service: PaymentService = {
    create: (payment) =>
      request('create', () => {
        const sum = payment.lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
        if (sum !== payment.amount) throw new Error(`The lines make ${sum}, not ${payment.amount}.`)
        if (!kept.has(payment.paymentId)) {
          kept.set(payment.paymentId, { payment, status: { state: 'open' }, refunds: new Map() })
        }
        return { address: `http://maksu.localhost/pay/${payment.paymentId}` }
      }),
    query: (id) => request('query', () => kept.get(id)?.status ?? { state: 'unknown' as const }),
    refund: ({ paymentId, refundId, amount }: Refund) =>
      request('refund', () => {
        const found = get(paymentId)
        if (refundResult !== 'done') return refundResult
        const { status, refunds } = found
        if (status.state !== 'paid') return 'not-possible'
        if (!refunds.has(refundId)) refunds.set(refundId, amount === 'all' ? status.amount : amount)
        if (refundedOf(found) > status.amount) throw new Error('More was refunded than paid.')
        return 'done'
      }),
    methods: (amount) => request('methods', () => (amount > 0 ? [{ code: 'FI50', name: 'Kortti', image: null }] : [])),
    paymentIdIn: ({ pmt_id }) => (typeof pmt_id === 'string' ? pmt_id : null),
  }
  return {
    service,
    pay(id: string, changes: { amount?: number; orderNumber?: string } = {}) {
      const found = get(id)
      const { amount, orderNumber } = found.payment
      found.status = { state: 'paid', amount, orderNumber, refunded: 0, methodCode: null, ...changes }
    },
    set(id: string, state: 'open' | 'delayed' | 'cancelled') {
      get(id).status = { state }
    },
    fail(down: boolean) {
      isDown = down
    },
    on(listener: typeof onRequest) {
      onRequest = listener
    },
    answerRefunds(result: typeof refundResult) {
      refundResult = result
    },
    find: (id: string) => kept.get(id),
    registered: () => [...kept.keys()],
    /** What the shop has got, after refunds. */
    balance: () =>
      [...kept.values()].reduce(
        (sum, each) => sum + (each.status.state === 'paid' ? each.status.amount - refundedOf(each) : 0),
        0,
      ),
  }
}
