import type { OrderState } from '#contract/shop/order-states.ts'

/** The states that an order may move to, by its current state. */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  reserved: ['placed', 'superseded', 'lapsed', 'refund-due'],
  // Still checked: a payment that was begun may arrive.
  superseded: ['placed', 'refund-due'],
  lapsed: ['placed', 'refund-due'],
  placed: ['packed', 'cancelled'],
  // Back where staff take a step back, or nobody was there to receive it.
  packed: ['delivered', 'placed', 'cancelled'],
  delivered: ['packed', 'placed', 'cancelled'],
  cancelled: [],
  'refund-due': ['refunded'],
  refunded: [],
}

export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/** Whether the buyer owns the goods: paid, and neither cancelled nor refunded. */
export function isBought(state: OrderState): boolean {
  return state === 'placed' || state === 'packed' || state === 'delivered'
}

/** Whether the order is not paid, so that a payment would still change it. */
export function isUnpaid(state: OrderState): boolean {
  return state === 'reserved' || state === 'superseded' || state === 'lapsed'
}
