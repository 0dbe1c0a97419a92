import type { PastOrder } from '#contract/shop/orders.ts'
import type { OrderActionTexts } from '#web/messages/shop/order-actions.texts.ts'

/** What the state of an order is called. */
export function stateText({ state, isWithdrawn }: Pick<PastOrder, 'state' | 'isWithdrawn'>, texts: OrderActionTexts) {
  return isWithdrawn ? texts.withdrawn : texts.states[state]
}
