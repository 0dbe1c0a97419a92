import type { Change } from '#contract/change.ts'
import { cents } from '#contract/money.ts'
import type { Order } from './order.ts'
import type { Goods, LockedCode, OrderStores } from './orders.ts'

/** Rolls the transaction back: the goods cannot be had. */
export class GoodsGone extends Error {
  readonly what: 'stock' | 'slot-full' | 'slot-closed' | 'not-served' | 'code'

  constructor(what: GoodsGone['what']) {
    super(`The goods of an order cannot be had: ${what}.`)
    this.what = what
  }
}

/** Takes stock of locked products. */
export async function takeStock(
  { stock }: OrderStores,
  { lines }: Goods,
  left: ReadonlyMap<string, number | null>,
  order: string,
) {
  for (const { code, quantity } of lines) {
    const pieces = left.get(code)
    if (pieces === undefined || (pieces !== null && pieces < quantity)) throw new GoodsGone('stock')
  }
  const limited = lines.filter(({ code }) => left.get(code) !== null)
  return stock.move(
    limited.map(({ code, quantity }) => ({ code, change: -quantity })),
    order,
  )
}

export async function takeSlot({ slots }: OrderStores, postalCode: string, slot: { date: string; time: string }) {
  const taken = await slots.take({ postalCode, date: slot.date, time: slot.time })
  if (taken === 'full' || taken === 'closed') throw new GoodsGone(`slot-${taken}`)
  if (taken === 'not-served') throw new GoodsGone(taken)
  return taken
}

/** Counts the use of locked codes, and takes what they pay. */
export async function takeCodes(
  { codes }: OrderStores,
  goods: Goods,
  locked: ReadonlyMap<string, LockedCode>,
  order: string,
) {
  for (const { key, amount } of goods.codes) {
    const code = locked.get(key)
    if (!code || (code.maxUses !== null && code.uses >= code.maxUses)) throw new GoodsGone('code')
    if (code.kind !== 'discount' && (code.amount ?? 0) < amount) throw new GoodsGone('code')
  }
  await codes.move(
    goods.codes.map(({ key, amount }) => ({ key, amount: cents(-amount), uses: 1 })),
    order,
  )
}

/** Takes everything again for an order that was paid after its goods were given back. Throws `GoodsGone`. */
export async function takeAgain(
  stores: OrderStores,
  order: Order,
): Promise<{ slotId: number | null; changes: Change[] }> {
  const { snapshot } = order
  const left = await stores.stock.lock(snapshot.lines.map(({ code }) => code).sort())
  const changes = await takeStock(stores, snapshot, left, order.id)
  const taken = snapshot.slot && (await takeSlot(stores, snapshot.deliveryAddress.postalCode, snapshot.slot))
  const { byKey } = await stores.codes.lock(
    [],
    snapshot.codes.map(({ key }) => key),
  )
  await takeCodes(stores, snapshot, byKey, order.id)
  return { slotId: taken?.slotId ?? null, changes }
}

/** Gives everything back that an order holds. The caller stores that it holds nothing. */
export async function giveBack(stores: OrderStores, order: Order): Promise<Change[]> {
  if (!order.holdsGoods) return []
  const { lines, codes } = order.snapshot
  await stores.stock.lock(lines.map(({ code }) => code).sort())
  // Not what the lines say: a product may have been unlimited when it was taken.
  const taken = await stores.stock.takenBy(order.id)
  const changes = await stores.stock.move(
    taken.map(({ code, pieces }) => ({ code, change: pieces })),
    order.id,
  )
  if (order.slotId !== null) await stores.slots.free(order.slotId)
  await stores.codes.lock(
    [],
    codes.map(({ key }) => key),
  )
  // Not what the snapshot says: a part may have gone back by a refund.
  const held = await stores.codes.takenBy(order.id)
  await stores.codes.move(
    codes.flatMap(({ key }) => {
      const of = held.get(key)
      return of ? [{ key, amount: of.amount, uses: -of.uses }] : []
    }),
    order.id,
  )
  return changes
}
