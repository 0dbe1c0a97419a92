import type { PaymentService } from './payment-service.ts'
import { sveaPayments } from './svea/svea-payments.ts'

/** The shopper waits for it. */
const TIMEOUT_MS = 10_000

/** The sandbox is started with these. */
export const SANDBOX_ACCOUNT = { sellerId: 'KASKIMAA', secretKey: 'hiekkalaatikko' }

type Settings = { PAYMENT_SELLER_ID?: string | undefined; PAYMENT_SECRET_KEY?: string | undefined }

/** Svea Payments, or the sandbox that speaks its protocol. */
export function openPaymentService(
  { PAYMENT_SELLER_ID: sellerId, PAYMENT_SECRET_KEY: secretKey }: Settings,
  payOrigin: string,
): PaymentService {
  const account = sellerId && secretKey ? { sellerId, secretKey } : SANDBOX_ACCOUNT
  return sveaPayments({ ...account, payOrigin, callOrigin: callOriginOf(payOrigin), timeoutMs: TIMEOUT_MS })
}

/** Browsers resolve every name under localhost; the libraries of an operating system often do not. */
function callOriginOf(payOrigin: string): string {
  const { protocol, hostname, port } = new URL(payOrigin)
  return hostname.endsWith('.localhost') ? `${protocol}//127.0.0.1:${port}` : payOrigin
}
