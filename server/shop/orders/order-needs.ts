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
  /** Outside a transaction. */
  store: OrderStore
  atomically: <T>(work: (stores: OrderStores) => Promise<T>) => Promise<T>
  /** Lets a few purchases run at once on this node; others wait without a connection to the database. */
  purchaseInTurn: <T>(work: () => Promise<T>) => Promise<T>
  payments: PaymentService
  askInTurn: AskInTurn
  offeredMethods: OfferedMethods
  /** Where the payment service sends the browser. */
  returnAddress: (result: 'ok' | 'virhe' | 'peruttu' | 'viive') => string
  paymentTexts: (language: Language) => PaymentTexts
  /** Makes the codes of bought gift cards: unguessable, and always the same for an order. */
  cardCodes: (order: string, count: number) => readonly string[]
  /** Mails and refunds may be waiting. Losing this delays them until the next minute. */
  wake: () => void
  /** A fault of ours, or something that staff do not see otherwise. */
  onProblem: (error: unknown, sentence: string) => void
  /** Something that others have caused, and that is tried again or waits in a list of staff. */
  onWarning: (error: unknown, sentence: string) => void
  times: OrderTimes
  now: () => Date
}
