import type { OrderEffect } from '#contract/office/orders/actions.ts'
import type { Order } from '../order.ts'
import type { OrderStores } from '../transaction.store.ts'

/** The same stores, which also tell what is done with them, in words for staff. */
export function watchedStores(stores: OrderStores, { snapshot }: Order, told: OrderEffect[]): OrderStores {
  const nameOf = (code: string) => snapshot.lines.find((line) => line.code === code)?.name ?? code
  const returned: { shown: string; amount: number }[] = []
  return {
    ...stores,
    orders: {
      ...stores.orders,
      async move(order, to, more) {
        told.push({ kind: 'state', to })
        return stores.orders.move(order, to, more)
      },
    },
    stock: {
      ...stores.stock,
      async move(moves, order) {
        const kind = order === null ? 'waste' : 'stock'
        told.push(...moves.map(({ code, change }) => ({ kind, name: nameOf(code), pieces: change }) as const))
        return stores.stock.move(moves, order)
      },
    },
    codes: {
      ...stores.codes,
      async move(moves, order) {
        for (const { key, amount } of moves) {
          const shown = snapshot.codes.find((use) => use.key === key)?.shown
          if (shown === undefined) told.push({ kind: 'void', shown: '', amount: -amount })
          else if (amount > 0) returned.push({ shown, amount })
        }
        return stores.codes.move(moves, order)
      },
    },
    refunds: {
      ...stores.refunds,
      async add(refund) {
        told.push({ kind: 'refund', money: refund.amount, codes: returned.splice(0) })
        if (refund.state === 'due') told.push({ kind: 'mail', mail: 'refund', to: snapshot.email, isLater: true })
        return stores.refunds.add(refund)
      },
    },
    mails: {
      async add(order, kind, detail) {
        const isNew = await stores.mails.add(order, kind, detail)
        if (isNew) told.push({ kind: 'mail', mail: kind, to: snapshot.email, isLater: false })
        return isNew
      },
    },
  }
}
