import type { OrderMailKind, OrderSnapshot, RefundedLine, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { Cents } from '#contract/values/money.ts'
import type { Order } from './order.ts'

export type NewOrder = Pick<
  Order,
  'id' | 'paymentId' | 'cart' | 'digest' | 'email' | 'language' | 'holdsGoods' | 'slotId' | 'snapshot' | 'amount'
> & {
  customer: string
  state: 'reserved' | 'placed'
  reservationSeconds: number
  /** Null if there is nothing to pay. */
  checkInSeconds: number | null
}

/** The age of an order by the database's clock, read before the payment service is asked. */
export type OrderClock = { wasOver: boolean; wasLongOver: boolean; ageSeconds: number; reservationSeconds: number }

type Part = { from: number; count: number }

export type OrderStore = {
  add(order: NewOrder): Promise<Order>
  find(id: string): Promise<Order | null>
  byNumber(number: number): Promise<Order | null>
  byPaymentId(paymentId: string): Promise<Order | null>
  lock(id: string): Promise<Order | null>
  /** Locks the orders of a cart that are reserved, and this one. */
  lockOfCart(cart: string, id?: string): Promise<Order[]>
  /** The order that was placed from a cart. */
  placedFrom(cart: string, except?: string): Promise<Order | null>
  recentlyPlaced(customer: string, total: Cents, seconds: number): Promise<Order | null>
  clock(id: string, longestSeconds: number): Promise<OrderClock>
  /** Moves an order to another state. Throws if `order-moves.ts` does not allow it. */
  move(
    order: Order,
    to: OrderState,
    more?: Partial<
      Pick<Order, 'holdsGoods' | 'slotId' | 'paid' | 'refunded' | 'packedAt' | 'deliveredAt' | 'snapshot'>
    >,
  ): Promise<Order>
  set(
    id: string,
    changes: Partial<
      Pick<Order, 'paymentAddress' | 'paymentState' | 'paid' | 'refunded' | 'holdsGoods' | 'slotId' | 'snapshot'>
    >,
  ): Promise<void>
  checkIn(id: string, seconds: number | null): Promise<void>
  /** Takes orders whose payment check is due. No other node gets them for a while. */
  takeDue(limit: number, pauseSeconds: number): Promise<string[]>
  ofCustomer(customer: string, part: Part): Promise<{ hits: Order[]; totalCount: number }>
  /** By number, a part at a time: there may be a million. */
  inState(states: readonly OrderState[]): AsyncGenerator<Order>
  hasBought(customer: string, code: string): Promise<boolean>
  byEmail(email: string): Promise<Order[]>
}

export type OrderMailStore = {
  /** Once for each order, kind and detail: which refund or withdrawal it is about. False if it was there before. */
  add(order: Pick<Order, 'id' | 'email'>, kind: OrderMailKind, detail?: string): Promise<boolean>
}

export type Refund = {
  id: string
  order: string
  amount: Cents
  toCodes: Cents
  reason: string
  state: 'due' | 'done' | 'manual'
  /** The pieces that it is for, where staff have refunded products. */
  lines?: readonly RefundedLine[] | null
}

export type RefundStore = {
  add(refund: Refund): Promise<void>
  of(order: string): Promise<(Refund & { createdAt: Date; doneAt: Date | null })[]>
  inState(state: Refund['state']): Promise<Refund[]>
  takeDue(limit: number, pauseSeconds: number): Promise<Refund[]>
  /** False if it had ended before. */
  end(id: string, state: 'done' | 'manual'): Promise<boolean>
}

/** A statement of withdrawal. It is carried out when its buyer has used the mailed link. */
export type Withdrawal = {
  id: string
  order: string
  name: string
  lines: readonly WithdrawnLine[]
  createdAt: Date
  confirmedAt: Date | null
}

export type WithdrawalStore = {
  add(withdrawal: Omit<Withdrawal, 'id' | 'createdAt' | 'confirmedAt'>): Promise<Withdrawal>
  confirm(id: string, lines: readonly WithdrawnLine[]): Promise<Withdrawal>
  /** How many withdrawals were stated recently for orders with this e-mail address. */
  recentOf(email: string, seconds: number): Promise<number>
  of(order: string): Promise<Withdrawal[]>
  find(id: string): Promise<Withdrawal | null>
  all(): Promise<Withdrawal[]>
}

export type Goods = Pick<OrderSnapshot, 'lines' | 'codes'>
