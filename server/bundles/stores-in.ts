import { recordChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { pageStores } from '#server/edited-pages/transaction.store.ts'
import { catalogueStore } from '#server/shop/catalogue/catalogue.store.ts'
import { bundleStore } from './bundles.store.ts'
import type { BundleStores } from './member-kind.ts'

export type StoreNeeds = {
  /** Has prices that begin at a time applied then, in the transaction of the change. */
  applyPricesAt: (tx: Sql, time: Date) => Promise<void>
}

/** The stores of all kinds of members, in one transaction. */
export function storesIn({ applyPricesAt }: StoreNeeds): (tx: Sql) => BundleStores {
  return (tx) => ({
    bundles: bundleStore(tx),
    pages: pageStores(tx),
    catalogue: catalogueStore(tx),
    applyAt: (time) => applyPricesAt(tx, time),
    record: (by, change) => recordChange(tx, by, change),
    tx,
  })
}
