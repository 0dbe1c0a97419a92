import type { OrderMailKind, OrderSnapshot, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
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
  /** Null: there is nothing to pay. */
  checkInSeconds: number | null
}

/** Read before the payment service is asked, by the database's clock. */
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
  /** Throws if the table of moves does not have it. */
  move(
    order: Order,
    to: OrderState,
    more?: Partial<Pick<Order, 'holdsGoods' | 'slotId' | 'paid' | 'refunded'>>,
  ): Promise<Order>
  set(
    id: string,
    changes: Partial<Pick<Order, 'paymentAddress' | 'paymentState' | 'paid' | 'refunded' | 'holdsGoods' | 'slotId'>>,
  ): Promise<void>
  checkIn(id: string, seconds: number | null): Promise<void>
  /** Orders whose payment must be asked for now; nobody else gets them for a while. */
  takeDue(limit: number, pauseSeconds: number): Promise<string[]>
  ofCustomer(customer: string, part: Part): Promise<{ hits: Order[]; totalCount: number }>
  inState(states: readonly OrderState[]): Promise<Order[]>
  hasBought(customer: string, code: string): Promise<boolean>
  byEmail(email: string): Promise<Order[]>
}

export type OrderMailStore = {
  /** Once for each order, kind and detail: which refund or withdrawal it is about. */
  add(order: Pick<Order, 'id' | 'email'>, kind: OrderMailKind, detail?: string): Promise<void>
}

export type Refund = {
  id: string
  order: string
  amount: Cents
  toCodes: Cents
  reason: string
  state: 'due' | 'done' | 'manual'
}

export type RefundStore = {
  add(refund: Refund): Promise<void>
  of(order: string): Promise<Refund[]>
  inState(state: Refund['state']): Promise<Refund[]>
  takeDue(limit: number, pauseSeconds: number): Promise<Refund[]>
  /** False if it has ended before. */
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
  /** How many were stated lately about orders under this address. */
  recentOf(email: string, seconds: number): Promise<number>
  of(order: string): Promise<Withdrawal[]>
  find(id: string): Promise<Withdrawal | null>
  all(): Promise<Withdrawal[]>
}

export type Goods = Pick<OrderSnapshot, 'lines' | 'codes'>
