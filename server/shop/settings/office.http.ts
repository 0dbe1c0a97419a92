import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import * as calls from '#contract/office/settings/settings.ts'
import { type ShopSettings, settingMeanings, settingNames } from '#contract/shop/shop-settings.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Actor, AuditedChange } from '#server/audit/audit.store.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { changeSettings, type SettingsStore } from './settings.ts'

type OfficeStores = { settings: SettingsStore; audit: (by: Actor, change: AuditedChange) => Promise<void> }

export type OfficeNeeds = {
  store: SettingsStore
  atomically: <T>(work: (stores: OfficeStores) => Promise<T>) => Promise<T>
}

/** Settings of the shop for staff, with who has decided them. */
export function officeSettingsCalls({ store, atomically }: OfficeNeeds): ServedCall[] {
  return [
    served(calls.getOfficeSettings, async () => {
      const { version, changedBy, changedAt, settings } = await store.latest()
      return accepted({
        version,
        changedBy,
        changedAt: changedAt.toISOString(),
        settings: settingNames.map((name) => {
          const { unit, from, to } = settingMeanings[name]
          return { name, unit, from, to, value: settings[name] }
        }),
      })
    }),

    served(calls.listSettingsVersions, async ({ query: { after } }) => {
      const before = after === undefined ? undefined : Number.parseInt(after, 10) || 0
      // With the version before the last one shown: a version says what differs from the one before it.
      const found = await store.versions(LIST_PAGE_SIZE + 1, before)
      const shown = found.slice(0, LIST_PAGE_SIZE)
      const rows = shown.map(({ version, values, changedBy, changedAt }, at) => ({
        version,
        changedBy,
        changedAt: changedAt.toISOString(),
        changed: found[at + 1] ? differences(found[at + 1]?.values ?? {}, values) : [],
      }))
      return accepted({ rows, next: found.length > shown.length ? String(shown.at(-1)?.version) : null })
    }),

    served(calls.changeOfficeSettings, ({ staff, body: { seen, values } }) =>
      atomically(async ({ settings, audit }) => {
        const before = (await settings.latest()).settings
        const changing = { atomically: <T>(work: (store: SettingsStore) => Promise<T>) => work(settings) }
        const outcome = await changeSettings(changing, { values, by: staff.name, seen })
        if (!outcome.ok) return outcome
        const { version, settings: after } = outcome.value
        const changed = settingNames.filter((name) => before[name] !== after[name])
        const only = (of: ShopSettings) => Object.fromEntries(changed.map((name) => [name, of[name]]))
        const change = { action: 'settings.change', subject: 'settings:shop', before: only(before), after: only(after) }
        if (changed.length > 0) await audit(staff, change)
        return accepted({ version })
      }),
    ),
  ]
}

function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return settingNames.flatMap((name) => {
    const [from, to] = [before[name], after[name]]
    return typeof from === 'number' && typeof to === 'number' && from !== to ? [{ name, from, to }] : []
  })
}
