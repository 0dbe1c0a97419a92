import { cents } from '#contract/values/money.ts'
import type { LockedCode } from '../codes/codes.ts'
import type { Order } from './order.ts'
import type { Goods } from './orders.ts'
import type { OrderStores } from './transaction.store.ts'

/** Thrown to roll back the transaction when goods are no longer available. */
export class GoodsGone extends Error {
  readonly what: 'stock' | 'slot' | 'code'

  constructor(what: GoodsGone['what']) {
    super(`The goods of an order cannot be had: ${what}.`)
    this.what = what
  }
}

type Left = ReadonlyMap<string, number | null>

/** Takes stock of locked products. The caller has checked that there is enough. */
export async function takeStock({ stock }: OrderStores, { lines }: Goods, left: Left, order: string): Promise<void> {
  const limited = lines.filter(({ code }) => left.get(code) !== null)
  await stock.move(
    limited.map(({ code, quantity }) => ({ code, change: -quantity })),
    order,
  )
}

/** Counts the use of locked, valid codes and takes what they pay. */
export async function takeCodes({ codes }: OrderStores, goods: Goods, order: string) {
  await codes.move(
    goods.codes.map(({ key, amount }) => ({ key, amount: cents(-amount), uses: 1 })),
    order,
  )
}

/**
 * Takes everything again for an order that was paid after its goods were given back, or throws `GoodsGone`. Prices and delivery days stay
 * those of the purchase.
 */
export async function takeAgain(stores: OrderStores, order: Order): Promise<{ slotId: number | null }> {
  const { snapshot } = order
  const left = await stores.stock.lock(snapshot.lines.map(({ code }) => code).sort())
  if (!snapshot.lines.every((line) => isLeft(line, left))) throw new GoodsGone('stock')
  await takeStock(stores, snapshot, left, order.id)
  const { slot, deliveryAddress } = snapshot
  const taken = slot && (await stores.slots.take({ ...slot, postalCode: deliveryAddress.postalCode }))
  if (typeof taken === 'string') throw new GoodsGone('slot')
  const { byKey } = await stores.codes.lock(
    [],
    snapshot.codes.map(({ key }) => key),
  )
  if (!snapshot.codes.every((use) => isUsable(use, byKey.get(use.key)))) throw new GoodsGone('code')
  await takeCodes(stores, snapshot, order.id)
  return { slotId: taken?.slotId ?? null }
}

function isLeft({ code, quantity }: Goods['lines'][number], left: Left): boolean {
  const pieces = left.get(code)
  return pieces === null || (pieces !== undefined && pieces >= quantity)
}

function isUsable({ amount }: Goods['codes'][number], code: LockedCode | undefined): boolean {
  if (!code || code.voidedAt !== null || (code.maxUses !== null && code.uses >= code.maxUses)) return false
  return code.kind === 'discount' || (code.amount ?? 0) >= amount
}

/** Gives back everything that an order holds. The caller records that it holds nothing. */
export async function giveBack(stores: OrderStores, order: Order): Promise<void> {
  if (!order.holdsGoods) return
  const { lines, codes } = order.snapshot
  await stores.stock.lock(lines.map(({ code }) => code).sort())
  // From the ledger, not from the lines: a product may have been unlimited when it was taken.
  const taken = await stores.stock.takenBy(order.id)
  await stores.stock.move(
    taken.map(({ code, pieces }) => ({ code, change: pieces })),
    order.id,
  )
  if (order.slotId !== null) await stores.slots.free(order.slotId)
  await stores.codes.lock(
    [],
    codes.map(({ key }) => key),
  )
  // From the ledger, not from the snapshot: a refund may have returned a part.
  const held = await stores.codes.takenBy(order.id)
  await stores.codes.move(
    codes.flatMap(({ key }) => {
      const of = held.get(key)
      return of ? [{ key, amount: of.amount, uses: -of.uses }] : []
    }),
    order.id,
  )
}
