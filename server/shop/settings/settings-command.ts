import { isSettingName, settingMeanings, settingNames, shownSetting } from '#contract/shop/shop-settings.ts'
import { readDecimal } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { SettingsVersion } from './settings.ts'

/** Lists the current settings with their meanings, one on each line. */
export function listSettings({ version, settings, changedBy, changedAt }: SettingsVersion): string {
  const rows = settingNames.map((name) => [name, shownSetting(name, settings[name])] as const)
  const widths = [0, 1].map((at) => Math.max(...rows.map((row) => (row[at] as string).length)))
  const [nameWidth = 0, valueWidth = 0] = widths
  return [
    ...rows.map(
      ([name, value]) => `${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${settingMeanings[name].about}`,
    ),
    `Version ${version}, by ${changedBy}, ${changedAt.toISOString()}.`,
  ].join('\n')
}

/** Parses `deliveryPrice 6,90 cartDays 90`; refused with a sentence for each problem. */
export function readChanges(args: readonly string[]): Outcome<Record<string, number>, 'SETTINGS_INVALID'> {
  if (args.length === 0) return refused('SETTINGS_INVALID', ['No setting is named'])
  const values: Record<string, number> = {}
  const problems: string[] = []
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', typed] = args.slice(at, at + 2)
    const value = typed === undefined ? null : numberOf(name, typed)
    if (!isSettingName(name)) problems.push(`There is no setting '${name}': there are ${settingNames.join(', ')}`)
    else if (typed === undefined) problems.push(`${name} has no value`)
    else if (Object.hasOwn(values, name)) problems.push(`${name} is named twice`)
    else if (value === null) problems.push(`${name} is ${expected(name)}, not '${typed}'`)
    else values[name] = value
  }
  return problems.length > 0 ? refused('SETTINGS_INVALID', problems) : accepted(values)
}

const isAmount = (name: string) => isSettingName(name) && settingMeanings[name].unit === 'cents'

const expected = (name: string) => (isAmount(name) ? 'an amount such as 12,90' : 'a whole number')

function numberOf(name: string, typed: string): number | null {
  if (isAmount(name)) return readDecimal(typed)
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null
}
