import type { VatClass } from '#contract/shop-data.ts'
import { cartStore } from '#server/capabilities/cart/cart.store.ts'
import type { FoundCart } from '#server/capabilities/cart/cart.ts'
import { linesLeft } from '#server/capabilities/cart/rules/lines.ts'
import { priceOrder } from '#server/capabilities/cart/rules/order-price.ts'
import type { Prices } from '#server/capabilities/cart/rules/shown-cart.ts'
import { catalogueStore } from '#server/capabilities/catalogue/catalogue.store.ts'
import { moveStock, type ProductFacts } from '#server/capabilities/catalogue/catalogue.ts'
import { vatRateOn } from '#server/capabilities/catalogue/vat-rates.ts'
import { countedCode } from '#server/capabilities/codes/codes.capability.ts'
import { codeStore } from '#server/capabilities/codes/codes.store.ts'
import type { LockedCode } from '#server/capabilities/codes/codes.ts'
import { slotOpenUntil } from '#server/capabilities/delivery/slot-checks.store.ts'
import { freeSlot, takeSlot } from '#server/capabilities/delivery/slots.store.ts'
import type { OtherStores } from '#server/capabilities/orders/orders.capability.ts'
import type { OrderedCart } from '#server/capabilities/orders/orders.ts'
import type { Sql } from '#server/db/database.ts'

/** What prices are made with; commands of staff price nothing. */
type PricedWith = Omit<Prices, 'findCode'> | null

/**
 * The stores of other capabilities, in a transaction of orders. Products and codes that it has locked are remembered: a cart is priced
 * with them, and not with what this node has in memory.
 */
export function orderStores(tx: Sql, pricedWith: PricedWith): OtherStores {
  const catalogue = catalogueStore(tx)
  const codes = codeStore(tx)
  const carts = cartStore(tx)
  const facts = new Map<string, ProductFacts>()
  const typed = new Map<string, LockedCode>()
  const found = new Map<string, FoundCart>()
  return {
    stock: {
      async lock(wanted) {
        for (const row of await catalogue.lock([...wanted])) facts.set(row.code, row)
        return new Map([...facts].map(([code, { stock }]) => [code, stock]))
      },
      takenBy: catalogue.takenBy,
      async move(moves, order) {
        const changes = await moveStock(catalogue, [...facts.values()], moves, order)
        for (const { code, change } of moves) {
          const known = facts.get(code)
          if (known && known.stock !== null) facts.set(code, { ...known, stock: known.stock + change })
        }
        return changes
      },
    },
    slots: {
      take: (slot) => takeSlot(tx, slot),
      free: (slotId) => freeSlot(tx, slotId),
      openUntil: (slotId) => slotOpenUntil(tx, slotId),
    },
    codes: {
      async lock(wanted, keys) {
        const locked = await codes.lock(wanted, keys)
        for (const [code, row] of locked.typed) typed.set(code, row)
        return locked
      },
      ...{ move: codes.move, takenBy: codes.takenBy, issue: codes.issue, boughtBy: codes.boughtBy },
    },
    carts: {
      async lock(id) {
        const cart = await carts.lock(id)
        if (cart) found.set(cart.id, cart)
        return cart
      },
      async close(cart, ordered) {
        const left = { lines: linesLeft(cart.lines, ordered), codes: [], isOrdered: false }
        await carts.close({ id: cart.id, customer: found.get(cart.id)?.customer ?? null }, left)
      },
      async takeOut(cart, ordered) {
        await carts.put(cart.id, { ...cart, lines: linesLeft(cart.lines, ordered) })
      },
      async price(cart: OrderedCart) {
        if (!pricedWith) throw new Error('Only the running program prices carts.')
        const { findProduct, today } = pricedWith
        const priced = priceOrder(cart, {
          ...pricedWith,
          findProduct: (code) => {
            const product = findProduct(code)
            const locked = facts.get(code)
            if (!product || !locked || locked.price === null) return undefined
            const { price, stock, vatClass } = locked
            return { ...product, price, stock, vatRate: vatRateOn(vatClass, today) }
          },
          findCode: (code) => {
            const locked = typed.get(code)
            return locked && countedCode(code, locked)
          },
          keyOf: (code) => (typed.get(code) as LockedCode).key,
          vatClassOf: (code) => (facts.get(code)?.vatClass ?? 'food') as VatClass,
        })
        // A gift card is mailed.
        const brought = priced.lines.filter(({ vatClass }) => vatClass !== 'voucher')
        return { ...priced, products: brought.flatMap(({ code }) => facts.get(code) ?? []) }
      },
    },
  }
}
