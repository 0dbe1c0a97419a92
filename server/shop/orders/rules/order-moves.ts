import type { OrderState } from '#contract/shop/order-states.ts'

/** From each state, where an order may go. */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  reserved: ['placed', 'superseded', 'lapsed', 'refund-due'],
  // Still watched: a payment that was begun may come.
  superseded: ['placed', 'refund-due'],
  lapsed: ['placed', 'refund-due'],
  placed: ['packed', 'cancelled'],
  packed: ['delivered'],
  delivered: [],
  cancelled: [],
  'refund-due': ['refunded'],
  refunded: [],
}

export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/** Whether the goods are the buyer's: paid, and neither cancelled nor refunded. */
export function isBought(state: OrderState): boolean {
  return state === 'placed' || state === 'packed' || state === 'delivered'
}

/** Whether only a payment is missing, or would change everything. */
export function isUnpaid(state: OrderState): boolean {
  return state === 'reserved' || state === 'superseded' || state === 'lapsed'
}
