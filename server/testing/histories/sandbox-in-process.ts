import { SANDBOX_ACCOUNT } from '#server/adapters/payment/open-payment-service.ts'
import { sveaPayments } from '#server/adapters/payment/svea/svea-payments.ts'
import type { FaultKind } from '../../../sandbox/controls.ts'
import { methodsAnswer } from '../../../sandbox/methods.ts'
import { type Payment, refundedOf, toCents, totalOf } from '../../../sandbox/payment.ts'
import { PaymentBook } from '../../../sandbox/payment-book.ts'
import { type Choice, returnAddress } from '../../../sandbox/returns.ts'
import { paymentService } from '../../../sandbox/service.ts'

const ORIGIN = 'https://maksu.example'
const calls = {
  '/NewPaymentExtended.pmt': 'create',
  '/PaymentStatusQuery.pmt': 'query',
  '/PaymentCancel.pmt': 'refund',
} as const
type Asked = (typeof calls)[keyof typeof calls]

const outcomes: Record<Choice, Pick<Payment, 'state' | 'paidOn'>> = {
  approve: { state: 'paid', paidOn: '18.11.2026' },
  delay: { state: 'delayed' },
  cancel: { state: 'tried' },
  fail: { state: 'tried' },
}

/** The payment service of a history: our adapter and the sandbox's answers to it, without a network between them. */
export function sandboxInProcess() {
  let book = new PaymentBook()
  let isDown = false
  /** The service has ended them for good: nobody can pay them. */
  const ended = new Set<string>()
  const faults: { call: Asked; kind: FaultKind }[] = []
  const payAddressOf = ({ token }: Payment) => `${ORIGIN}/w/Pay.pmt?ST=${token}`
  const service = { of: () => paymentService({ book, account: SANDBOX_ACCOUNT, payAddressOf }) }

  const answer = (path: string, query: URLSearchParams, body: string): Response => {
    if (path === '/GetPaymentMethods.pmt') return new Response(methodsAnswer(toCents(query.get('totalamount') ?? '')))
    const found = /^\/api\/public\/v1\/payments\/([^/]+)\/payment-url$/.exec(path)
    if (found) {
      const payment = book.find(found[1] ?? '')
      return payment
        ? new Response(JSON.stringify({ url: payAddressOf(payment) }))
        : new Response(null, { status: 404 })
    }
    const call = calls[path as keyof typeof calls]
    const fields = Object.fromEntries(new URLSearchParams(body))
    const at = faults.findIndex((fault) => fault.call === call)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    const isEnded = call === 'query' && ended.has(fields.pmtq_id ?? '')
    const xml = service.of()[call](fields, isEnded ? 'code 99' : fault?.kind)
    if (fault?.kind === 'lost-answer') throw new Error('The connection was lost.')
    return new Response(xml)
  }
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (isDown) throw new Error('The payment service does not answer.')
    const { pathname, searchParams } = new URL(address)
    return answer(pathname, searchParams, String(init.body ?? ''))
  }
  const get = (id: string): Payment => {
    const payment = book.find(id)
    if (!payment) throw new Error(`Nobody has registered the payment ${id}.`)
    return payment
  }

  return {
    service: sveaPayments({ ...SANDBOX_ACCOUNT, payOrigin: ORIGIN, callOrigin: ORIGIN, timeoutMs: 10_000, send }),
    reset() {
      book = new PaymentBook()
      isDown = false
      ended.clear()
      faults.length = 0
    },
    all: () => book.all,
    isDown: () => isDown,
    fail(down: boolean) {
      isDown = down
    },
    spoil: (call: Asked, kind: FaultKind) => void faults.push({ call, kind }),
    isSpoilt: () => faults.length > 0,
    forgetFaults: () => void faults.splice(0),
    /** Acts as the payer. Returns where the browser goes, and where the service calls itself. */
    choose(id: string, choice: Choice): string {
      const payment = get(id)
      if (payment.state !== 'paid') book.save({ ...payment, method: payment.method || 'FI01', ...outcomes[choice] })
      return returnAddress(get(id), choice, SANDBOX_ACCOUNT.secretKey)
    },
    end: (id: string) => void ended.add(id),
    isEnded: (id: string) => ended.has(id),
    settle: (id: string) => book.save({ ...get(id), isSettled: true }),
    received: (id: string) => {
      const payment = book.find(id)
      return payment?.state === 'paid' ? totalOf(payment) : 0
    },
    returned: (id: string) => {
      const payment = book.find(id)
      return payment ? refundedOf(payment) : 0
    },
  }
}
