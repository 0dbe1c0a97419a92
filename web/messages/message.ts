import type { Language } from '#contract/site.ts'
import { features } from './feature-list.ts'
import { reportMissing } from './missing-texts.ts'
import { type PluralForms, pluralForm } from './plural.ts'

type Keys<Feature, Text> = Feature extends unknown
  ? { [Key in keyof Feature]: Feature[Key] extends Record<Language, Text> ? Key : never }[keyof Feature]
  : never

/** Key of a text without plural forms. */
export type TextKey = Keys<(typeof features)[number], string>
/** Key of a text with plural forms. */
export type PluralKey = Keys<(typeof features)[number], PluralForms>

const catalogue = new Map(
  features.flatMap((feature) => Object.entries<Partial<Record<Language, string | PluralForms>>>(feature)),
)

type Values = Record<string, string | number>

/**
 * A text in the visitor's language, with placeholders such as `{name}` replaced by the values; `count` selects the plural form.
 * For an unknown language or key it returns the key.
 */
export function message<Key extends TextKey | PluralKey>(
  language: Language,
  key: Key,
  ...[values = {}]: Key extends PluralKey ? [Values & { count: number }] : [Values?]
): string {
  const found = find(language, key)
  const text = typeof found === 'string' ? found : pluralForm(found, Number(values.count), language)
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** All plural forms of a text, for islands that get the count in the browser and select a form with `pluralForm`. */
export function pluralForms(language: Language, key: PluralKey): PluralForms {
  const found = find(language, key)
  return typeof found === 'string' ? { one: found, other: found } : found
}

function find(language: Language, key: string): string | PluralForms {
  return catalogue.get(key)?.[language] ?? reportMissing(key, language)
}
