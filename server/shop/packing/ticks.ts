import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from '../orders/order.ts'
import { linesToPack } from '../orders/rules/changed-lines.ts'
import type { Packer, PackingNeeds } from './packing-needs.ts'
import type { PackingStores } from './transaction.store.ts'

type Done = { isSuccess: true }
export const done: Done = { isSuccess: true }

type Ticked = { request: string; code: string; all?: boolean }

/**
 * Ticks the next piece of a line, or all that are left. The server chooses the piece: what two packers tick at the same moment adds up.
 * With all, it is enough that somebody else was faster.
 */
export function tick(needs: PackingNeeds, by: Packer, number: number, { request, code, all = false }: Ticked) {
  return withOpenOrder(needs, number, async (stores, order): Promise<Outcome<Done, 'PACKING_CHANGED'>> => {
    const ticks = await stores.ticks.of(order.id)
    if (ticks.some((each) => each.request === request)) return accepted(done)
    const free = await freePieces(stores, order, code, ticks)
    if (free.length === 0 && !all) return refused('PACKING_CHANGED')
    const pieces = all ? free : free.slice(0, 1)
    await stores.ticks.add(
      pieces.map((piece) => ({ order: order.id, code, piece, request, staff: by.id, name: by.name })),
    )
    return accepted(done)
  })
}

/** Takes one tick back. Naming the piece, nobody takes back another than they saw. */
export function untick(needs: PackingNeeds, number: number, { code, piece }: { code: string; piece: number }) {
  return withOpenOrder(needs, number, async (stores, order): Promise<Outcome<Done, never>> => {
    await stores.ticks.remove(order.id, code, piece)
    return accepted(done)
  })
}

export function setBoxes(needs: PackingNeeds, number: number, boxes: number) {
  return withOrder(needs, number, async (stores, order): Promise<Outcome<Done, never>> => {
    await stores.ticks.setBoxes(order.id, boxes)
    return accepted(done)
  })
}

/** The numbers of the pieces of a line that nobody has ticked. */
export async function freePieces(
  { changes }: Pick<PackingStores, 'changes'>,
  order: Order,
  code: string,
  ticks: readonly { code: string; piece: number }[],
): Promise<number[]> {
  const lines = linesToPack(order.snapshot.lines, await changes.of(order.id))
  const pieces = lines.find((line) => line.code === code)?.pieces ?? 0
  const own = ticks.filter((each) => each.code === code)
  const ticked = new Set(own.map(({ piece }) => piece))
  // Pieces that were taken off leave no gap: as many are free as are not ticked.
  const numbers = Array.from({ length: pieces + own.length }, (_, at) => at + 1).filter((piece) => !ticked.has(piece))
  return numbers.slice(0, Math.max(0, pieces - own.length))
}

type Work<Value, Code extends string> = (stores: PackingStores, order: Order) => Promise<Outcome<Value, Code>>

function withOrder<Value, Code extends string>(needs: PackingNeeds, number: number, work: Work<Value, Code>) {
  return locked(needs, number, work, false)
}

/** Runs a change of an order that is being packed, while nobody else changes it. */
export function withOpenOrder<Value, Code extends string>(
  needs: PackingNeeds,
  number: number,
  work: Work<Value, Code>,
): Promise<Outcome<Value, Code | 'ORDER_UNKNOWN' | 'PACKING_ENDED'>> {
  return locked<Value, Code | 'PACKING_ENDED'>(needs, number, work, true)
}

async function locked<Value, Code extends string>(
  { orders, atomically }: PackingNeeds,
  number: number,
  work: Work<Value, Code>,
  mustBeOpen: boolean,
): Promise<Outcome<Value, Code | 'ORDER_UNKNOWN' | 'PACKING_ENDED'>> {
  const found = await orders.store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  return atomically(async (stores): Promise<Outcome<Value, Code | 'ORDER_UNKNOWN' | 'PACKING_ENDED'>> => {
    const order = await stores.orders.lock(found.id)
    if (!order) return refused('ORDER_UNKNOWN')
    if (mustBeOpen && order.state !== 'placed') return refused('PACKING_ENDED')
    return work(stores, order)
  })
}
