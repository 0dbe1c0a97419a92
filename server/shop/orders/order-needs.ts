import type { Language } from '#contract/site.ts'
import type { PaymentService } from '#server/adapters/payment/payment-service.ts'
import type { AskInTurn } from './ask-in-turn.ts'
import type { OfferedMethods } from './offered-methods.ts'
import type { OrderTimes } from './order.ts'
import type { OrderStore } from './orders.ts'
import type { PaymentTexts } from './rules/payment-lines.ts'
import type { OrderStores } from './transaction.store.ts'

/** What the actions on orders need. */
export type OrderNeeds = {
  /** The store outside a transaction. */
  store: OrderStore
  atomically: <T>(work: (stores: OrderStores) => Promise<T>) => Promise<T>
  /** Limits how many purchases run at once on this node. The others wait without a database connection. */
  purchaseInTurn: <T>(work: () => Promise<T>) => Promise<T>
  payments: PaymentService
  askInTurn: AskInTurn
  offeredMethods: OfferedMethods
  /** Where the payment service sends the browser. */
  returnAddress: (result: 'ok' | 'virhe' | 'peruttu' | 'viive') => string
  paymentTexts: (language: Language) => PaymentTexts
  /** Makes the codes of bought gift cards: unguessable, and always the same for an order. */
  cardCodes: (order: string, count: number) => readonly string[]
  /** Starts the jobs for mails and refunds. If it gets lost, they run within the next minute. */
  wake: () => void
  /** Reports a fault of ours, or something that staff would not see otherwise. */
  onProblem: (error: unknown, sentence: string) => void
  /** Reports something that others have caused, and that is retried or waits in a list for staff. */
  onWarning: (error: unknown, sentence: string) => void
  times: OrderTimes
  now: () => Date
}
