import { cents } from '#contract/values/money.ts'
import { doAllDue } from './do-all-due.ts'
import { GoodsGone, giveBack, takeAgain } from './goods.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { OrderClock } from './orders.ts'
import { reportPayment } from './payment.ts'
import { followPlacing, supersedeOthers } from './place-order.ts'
import { addRefund } from './refund.ts'
import { isSettled, nextCheck } from './rules/check-times.ts'
import { type SeenPayment, type Settlement, settlementOf } from './rules/settlement.ts'
import type { OrderedCart, OrderStores } from './transaction.store.ts'

/**
 * Asks the payment service about an order, and then places it, gives its goods back, or refunds it. May be repeated at any
 * time, by any number of nodes. Returns what the payment service said.
 */
export async function settle(needs: OrderNeeds, id: string): Promise<SeenPayment['state']> {
  const known = await needs.store.find(id)
  if (!known) throw new Error(`There is no order ${id}.`)
  // Read before asking: an answer counts for what was over when the question was asked.
  const clock = await needs.store.clock(id, needs.times.longestReservation)
  const seen = await ask(needs, known)
  await apply(needs, known, seen, clock)
  needs.wake()
  return seen.state
}

/**
 * The same for a shopper who comes back from the payment page, and for callbacks of the payment service. Anybody may call it at any
 * time, so a final state is not asked about again, and other requests wait for each other.
 */
export async function settleReturned(needs: OrderNeeds, order: Order): Promise<Order> {
  if (isSettled(order)) return order
  await needs.askInTurn(order.id, () => settle(needs, order.id))
  return (await needs.store.find(order.id)) ?? order
}

async function ask(needs: OrderNeeds, { paymentId, number }: Order): Promise<SeenPayment> {
  try {
    return await needs.payments.query(paymentId)
  } catch (error) {
    reportPayment(needs, error, `The payment service could not be asked about the order ${number}`)
    return { state: 'unreachable' }
  }
}

async function apply(needs: OrderNeeds, known: Order, seen: SeenPayment, clock: OrderClock): Promise<void> {
  try {
    await applyOnce(needs, known, seen, clock, { canTakeAgain: true })
  } catch (error) {
    if (!(error instanceof GoodsGone)) throw error
    await applyOnce(needs, known, seen, clock, { canTakeAgain: false })
  }
}

function applyOnce(
  needs: OrderNeeds,
  known: Order,
  seen: SeenPayment,
  clock: OrderClock,
  { canTakeAgain }: { canTakeAgain: boolean },
): Promise<void> {
  return needs.atomically(async (stores) => {
    const cart = await stores.carts.lock(known.cart)
    const ofCart = await stores.orders.lockOfCart(known.cart, known.id)
    const order = ofCart.find(({ id }) => id === known.id)
    if (!order) return
    const cartIsOrdered = (await stores.orders.placedFrom(order.cart, order.id)) !== null
    const settlement = settlementOf(order, seen, { ...clock, cartIsOrdered })
    const due = settlement.kind === 'take-again' && !canTakeAgain ? goodsGone(settlement) : settlement
    const done = await carryOut(needs, stores, due, { order, ofCart, cart })
    const isAnswered = seen.state !== 'unreachable'
    if (isAnswered) await stores.orders.set(order.id, { paymentState: seen.state })
    const paymentState = isAnswered ? seen.state : order.paymentState
    const { state, holdsGoods } = done
    const { ageSeconds, reservationSeconds } = clock
    const after = { state, holdsGoods, paymentState, isAnswered, ageSeconds, reservationSeconds }
    await stores.orders.checkIn(order.id, nextCheck(after, needs.times))
  })
}

const goodsGone = ({ paid }: { paid: number }): Settlement => ({
  kind: 'refund',
  paid: cents(paid),
  why: 'it was paid when its goods were no longer to be had',
  isExpected: true,
})

type Locked = { order: Order; ofCart: readonly Order[]; cart: OrderedCart | null }
type Done = Pick<Order, 'state' | 'holdsGoods'>

async function carryOut(
  needs: OrderNeeds,
  stores: OrderStores,
  settlement: Settlement,
  { order, ofCart, cart }: Locked,
): Promise<Done> {
  switch (settlement.kind) {
    case 'nothing':
      return { state: order.state, holdsGoods: order.holdsGoods }
    case 'place':
    case 'take-again': {
      const products = ofCart.flatMap(({ snapshot }) => snapshot.lines.map(({ code }) => code))
      await stores.stock.lock([...new Set(products)].sort())
      await supersedeOthers(stores, ofCart, order.id)
      const again = settlement.kind === 'take-again' ? await takeAgain(stores, order) : undefined
      const slotId = again ? again.slotId : order.slotId
      const placed = await stores.orders.move(order, 'placed', { holdsGoods: true, slotId, paid: settlement.paid })
      await followPlacing(needs, stores, placed, cart)
      return { state: 'placed', holdsGoods: true }
    }
    case 'refund': {
      await giveBack(stores, order)
      const due = await stores.orders.move(order, 'refund-due', {
        holdsGoods: false,
        slotId: null,
        paid: settlement.paid,
      })
      await addRefund(stores, due, { money: settlement.paid, codes: [] }, settlement.why)
      await stores.mails.add(order, 'refund-due')
      const report = settlement.isExpected ? needs.onWarning : needs.onProblem
      report(new Error(settlement.why), `The order ${order.number} must be refunded`)
      return { state: 'refund-due', holdsGoods: false }
    }
    case 'release': {
      await giveBack(stores, order)
      await stores.orders.move(order, 'lapsed', { holdsGoods: false, slotId: null })
      return { state: 'lapsed', holdsGoods: false }
    }
  }
}

/** Orders per batch: few enough to finish before another node may take them. */
const BATCH_SIZE = 25
/** How long no other node takes the same order. */
const PAUSE_SECONDS = 120
const AT_ONCE = 5

/** Settles all orders whose time has come. One that fails is tried again later, like those of a node that dies. */
export function checkPayments(needs: OrderNeeds): Promise<number> {
  return doAllDue({
    take: () => needs.store.takeDue(BATCH_SIZE, PAUSE_SECONDS),
    each: async (id) => {
      await settle(needs, id).catch((error) => needs.onProblem(error, `Settling the order ${id} failed`))
    },
    atOnce: AT_ONCE,
  })
}
