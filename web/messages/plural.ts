import type { Language } from '#contract/site.ts'
import { perLanguage } from '#web/format/per-language.ts'

/** The forms of a text with a `{count}` in it. All our languages have these two. */
export type PluralForms = { one: string; other: string }

const rules = perLanguage((locale) => new Intl.PluralRules(locale))

/** The form that the language has for a count, with the count still to be filled in. */
export function pluralForm({ one, other }: PluralForms, count: number, language: Language): string {
  return rules(language).select(count) === 'one' ? one : other
}
