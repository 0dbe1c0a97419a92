import { desc, like, lt, or, sql } from 'drizzle-orm'
import type { Item } from '#contract/content/item.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { STATED_MARK } from '#contract/shop/stated-settings.ts'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { recordChange } from '#server/db/outbox.ts'
import { pages } from '#server/db/schema/pages.ts'
import { shopSettingVersions } from '#server/db/schema/shop-settings.ts'
import { checkedSettings, type SettingsStore } from './settings.ts'

export function settingsStore(db: Sql): SettingsStore {
  return {
    async latest() {
      const [row] = await db.select().from(shopSettingVersions).orderBy(desc(shopSettingVersions.version)).limit(1)
      if (!row) throw new Error('The shop has no settings: migrations add the first ones.')
      const checked = checkedSettings(row.values)
      if (!checked.ok) throw new Error(`Settings of the shop, version ${row.version}: ${checked.problems.join('; ')}.`)
      return { ...row, settings: checked.value }
    },

    versions: (limit, before) =>
      db
        .select()
        .from(shopSettingVersions)
        .where(before === undefined ? undefined : lt(shopSettingVersions.version, before))
        .orderBy(desc(shopSettingVersions.version))
        .limit(limit),

    async add(version) {
      const added = await db
        .insert(shopSettingVersions)
        .values({ ...version, values: { ...version.values } })
        .onConflictDoNothing()
        .returning({ version: shopSettingVersions.version })
      return added.length > 0
    },

    async pagesThatState() {
      const { site, language, path, title, description, blocks, item } = pages
      const rows = await db
        .select({ site, language, path, kind: sql<Item['kind'] | null>`${item} ->> 'kind'` })
        .from(pages)
        .where(or(...[title, description, sql`${blocks}::text`, sql`${item}::text`].map(states)))
      return rows.map((row) => ({ ...row, language: row.language as Language }))
    },

    record: (change) => recordChange(db, change),
  }
}

const states = (text: Parameters<typeof like>[0]) => like(text, `%${STATED_MARK}%`)

/** Reads the current settings, for a transaction that must not rely on this node's memory. */
export async function readSettings(db: Sql): Promise<ShopSettings> {
  return (await settingsStore(db).latest()).settings
}
