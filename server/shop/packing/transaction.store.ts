import type { Database, Sql } from '#server/db/database.ts'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { applyDuePrices } from '../catalogue/catalogue.ts'
import { storesOfOrders } from '../orders/transaction.store.ts'
import { barcodeStore } from './barcodes.store.ts'
import { tickStore } from './packing.store.ts'

/** Everything that a transaction of packing may touch: that of orders, and what only packers have. */
export type PackingStores = ReturnType<typeof packingStores>

function packingStores(tx: Sql, now: Date) {
  const catalogue = catalogueStore(tx)
  return {
    ...storesOfOrders(tx, null, now),
    ticks: tickStore(tx),
    barcodes: barcodeStore(tx),
    /** The price of a product, which stays locked; null if it is not sold. */
    async priceOf(code: string) {
      const [product] = await applyDuePrices(catalogue, await catalogue.lock([code]), now)
      return product?.price ?? null
    },
  }
}

/** Runs work in a transaction. */
export function packingIn(database: Database, now: () => Date) {
  return <T>(work: (stores: PackingStores) => Promise<T>): Promise<T> =>
    database.transaction((tx) => work(packingStores(tx, now())))
}
