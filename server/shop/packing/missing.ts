import type { Consent, Replacement } from '#contract/shop/order-change.ts'
import { type Cents, cents, least, minus, times } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from '../orders/order.ts'
import { addRefund, stillPaid } from '../orders/refund.ts'
import { linesToPack, takenOff } from '../orders/rules/changed-lines.ts'
import { settledPieces, worthOfMissing } from '../orders/rules/line-refund.ts'
import { refundable, splitRefund } from '../orders/rules/refund-split.ts'
import type { Packer, PackingNeeds } from './packing-needs.ts'
import { freePieces, withOpenOrder } from './ticks.ts'
import type { PackingStores } from './transaction.store.ts'

export type Missing = {
  id: string
  code: string
  quantity: number
  /** Pieces that were not ticked when the packer looked. */
  left: number
  replacement?: { code: string; quantity: number; consent: Consent }
}

type Refusal =
  | 'ORDER_UNKNOWN'
  | 'PACKING_ENDED'
  | 'PACKING_CHANGED'
  | 'PACKING_LAST_LINE'
  | 'PRODUCT_UNKNOWN'
  | 'PACKING_NO_STOCK'

/**
 * Takes missing pieces off an order, or packs another product instead with the buyer's consent. What was paid for them goes back, less
 * what the replacement costs; more is never charged. What was ordered stays in the snapshot.
 */
export async function takeOff(
  needs: PackingNeeds,
  by: Packer,
  number: number,
  missing: Missing,
): Promise<Outcome<{ refunded: Cents }, Refusal>> {
  const outcome = await withOpenOrder(
    needs,
    number,
    async (stores, order): Promise<Outcome<{ refunded: Cents }, Refusal>> => {
      const made = await stores.changes.find(missing.id)
      if (made) return made.order === order.id ? accepted({ refunded: made.refunded }) : refused('PACKING_CHANGED')
      return change(stores, needs, by, order, missing)
    },
  )
  if (outcome.ok) needs.orders.wake()
  return outcome
}

async function change(
  stores: PackingStores,
  needs: PackingNeeds,
  by: Packer,
  order: Order,
  { id, code, quantity, left, replacement: wanted }: Missing,
): Promise<Outcome<{ refunded: Cents }, Refusal>> {
  const { snapshot } = order
  const changes = await stores.changes.of(order.id)
  const line = snapshot.lines.find((each) => each.code === code && each.vatClass !== 'voucher')
  const free = (await freePieces(stores, order, code, await stores.ticks.of(order.id))).length
  const before = takenOff(changes, code)
  if (!line || free !== left || quantity > free || before + quantity > line.quantity) return refused('PACKING_CHANGED')
  const all = linesToPack(snapshot.lines, changes).reduce((sum, { pieces }) => sum + pieces, 0)
  if (!wanted && all === quantity) return refused('PACKING_LAST_LINE')

  const stock = await stores.stock.lock([code, ...(wanted ? [wanted.code] : [])].sort())
  const replacement = wanted && (await findReplacement(stores, needs, code, wanted))
  if (wanted && !replacement) return refused('PRODUCT_UNKNOWN')
  if (replacement && (stock.get(replacement.code) ?? replacement.quantity) < replacement.quantity)
    return refused('PACKING_NO_STOCK')
  await moveStock(stores, order, { code, quantity }, replacement)

  const value = replacement ? times(replacement.price, replacement.quantity) : cents(0)
  const paid = await stillPaid(stores, order)
  const settled = settledPieces(await stores.refunds.of(order.id), changes)
  const due = minus(worthOfMissing(snapshot, { code, quantity }, settled), value)
  const split = splitRefund(paid, least(cents(Math.max(0, due)), refundable(paid)))
  const refund = split && (await addRefund(stores, order, split, `${code} was missing when the order was packed`))
  const returned = cents(refund ? refund.amount + refund.toCodes : 0)
  await stores.changes.add({
    id,
    order: order.id,
    code,
    name: line.name,
    quantity,
    replacement: replacement ?? null,
    refunded: returned,
    refund: refund?.id ?? null,
    staff: by.id,
  })
  await stores.mails.add(order, 'missing', id)
  await stores.record(by, {
    action: replacement ? 'order.replace' : 'order.missing',
    subject: `order:${order.number}`,
    before: { code, quantity },
    after: { refunded: returned, ...(replacement ? { replacement } : {}) },
  })
  return accepted({ refunded: returned })
}

/** Null if it is not sold, is mailed, or is the missing product itself. */
async function findReplacement(
  { priceOf }: PackingStores,
  { findProduct }: PackingNeeds,
  missing: string,
  { code, quantity, consent }: NonNullable<Missing['replacement']>,
): Promise<Replacement | null> {
  const product = findProduct(code)
  const price = await priceOf(code)
  if (!product || price === null || product.vatClass === 'voucher' || code === missing) return null
  return { code, name: product.page.title, quantity, price, consent }
}

/**
 * The order gives back what it has taken, and the same number leaves the stock: nobody has found it on the shelf, so nobody else may
 * buy it. The next count puts the stock right.
 */
async function moveStock(
  { stock }: PackingStores,
  order: Order,
  { code, quantity }: { code: string; quantity: number },
  replacement: Replacement | undefined | null,
): Promise<void> {
  // From the ledger: a product may have been unlimited when it was taken, or be unlimited now.
  const held = (await stock.takenBy(order.id)).find((each) => each.code === code)?.pieces ?? 0
  const back = Math.min(held, quantity)
  const limits = await stock.lock([])
  if (back > 0) {
    await stock.move([{ code, change: back }], order.id)
    if (limits.get(code) !== null) await stock.move([{ code, change: -back }], null)
  }
  if (replacement && limits.get(replacement.code) !== null)
    await stock.move([{ code: replacement.code, change: -replacement.quantity }], order.id)
}
