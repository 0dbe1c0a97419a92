import { type Outcome, refused } from '#contract/values/outcome.ts'
import { fulfil } from '../orders/fulfilment.ts'
import type { Order } from '../orders/order.ts'
import { linesToPack } from '../orders/rules/changed-lines.ts'
import type { Packer, PackingNeeds } from './packing-needs.ts'
import { done, freePieces } from './ticks.ts'
import type { PackingStores } from './transaction.store.ts'

type Refusal = 'ORDER_UNKNOWN' | 'PACKING_ENDED' | 'PACKING_UNFINISHED'

class Unfinished extends Error {}

/** Every piece is ticked: the order moves on as `fulfil` does it, in the same transaction, and its buyer gets a mail. */
export async function markPacked(
  needs: PackingNeeds,
  by: Packer,
  number: number,
): Promise<Outcome<{ isSuccess: true }, Refusal>> {
  const { orders, atomically } = needs
  const found = await orders.store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  try {
    const outcome = await fulfil(
      {
        ...orders,
        atomically: (work) =>
          atomically(async (stores) => {
            const order = await stores.orders.lock(found.id)
            if (order?.state === 'placed' && !(await isAllTicked(stores, order))) throw new Unfinished()
            if (order?.state === 'placed')
              await stores.record(by, {
                action: 'order.packed',
                subject: `order:${number}`,
                before: { state: 'placed' },
                after: { state: 'packed' },
              })
            return work(stores)
          }),
      },
      number,
      'packed',
    )
    return outcome.ok ? { ok: true, value: done } : refused('PACKING_ENDED')
  } catch (error) {
    if (error instanceof Unfinished) return refused('PACKING_UNFINISHED')
    throw error
  }
}

async function isAllTicked(stores: PackingStores, order: Order): Promise<boolean> {
  const ticks = await stores.ticks.of(order.id)
  const lines = linesToPack(order.snapshot.lines, await stores.changes.of(order.id))
  for (const { code } of lines) if ((await freePieces(stores, order, code, ticks)).length > 0) return false
  return true
}
