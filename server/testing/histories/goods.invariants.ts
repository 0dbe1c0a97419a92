import { type Model, must } from './model.ts'
import { type Home, homes, nameOf } from './start.ts'
import type { OrderRow, State } from './state.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Stock + held + sold = counted. Staff may count less than orders wait for: the stock is below 0 then, and nothing is sold. */
export function inspectStock(model: Model, state: State): void {
  for (const order of state.orders) {
    if (order.state === 'placed' && model.packed.delete(order.id)) {
      // A step back, or it could not be delivered: its goods lie on the shelf again.
      for (const { code, quantity } of order.snapshot.lines)
        model.shelf.set(code, (model.shelf.get(code) ?? 0) + quantity)
    }
    if (!['packed', 'delivered'].includes(order.state) || model.packed.has(order.id)) continue
    model.packed.add(order.id)
    for (const { code } of state.products)
      model.shelf.set(code, (model.shelf.get(code) ?? 0) - piecesOf(order, code, state))
  }
  for (const { code, stock } of state.products) {
    if (stock === null) continue
    const moves = state.stockMoves.filter((move) => move.code === code)
    const waiting = state.orders.filter(({ holds_goods, id }) => holds_goods && !model.packed.has(id))
    const held = sum(waiting.map((order) => piecesOf(order, code, state)))
    const shelf = model.shelf.get(code) ?? 0
    must(
      stock === shelf - held,
      `${nameOf(code)}: ${stock} can be sold; ${shelf} are on the shelf, and orders wait for ${held}.`,
    )
    for (const order of state.orders) {
      const taken = -sum(moves.filter((move) => move.order === order.id).map(({ change }) => change))
      const expected = order.holds_goods ? piecesOf(order, code, state) : 0
      must(
        taken === expected,
        `Order ${order.number} (${order.state}): has ${taken} × ${nameOf(code)}, and should have ${expected}.`,
      )
    }
  }
}

/** Pieces of a product that an order gets: as ordered, less what was missing, with what was packed instead. */
function piecesOf({ id, snapshot }: OrderRow, code: string, { changes }: State): number {
  const ordered = snapshot.lines.find((line) => line.code === code)?.quantity ?? 0
  const own = changes.filter(({ order }) => order === id)
  const missing = sum(own.map((change) => (change.code === code ? change.quantity : 0)))
  const instead = sum(own.map(({ replacement }) => (replacement?.code === code ? replacement.quantity : 0)))
  return ordered - missing + instead
}

const deliveryOf = ({ snapshot: { slot, deliveryAddress } }: OrderRow) =>
  `${deliveryAddress.postalCode} ${slot?.date} ${slot?.time}`

/** How many orders each delivery has. */
export function crowdsOf({ orders }: State): Map<string, number> {
  const brought = orders.filter(({ holds_goods, snapshot }) => holds_goods && snapshot.slot)
  return new Map([...Map.groupBy(brought, deliveryOf)].map(([delivery, all]) => [delivery, all.length]))
}

/** No delivery has more orders than places, whatever staff import. */
export function inspectSlots(model: Model, state: State): void {
  for (const [delivery, orders] of crowdsOf(state)) {
    const home = homes.find((code) => delivery.startsWith(code)) as Home
    const most = Math.max(model.places[home], model.crowds.get(delivery) ?? 0)
    must(orders <= most, `The delivery ${delivery} has ${orders} orders for ${most} places.`)
  }
  for (const { id, date, taken, capacity } of state.slots) {
    const orders = state.orders.filter((order) => order.holds_goods && order.slot_id === id).length
    must(taken === orders, `The slot ${id} of ${date}: ${taken} places are taken, and ${orders} orders have one.`)
    must(taken <= capacity, `The slot ${id} of ${date}: ${taken} of ${capacity} places are taken.`)
  }
  for (const { holds_goods, slot_id, number, snapshot } of state.orders) {
    if (!holds_goods || !snapshot.slot) continue
    const slot = state.slots.find(({ id }) => id === slot_id)
    const isSame = slot?.date === snapshot.slot.date && slot.time === snapshot.slot.time
    must(isSame, `Order ${number} is for ${snapshot.slot.label}, and has no place then.`)
  }
}

/** What was placed was in a cart once, and leaves it then. */
export function inspectPlaced(model: Model, state: State): void {
  for (const { id, customer, placed_at, snapshot } of state.orders) {
    if (placed_at === null || model.placed.has(id)) continue
    model.placed.add(id)
    const basket = model.carts.get(customer)
    for (const { code, quantity } of snapshot.lines) {
      const left = (basket?.lines.get(code) ?? 0) - quantity
      if (left > 0) basket?.lines.set(code, left)
      else basket?.lines.delete(code)
    }
  }
  const placed = state.orders.filter(({ placed_at }) => placed_at !== null)
  for (const [person, put] of model.put) {
    const lines = placed.filter(({ customer }) => customer === person).flatMap(({ snapshot }) => snapshot.lines)
    for (const [code, all] of Map.groupBy(lines, (line) => line.code)) {
      const ordered = sum(all.map(({ quantity }) => quantity))
      const most = put.get(code) ?? 0
      must(ordered <= most, `${person} has ordered ${ordered} × ${nameOf(code)}, and put ${most} into the cart.`)
    }
  }
}
