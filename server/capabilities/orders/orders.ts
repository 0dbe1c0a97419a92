import type { CheckoutWarning } from '#contract/cart-warnings.ts'
import type { Change } from '#contract/change.ts'
import type { LimitedProduct } from '#contract/delivery-days.ts'
import type { Cents } from '#contract/money.ts'
import type {
  CodeUse,
  OrderAmounts,
  OrderLine,
  OrderMailKind,
  OrderSnapshot,
  WithdrawnLine,
} from '#contract/order-snapshot.ts'
import type { OrderState } from '#contract/order-states.ts'
import type { CartLine, CodeKind } from '#contract/shop-data.ts'
import type { Language } from '#contract/site.ts'
import type { PaymentService } from '#server/adapters/payment/payment-service.ts'
import type { AskInTurn } from './ask-in-turn.ts'
import type { OfferedMethods } from './offered-methods.ts'
import type { Order, OrderTimes } from './order.ts'
import type { PaymentTexts } from './rules/payment-lines.ts'

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
export type OrderClock = { wasOver: boolean; wasLongOver: boolean; ageSeconds: number }

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

export type DueMail = {
  id: string
  order: string
  kind: OrderMailKind
  subject: string
  createdAt: Date
  tries: number
}

export type OrderMailStore = {
  /** Once for each order, kind and subject. */
  add(order: string, kind: OrderMailKind, subject?: string): Promise<void>
  /** Claims mails that wait: nobody else gets them for so long. */
  takeDue(limit: number, claimSeconds: number): Promise<DueMail[]>
  /** Claims it for longer, counted from now. False if it is mailed or erased, or if another node has claimed it since. */
  renew(mail: DueMail, claimSeconds: number): Promise<boolean>
  /** Gives the claim back; the mail is tried again after a pause that doubles with each try. */
  giveBack(mail: DueMail, pauseSeconds: number): Promise<void>
  setMailed(id: string): Promise<void>
  of(order: string): Promise<{ kind: OrderMailKind; mailedAt: Date | null }[]>
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

/** A place that was taken, or why there is none. */
export type SlotAnswer = { slotId: number; label: string } | 'full' | 'closed' | 'not-offered' | 'not-served'

type ChosenSlot = { postalCode: string; date: string; time: string }

/** The delivery's places, in the order's transaction. */
type SlotsOfOrders = {
  take(slot: ChosenSlot): Promise<SlotAnswer>
  free(slotId: number): Promise<void>
  /** The cut-off; null if it is past, by the database's clock. */
  openUntil(slotId: number): Promise<Date | null>
}

export type LockedCode = {
  key: string
  kind: CodeKind
  amount: Cents | null
  maxUses: number | null
  uses: number
}

/** A bought gift card: which piece of which line, and how its code ends. */
export type StoredCard = LockedCode & {
  issued: Cents | null
  boughtLine: string | null
  boughtPiece: number | null
  ending: string | null
}

type CodeMove = { key: string; amount: Cents; uses: number }

/** The shop's codes, in the order's transaction. */
type CodesOfOrders = {
  lock(codes: readonly string[], keys: readonly string[]): Promise<{ byKey: ReadonlyMap<string, LockedCode> }>
  move(moves: readonly CodeMove[], order: string): Promise<void>
  /** What an order has taken of codes and not given back, by key. */
  takenBy(order: string): Promise<ReadonlyMap<string, { amount: Cents; uses: number }>>
  issue(
    cards: readonly {
      code: string
      amount: Cents
      validUntil: string
      order: string
      line: string
      piece: number
    }[],
  ): Promise<void>
  boughtBy(order: string): Promise<readonly StoredCard[]>
}

/** The catalogue's stock, in the order's transaction. */
type StockOfOrders = {
  /** Locks products by code; what they have in stock, null for unlimited. */
  lock(codes: readonly string[]): Promise<ReadonlyMap<string, number | null>>
  /** What an order has taken and not given back. */
  takenBy(order: string): Promise<readonly { code: string; pieces: number }[]>
  /** Of locked products. Returns what this node has to be told after the commit. */
  move(moves: readonly { code: string; change: number }[], order: string): Promise<Change[]>
}

export type OrderedCart = { id: string; lines: readonly CartLine[]; codes: readonly string[]; isOrdered: boolean }

/** The carts, in the order's transaction. */
type CartsOfOrders = {
  /** The cart with this id, or the one it leads to. */
  lock(id: string): Promise<OrderedCart | null>
  /** An order was placed from it: only what the order does not have is left. */
  close(cart: OrderedCart, ordered: readonly OrderLine[]): Promise<void>
  /** Takes what was ordered out of a cart that is not the order's own: it has taken that one over. */
  takeOut(cart: OrderedCart, ordered: readonly OrderLine[]): Promise<void>
  /** At today's prices, with the products and codes that this transaction has locked. */
  price(cart: OrderedCart): Promise<PricedCart>
}

export type PricedCart = {
  lines: readonly OrderLine[]
  codes: readonly CodeUse[]
  amounts: OrderAmounts
  isDelivered: boolean
  /** What has to be brought, with the weekdays on which it can be. */
  products: readonly LimitedProduct[]
  problems: readonly CheckoutWarning[]
}

/** Everything that a transaction of orders may touch. Locked in this order: cart, orders, stock by code, slot, codes by key. */
export type OrderStores = {
  orders: OrderStore
  mails: OrderMailStore
  refunds: RefundStore
  withdrawals: WithdrawalStore
  stock: StockOfOrders
  slots: SlotsOfOrders
  codes: CodesOfOrders
  carts: CartsOfOrders
}

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
  announce: (change: Change) => Promise<void>
  /** Mails and refunds may be waiting. Losing this delays them until the next minute. */
  wake: () => void
  /** A fault of ours, or something that staff do not see otherwise. */
  onProblem: (error: unknown, sentence: string) => void
  /** Something that others have caused, and that is tried again or waits in a list of staff. */
  onWarning: (error: unknown, sentence: string) => void
  times: OrderTimes
  now: () => Date
}

export type Goods = Pick<OrderSnapshot, 'lines' | 'codes'>
