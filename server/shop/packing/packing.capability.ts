import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { orderChangeStore } from '../orders/order-changes.store.ts'
import { barcodeStore } from './barcodes.store.ts'
import { packingCalls } from './packing.http.ts'
import { forgetOldTicks, packingReads } from './packing.store.ts'
import type { PackingNeeds } from './packing-needs.ts'
import { packingSheets } from './sheets.http.ts'
import { packingIn } from './transaction.store.ts'

type Needs = Pick<PackingNeeds, 'orders' | 'findProduct' | 'allProducts' | 'now'> & { database: Database; jobs: Jobs }

/** What the packing room works with. */
export function openPacking({ database, jobs, ...given }: Needs) {
  const needs = {
    ...given,
    atomically: packingIn(database, given.now),
    barcodes: barcodeStore(database.sql),
    reads: packingReads(database.sql),
    changes: orderChangeStore(database.sql),
  }
  jobs.define({ name: 'forget-ticks', at: '47 3 * * *', run: () => forgetOldTicks(database.sql) })
  return {
    name: 'packing',
    calls: packingCalls(needs),
    routes: packingSheets(needs),
    actions: needs,
  } satisfies Capability & Record<string, unknown>
}
