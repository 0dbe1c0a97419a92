import type { Change } from '#contract/content/change.ts'
import type { Page } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { tags } from '#contract/content/tags.ts'
import { isSettingName, type ShopSettings, settingNames, shopSettings } from '#contract/shop/shop-settings.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

/** The settings from one change to the next. */
export type SettingsVersion = {
  version: number
  settings: ShopSettings
  changedBy: string
  changedAt: Date
}

/** The values as stored, perhaps with settings of a newer version of the program. */
type StoredValues = Readonly<Record<string, unknown>>

type StatingPage = Pick<Page, 'site' | 'language' | 'path'> & { kind: Item['kind'] | null }

export type SettingsStore = {
  /** The current version. */
  latest(): Promise<SettingsVersion & { values: StoredValues }>
  /** Versions before one, or all, the latest first. */
  versions(limit: number, before?: number): Promise<(Omit<SettingsVersion, 'settings'> & { values: StoredValues })[]>
  /** False if this version exists already: somebody else was faster. */
  add(version: { version: number; values: StoredValues; changedBy: string }): Promise<boolean>
  /** The pages of all sites whose texts state a setting. */
  pagesThatState(): Promise<StatingPage[]>
  record(change: Change): Promise<void>
}

export type SettingsNeeds = {
  /** Runs the work in one transaction. */
  atomically: <T>(work: (store: SettingsStore) => Promise<T>) => Promise<T>
}

type Changing = {
  /** New values by name; the others stay. */
  values: StoredValues
  /** The person who changes them, for the record. */
  by: string
  /** The version that the change is based on. Default: the latest. */
  seen?: number
}

/**
 * Changes settings: all that are given, or none, with all problems. A change is a new version. Refused if another version than the one
 * that was seen is in force. Values that are in force already make no version.
 */
export function changeSettings(
  { atomically }: SettingsNeeds,
  { values, by, seen }: Changing,
): Promise<Outcome<{ version: number; settings: ShopSettings }, 'SETTINGS_INVALID' | 'SETTINGS_CHANGED'>> {
  return atomically(async (store) => {
    const latest = await store.latest()
    if (seen !== undefined && seen !== latest.version) return outdated(latest)
    const checked = checkedSettings({ ...latest.values, ...values })
    const problems = [...unknownNames(values), ...(checked.ok ? [] : checked.problems)]
    if (!checked.ok || problems.length > 0) return refused('SETTINGS_INVALID', problems)
    const settings = checked.value
    if (settingNames.every((name) => settings[name] === latest.settings[name])) return accepted(latest)
    const version = latest.version + 1
    if (!(await store.add({ version, values: { ...latest.values, ...values }, changedBy: by }))) return outdated(latest)
    await store.record(changeOf(await store.pagesThatState()))
    return accepted({ version, settings })
  })
}

const outdated = ({ version }: { version: number }) =>
  refused('SETTINGS_CHANGED', [`Somebody else has changed the settings since version ${version}: look at them again`])

const unknownNames = (values: StoredValues) =>
  Object.keys(values)
    .filter((name) => !isSettingName(name))
    .map((name) => `There is no setting '${name}'`)

/** Stored or typed values as settings, with a sentence for each that is missing or out of its bounds. */
export function checkedSettings(values: StoredValues): Outcome<ShopSettings, 'SETTINGS_INVALID'> {
  const { data, error } = shopSettings.safeParse(values)
  if (data) return accepted(data)
  return refused(
    'SETTINGS_INVALID',
    error.issues.map(({ message }) => message),
  )
}

/** The change for pages that state settings. They are dropped at once, so that nobody reads yesterday's price. */
function changeOf(pages: readonly StatingPage[]): Change {
  const changed = pages.flatMap(({ site, language, path, kind }) => [
    tags.page(site, language, path),
    ...(kind ? [tags.items(site, language, kind)] : []),
  ])
  return {
    tags: [tags.shopSettings, ...new Set(changed)],
    gone: true,
    pages: pages.map(({ site, language, path }) => ({ site, language, path })),
  }
}
