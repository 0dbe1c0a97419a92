import { tags } from '#contract/content/tags.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { recordChange } from '#server/audit/audit.store.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { officeSettingsCalls } from './office.http.ts'
import { readSettings, settingsStore } from './settings.store.ts'
import type { SettingsNeeds } from './settings.ts'

/** What the staff of the shop decide, in memory on every node. */
export async function openSettings({ database }: { database: Database }) {
  let known = await readSettings(database.sql)
  const readAgain = async () => {
    known = await readSettings(database.sql)
  }
  return {
    name: 'settings',
    actions: settingsActions(database),
    /** The settings in this node's memory, for pages and carts. Orders, and jobs that delete, read the database. */
    known: (): ShopSettings => known,
    read: () => readSettings(database.sql),
    calls: officeSettingsCalls({
      store: settingsStore(database.sql),
      atomically: (work) =>
        database.transaction((tx) =>
          work({ settings: settingsStore(tx), audit: (by, change) => recordChange(tx, by, change) }),
        ),
    }),
    onChange: async (change) => {
      if (change.tags.includes(tags.shopSettings)) await readAgain()
    },
    onMissedChanges: readAgain,
  } satisfies Capability & Record<string, unknown>
}

export function settingsActions(database: Database): SettingsNeeds {
  return { atomically: (work) => database.transaction((tx) => work(settingsStore(tx))) }
}
