import type { Answer } from '#contract/calls/call.ts'
import type { getPackedOrder, getPackingDay } from '#contract/office/packing/packing.ts'
import type { OrderChange } from '#contract/shop/order-change.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { OrderChangeStore } from '../orders/order-changes.store.ts'
import { stillPaid } from '../orders/refund.ts'
import { linesToPack, takenOff } from '../orders/rules/changed-lines.ts'
import { settledPieces, worthOfMissing } from '../orders/rules/line-refund.ts'
import { refundable } from '../orders/rules/refund-split.ts'
import type { packingReads, SlotOrder, Tick } from './packing.store.ts'
import type { Packer, PackingNeeds } from './packing-needs.ts'

export type ReadNeeds = Pick<PackingNeeds, 'findProduct' | 'orders' | 'atomically'> & {
  reads: ReturnType<typeof packingReads>
  changes: Pick<OrderChangeStore, 'ofAll'>
}

type Line = { code: string; name: string; group: string; pieces: number; grams: number | null }

/** An order with everything that is needed to pack it. */
export type OrderToPack = SlotOrder & {
  lines: readonly Line[]
  ticks: readonly Tick[]
  changes: readonly OrderChange[]
  boxes: number
}

/** For what replaces a product of another group. */
const NO_GROUP = 'Muut'
/** What a packer can carry, by nominal weight: as many boxes are proposed. */
const GRAMS_IN_A_BOX = 12_000

/** The orders of a day, or of one of its delivery times, by postal code. */
export async function readOrders(needs: ReadNeeds, day: string, time?: string): Promise<OrderToPack[]> {
  return withLines(needs, await needs.reads.ordersOf(day, time))
}

async function withLines(
  { reads, changes, findProduct }: ReadNeeds,
  orders: readonly SlotOrder[],
): Promise<OrderToPack[]> {
  const ids = orders.map(({ id }) => id)
  const [ticks, changed, boxes] = await Promise.all([reads.ticksOf(ids), changes.ofAll(ids), reads.boxesOf(ids)])
  const changesOf = Map.groupBy(changed, ({ order }) => order)
  const ticksOf = Map.groupBy(ticks, ({ order }) => order)
  return orders.map((order) => {
    const own = changesOf.get(order.id) ?? []
    const lines = linesToPack(order.snapshot.lines, own).map((line) => ({
      ...line,
      group: order.snapshot.lines.find(({ code }) => code === line.code)?.category || NO_GROUP,
      grams: findProduct(line.code)?.weightGrams ?? null,
    }))
    const grams = lines.reduce((sum, line) => sum + line.pieces * (line.grams ?? 0), 0)
    return {
      ...order,
      lines,
      changes: own,
      ticks: ticksOf.get(order.id) ?? [],
      boxes: boxes.get(order.id) ?? Math.max(1, Math.ceil(grams / GRAMS_IN_A_BOX)),
    }
  })
}

export async function readDay(needs: ReadNeeds, day: string, time?: string): Promise<Answer<typeof getPackingDay>> {
  const orders = await readOrders(needs, day, time)
  return {
    gathered: gather(orders.filter(({ state }) => state === 'placed')),
    orders: orders.map(({ number, state, snapshot, lines, ticks, changes }) => ({
      number,
      state,
      name: nameOf({ snapshot }),
      postalCode: snapshot.deliveryAddress.postalCode,
      city: snapshot.deliveryAddress.city,
      time: snapshot.slot?.time ?? '',
      pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
      ticked: ticks.length,
      isChanged: changes.length > 0,
      packers: [...new Set(ticks.map(({ name }) => name))],
    })),
  }
}

/** What to take from the shelves for all of them, by product group and name. */
function gather(orders: readonly OrderToPack[]) {
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => ({
      ...line,
      ticked: order.ticks.filter(({ code }) => code === line.code).length,
    })),
  )
  return [...Map.groupBy(lines, ({ code }) => code).values()]
    .map((same) => {
      const [{ code, name, group, grams }] = same as [(typeof lines)[number]]
      const pieces = same.reduce((sum, line) => sum + line.pieces, 0)
      const left = same.reduce((sum, line) => sum + Math.max(0, line.pieces - line.ticked), 0)
      return { code, name, group, pieces, left, grams: grams === null ? null : grams * pieces }
    })
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => one.group.localeCompare(other.group, 'fi') || one.name.localeCompare(other.name, 'fi'))
}

/** One order for its packer. */
export async function readOrder(
  needs: ReadNeeds,
  number: number,
  { id: packer }: Pick<Packer, 'id'>,
): Promise<Outcome<Answer<typeof getPackedOrder>, 'ORDER_UNKNOWN'>> {
  const found = await needs.orders.store.byNumber(number)
  if (!found?.placedAt) return refused('ORDER_UNKNOWN')
  const [order] = (await withLines(needs, [found])) as [OrderToPack]
  const { snapshot, state, lines, ticks, changes, boxes } = order
  const { streetAddress, postalCode, city } = snapshot.deliveryAddress
  const slot = snapshot.slot
  const { paid, settled } = await needs.atomically(async (stores) => ({
    paid: await stillPaid(stores, found),
    settled: settledPieces(await stores.refunds.of(found.id), changes),
  }))
  const others = slot ? await needs.reads.queueOf(slot.date, slot.time) : []
  const at = others.findIndex((other) => other.number === number)
  const next = [...others.slice(at + 1), ...others.slice(0, Math.max(0, at))].find((each) => each.state === 'placed')
  return accepted({
    number,
    state,
    name: nameOf({ snapshot }),
    address: `${streetAddress}, ${postalCode} ${city}`,
    phone: snapshot.phone,
    note: snapshot.additionalInformation,
    day: slot?.date ?? null,
    time: slot?.time ?? null,
    boxes,
    lines: lines.map((line) => ({
      ...line,
      ordered: orderedPieces(order, line.code),
      ticks: ticks
        .filter(({ code }) => code === line.code)
        .map(({ piece, name, staff }) => ({ piece, name, isOwn: staff === packer })),
      // For the next missing piece, the next two, and so on.
      worth: Array.from({ length: orderedPieces(order, line.code) - takenOff(changes, line.code) }, (_, at) =>
        worthOfMissing(snapshot, { code: line.code, quantity: at + 1 }, settled),
      ),
    })),
    changes: changes.map(({ id, code, name, quantity, replacement, refunded }) => ({
      id,
      code,
      name,
      quantity,
      refunded,
      replacement: replacement && {
        code: replacement.code,
        name: replacement.name,
        quantity: replacement.quantity,
        consent: replacement.consent,
      },
    })),
    refundable: refundable(paid),
    next: next?.number ?? null,
  })
}

const orderedPieces = ({ snapshot }: Pick<SlotOrder, 'snapshot'>, code: string): number =>
  snapshot.lines.find((line) => line.code === code)?.quantity ?? 0

export function nameOf({ snapshot: { deliveryAddress } }: Pick<SlotOrder, 'snapshot'>): string {
  return `${deliveryAddress.firstName} ${deliveryAddress.lastName}`
}
