import type { OrderEvent, ShownStaffOrder } from '#contract/office/orders/order.ts'
import type { Role } from '#contract/office/roles.ts'
import type { OrderMailKind } from '#contract/shop/order-snapshot.ts'
import { cents, minus, ratePercent, times } from '#contract/values/money.ts'
import type { AuditLog } from '#server/audit/audit.store.ts'
import type { Order } from '../order.ts'
import { mailName } from '../order-mails.store.ts'
import { stillPaid } from '../refund.ts'
import { canRefundLine, settledPieces } from '../rules/line-refund.ts'
import { canMove, isBought } from '../rules/order-moves.ts'
import { refundable } from '../rules/refund-split.ts'
import type { OrderStores } from '../transaction.store.ts'
import { sumOf } from './refund-by-staff.ts'
import { seenOf } from './seen.ts'
import { before } from './step-by-staff.ts'

type Stores = Pick<OrderStores, 'refunds' | 'withdrawals' | 'changes' | 'codes' | 'notes' | 'outgoing' | 'settings'> & {
  log: AuditLog
}

/** Everything about an order, for the page of staff. */
export async function showStaffOrder(stores: Stores, order: Order, roles: readonly Role[]): Promise<ShownStaffOrder> {
  const { snapshot, number, state } = order
  const refunds = await stores.refunds.of(order.id)
  const pieces = settledPieces(refunds, await stores.changes.of(order.id))
  const left = isBought(state) ? refundable(await stillPaid(stores, order)) : cents(0)
  const { vatParts: _, ...amounts } = snapshot.amounts
  return {
    number,
    state,
    seen: await seenOf(stores, order),
    at: order.createdAt.toISOString(),
    lines: snapshot.lines.map(({ code, name, quantity, price, vatRate, vatClass }) => ({
      code,
      name,
      quantity,
      price,
      linePrice: times(price, quantity),
      vatPercent: vatRate === null ? null : ratePercent(vatRate),
      refunded: pieces.find((line) => line.code === code)?.quantity ?? 0,
      canRefund: canRefundLine({ vatClass }),
    })),
    amounts,
    codes: snapshot.codes.map(({ shown, kind, amount }) => ({ shown, kind, amount })),
    payment: {
      id: order.paymentId,
      state: order.paymentState,
      method: snapshot.paymentMethodCode,
      amount: order.amount,
      paid: order.paid,
      refunded: order.refunded,
      reservedUntil: state === 'reserved' ? order.reservedUntil.toISOString() : null,
    },
    refundable: left,
    mayRefund: roles.includes('shop') ? left : await limitOf(stores, roles, refunds, left),
    slot: snapshot.slot,
    deliveryAddress: snapshot.deliveryAddress,
    billingAddress: snapshot.billingAddress,
    email: snapshot.email,
    phone: snapshot.phone,
    information: snapshot.additionalInformation,
    can: actionsOf(order, roles, left),
    events: await eventsOf(stores, order),
  }
}

type Refunds = Awaited<ReturnType<Stores['refunds']['of']>>

async function limitOf(stores: Stores, roles: readonly Role[], refunds: Refunds, left: number): Promise<number> {
  if (!roles.includes('service')) return 0
  const { serviceRefundLimit } = await stores.settings()
  return Math.min(left, Math.max(0, minus(serviceRefundLimit, sumOf(refunds))))
}

function actionsOf(order: Order, roles: readonly Role[], left: number): ShownStaffOrder['can'] {
  const isShop = roles.includes('shop')
  if (!isShop && !roles.includes('service')) return []
  const { state, slotId, email } = order
  const isPlaced = state === 'placed'
  const isPacked = state === 'packed' || state === 'delivered'
  const possible = {
    refund: isBought(state) && left > 0,
    cancel: isPlaced || (isPacked && isShop),
    move: isShop && isPlaced && slotId !== null,
    address: isShop && isPlaced && slotId !== null,
    'not-delivered': isShop && isPacked && slotId !== null,
    packed: isShop && isPlaced && slotId !== null,
    delivered: isShop && canMove(state, 'delivered'),
    undo: isShop && before(order) !== null,
    mail: email !== null,
    note: email !== null,
  }
  return (Object.keys(possible) as (keyof typeof possible)[]).filter((name) => possible[name])
}

async function eventsOf(stores: Stores, order: Order): Promise<OrderEvent[]> {
  const states = [
    ['reserved', order.createdAt],
    ['placed', order.placedAt],
    ['packed', order.packedAt],
    ['delivered', order.deliveredAt],
    ['cancelled', order.cancelledAt],
  ] as const
  const time = (at: Date | null) => at?.toISOString() ?? null
  const all: OrderEvent[] = [
    ...states.flatMap(([state, at]) => (at ? [{ kind: 'state' as const, state, at: at.toISOString() }] : [])),
    ...(await stores.outgoing.about(order.id)).map(({ id, kind, state, createdAt, endedAt, lastError }) => ({
      kind: 'mail' as const,
      at: createdAt.toISOString(),
      id,
      mail: kind.replace(mailName('' as OrderMailKind), '') as OrderMailKind,
      state,
      endedAt: time(endedAt),
      error: lastError,
    })),
    ...(await stores.refunds.of(order.id)).map(({ amount, toCodes, reason, state, createdAt, doneAt }) => ({
      kind: 'refund' as const,
      at: createdAt.toISOString(),
      money: amount,
      toCodes,
      reason,
      state,
      doneAt: time(doneAt),
    })),
    ...(await stores.withdrawals.of(order.id)).map(({ lines, createdAt, confirmedAt }) => ({
      kind: 'withdrawal' as const,
      at: createdAt.toISOString(),
      goods: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      confirmedAt: time(confirmedAt),
    })),
    ...(await stores.log.ofSubject(`order:${order.number}`)).map(({ at, name, action, before, after }) => ({
      kind: 'staff' as const,
      at: at.toISOString(),
      name,
      action,
      change: { before, after },
    })),
    ...(await stores.notes.of([order.id])).map(({ createdAt, name, text }) => ({
      kind: 'note' as const,
      at: createdAt.toISOString(),
      name,
      text,
    })),
  ]
  return all.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
