import { randomUUID } from 'node:crypto'
import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import { isSharedDay } from '#contract/shop/delivery-days.ts'
import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import type { OrderAddress } from '#contract/shop/purchase-form.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from '../order.ts'
import type { OrderStores } from '../transaction.store.ts'
import type { Acted } from './acting.ts'

type Slot = { date: string; time: string }
type Placed = { slotId: number; slot: NonNullable<OrderSnapshot['slot']> }

/** Moves an order that is not packed to another time. */
export async function moveDelivery(
  stores: OrderStores,
  order: Order,
  slot: Slot,
  effects: OrderEffect[],
): Promise<Acted> {
  if (order.state !== 'placed') return refused('ORDER_NOT_READY')
  const placed = await place(stores, order, slot, order.snapshot.deliveryAddress, effects)
  if (!placed.ok) return placed
  await stores.orders.set(order.id, {
    slotId: placed.value.slotId,
    snapshot: { ...order.snapshot, slot: placed.value.slot },
  })
  return changed(stores, order, 'order.move', placed.value)
}

type AddressAction = Extract<OrderAction, { kind: 'address' }>

/** Changes the address of an order that is not packed. To another area only together with a time there. */
export async function changeAddress(
  stores: OrderStores,
  order: Order,
  { address, slot }: AddressAction,
  effects: OrderEffect[],
): Promise<Acted> {
  const { snapshot } = order
  if (order.state !== 'placed' || !snapshot.slot || order.slotId === null) return refused('ORDER_NOT_READY')
  const isSameArea = slot === undefined && (await stores.slots.serves(order.slotId, address.postalCode))
  if (slot === undefined && !isSameArea) return refused('SLOT_NOT_OFFERED')
  effects.push({ kind: 'delivery', from: addressText(snapshot.deliveryAddress), to: addressText(address) })
  const placed = slot
    ? await place(stores, order, slot, address, effects)
    : accepted<Placed>({ slotId: order.slotId, slot: snapshot.slot })
  if (!placed.ok) return placed
  const changes = { ...snapshot, deliveryAddress: address, slot: placed.value.slot }
  // The bill stays as it was: it may be the buyer's own.
  const billingAddress = snapshot.billingAddress ?? snapshot.deliveryAddress
  await stores.orders.set(order.id, { slotId: placed.value.slotId, snapshot: { ...changes, billingAddress } })
  return changed(stores, order, 'order.address', placed.value, address)
}

/** Nobody was there: the order gets another time, and is packed again. Its goods and its money stay as they are. */
export async function deliverAgain(
  stores: OrderStores,
  order: Order,
  slot: Slot,
  effects: OrderEffect[],
): Promise<Acted> {
  if (order.state !== 'packed' && order.state !== 'delivered') return refused('ORDER_NOT_READY')
  const placed = await place(stores, order, slot, order.snapshot.deliveryAddress, effects)
  if (!placed.ok) return placed
  await stores.orders.move(order, 'placed', {
    slotId: placed.value.slotId,
    snapshot: { ...order.snapshot, slot: placed.value.slot },
    packedAt: null,
    deliveredAt: null,
  })
  return changed(stores, order, 'order.not-delivered', placed.value)
}

/** Takes a place at another time by the rules of a purchase, and gives back the one before. */
async function place(
  stores: OrderStores,
  { slotId, snapshot }: Order,
  { date, time }: Slot,
  { postalCode }: Pick<OrderAddress, 'postalCode'>,
  effects: OrderEffect[],
): Promise<Outcome<Placed, 'ORDER_NOT_READY' | 'SLOT_FULL' | 'SLOT_NOT_OFFERED'>> {
  if (slotId === null || !snapshot.slot) return refused('ORDER_NOT_READY')
  const brought = snapshot.lines.filter(({ vatClass }) => vatClass !== 'voucher').map(({ code }) => code)
  await stores.stock.lock(brought.sort())
  if (!isSharedDay(date, stores.stock.locked())) return refused('SLOT_NOT_OFFERED')
  await stores.slots.free(slotId)
  const taken = await stores.slots.take({ postalCode, date, time })
  if (taken === 'full' || taken === 'closed') return refused('SLOT_FULL')
  if (typeof taken === 'string') return refused('SLOT_NOT_OFFERED')
  effects.push({ kind: 'delivery', from: snapshot.slot.label, to: taken.label })
  return accepted({ slotId: taken.slotId, slot: { date, time, label: taken.label } })
}

async function changed(
  stores: OrderStores,
  order: Order,
  action: string,
  { slot }: Placed,
  { postalCode }: Pick<OrderAddress, 'postalCode'> = order.snapshot.deliveryAddress,
): Promise<Acted> {
  await stores.mails.add(order, 'changed', randomUUID())
  const before = { time: order.snapshot.slot?.label, postalCode: order.snapshot.deliveryAddress.postalCode }
  return accepted({ action, before, after: { time: slot.label, postalCode } })
}

const addressText = ({ firstName, lastName, streetAddress, postalCode, city }: OrderAddress) =>
  `${firstName} ${lastName}, ${streetAddress}, ${postalCode} ${city}`
