import type { LimitedProduct } from '#contract/shop/delivery-days.ts'
import type { OrderLine } from '#contract/shop/order-snapshot.ts'
import type { VatClass } from '#contract/shop/shop-data.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { cartStore } from '../cart/cart.store.ts'
import type { FoundCart } from '../cart/cart.ts'
import { type Charges, chargesOf } from '../cart/rules/charges.ts'
import type { FixedPrices } from '../cart/rules/held-goods.ts'
import { linesLeft } from '../cart/rules/lines.ts'
import { type OrderPrice, priceOrder } from '../cart/rules/order-price.ts'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { applyDuePrices, moveStock, type ProductFacts } from '../catalogue/catalogue.ts'
import { vatRateOn } from '../catalogue/vat-rates.ts'
import { codeStore } from '../codes/codes.store.ts'
import { countedCode, type LockedCode } from '../codes/codes.ts'
import { slotOpenUntil, slotServes } from '../delivery/slot-checks.store.ts'
import { type ChosenSlot, freeSlot, takeSlot } from '../delivery/slots.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { orderChangeStore } from './order-changes.store.ts'
import { orderMailStore } from './order-mails.store.ts'
import { orderNoteStore } from './order-notes.store.ts'
import { orderStore } from './orders.store.ts'
import { refundStore, withdrawalStore } from './refunds.store.ts'

/** What carts are priced with, in addition to what the transaction reads; null for commands of staff, which price nothing. */
export type PricedWith = Omit<FixedPrices, keyof Charges> | null

/** Everything that a transaction of orders may touch. Locked in this order: cart, orders, stock by code, slot, codes by key. */
export type OrderStores = ReturnType<typeof storesOfOrders>

export type OrderedCart = Pick<FoundCart, 'id' | 'lines' | 'codes' | 'isOrdered'>

export type PricedCart = OrderPrice & {
  /** The products to deliver, with the weekdays on which they can be. */
  products: readonly LimitedProduct[]
}

/**
 * The stores of the shop in a transaction of orders. Locked products and codes, and the settings, are
 * remembered: carts are priced with them instead of with this node's memory.
 */
export function storesOfOrders(tx: Sql, pricedWith: PricedWith, now: Date) {
  const catalogue = catalogueStore(tx)
  const codes = codeStore(tx)
  const carts = cartStore(tx)
  const facts = new Map<string, ProductFacts>()
  const typed = new Map<string, LockedCode>()
  const found = new Map<string, FoundCart>()
  let read: Promise<ShopSettings> | undefined
  /** The current settings, the same throughout the transaction. */
  const settings = () => {
    read ??= readSettings(tx)
    return read
  }
  return {
    settings,
    orders: orderStore(tx),
    mails: orderMailStore(tx),
    outgoing: outgoingMailStore(tx),
    refunds: refundStore(tx),
    withdrawals: withdrawalStore(tx),
    changes: orderChangeStore(tx),
    notes: orderNoteStore(tx),
    record: (by: Actor, change: AuditedChange) => recordChange(tx, by, change),
    stock: {
      /** Locks products and returns their stock by code, null for unlimited. */
      async lock(wanted: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
        const locked = await catalogue.lock([...wanted])
        // A price that has begun a moment ago binds, whether or not the job that shows it has run.
        const priced = pricedWith ? await applyDuePrices(catalogue, locked, now) : locked
        for (const row of priced) facts.set(row.code, row)
        return new Map([...facts].map(([code, { stock }]) => [code, stock]))
      },
      takenBy: catalogue.takenBy,
      /** Locked products, with the weekdays on which they can be delivered. */
      locked: (): readonly LimitedProduct[] => [...facts.values()],
      /** Moves the stock of locked products. Without an order: it is found or lost. */
      async move(moves: readonly { code: string; change: number }[], order: string | null): Promise<void> {
        await moveStock(catalogue, [...facts.values()], moves, order)
        for (const { code, change } of moves) {
          const known = facts.get(code)
          if (known && known.stock !== null) facts.set(code, { ...known, stock: known.stock + change })
        }
      },
    },
    slots: {
      take: (slot: ChosenSlot) => takeSlot(tx, slot),
      free: (slotId: number) => freeSlot(tx, slotId),
      openUntil: (slotId: number) => slotOpenUntil(tx, slotId),
      serves: (slotId: number, postalCode: string) => slotServes(tx, slotId, postalCode),
    },
    codes: {
      async lock(wanted: readonly string[], keys: readonly string[]) {
        const locked = await codes.lock(wanted, keys)
        for (const [code, row] of locked.typed) typed.set(code, row)
        return locked
      },
      move: codes.move,
      takenBy: codes.takenBy,
      issue: codes.issue,
      boughtBy: codes.boughtBy,
      voidedByStaff: codes.voidedByStaff,
      takeVoided: codes.takeVoided,
    },
    carts: {
      /** The cart with this id, or the one it leads to. */
      async lock(id: string): Promise<OrderedCart | null> {
        const cart = await carts.lock(id)
        if (cart) found.set(cart.id, cart)
        return cart
      },
      /** Closes the cart that an order was placed from: only lines that the order does not have are left. */
      async close(cart: OrderedCart, ordered: readonly OrderLine[]): Promise<void> {
        const left = { lines: linesLeft(cart.lines, ordered), codes: [], isOrdered: false }
        await carts.close({ id: cart.id, customer: found.get(cart.id)?.customer ?? null }, left)
      },
      /** Removes the ordered lines from a cart that has taken over the order's own cart. */
      async takeOut(cart: OrderedCart, ordered: readonly OrderLine[]): Promise<void> {
        await carts.put(cart.id, { ...cart, lines: linesLeft(cart.lines, ordered) })
      },
      /** Prices a cart today, with the products and codes that this transaction has locked. */
      async price(cart: OrderedCart): Promise<PricedCart> {
        if (!pricedWith) throw new Error('Only the running program prices carts.')
        const { findProduct, today } = pricedWith
        const priced = priceOrder(cart, {
          ...pricedWith,
          ...chargesOf(await settings()),
          findProduct: (code) => {
            const product = findProduct(code)
            const locked = facts.get(code)
            if (!product || !locked || locked.price === null || locked.isHidden) return undefined
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
