import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { todayCalls } from './today.http.ts'
import { todayStore } from './today.store.ts'

type Needs = Omit<Parameters<typeof todayCalls>[0], 'store'> & { database: Database }

/** What the start page of the office shows. */
export function openToday({ database, ...needs }: Needs) {
  return { name: 'office today', calls: todayCalls({ ...needs, store: todayStore(database.sql) }) } satisfies Capability
}
