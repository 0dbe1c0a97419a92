import { recordChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { pageStores } from '#server/edited-pages/transaction.store.ts'
import { libraryStores } from '#server/library/stores.store.ts'
import { catalogueStore } from '#server/shop/catalogue/catalogue.store.ts'
import { bundleStore } from './bundles.store.ts'
import type { BundleStores } from './member-kind.ts'

/** What was taken out can be put back for a day. */
const UNDO_SECONDS = 24 * 3600

export type StoreNeeds = {
  /** Has prices that begin at a time applied then, in the transaction of the change. */
  applyPricesAt: (tx: Sql, time: Date) => Promise<void>
  /** Deletes a picture after this time, if nothing has come to use it. */
  dropLater: (tx: Sql, id: string, delaySeconds: number) => Promise<void>
}

/** The stores of all kinds of members, in one transaction. */
export function storesIn({ applyPricesAt, dropLater }: StoreNeeds): (tx: Sql) => BundleStores {
  return (tx) => ({
    bundles: bundleStore(tx),
    pages: pageStores(tx),
    catalogue: catalogueStore(tx),
    library: libraryStores(tx),
    applyAt: (time) => applyPricesAt(tx, time),
    dropLater: (id) => dropLater(tx, id, UNDO_SECONDS),
    record: (by, change) => recordChange(tx, by, change),
    tx,
  })
}
