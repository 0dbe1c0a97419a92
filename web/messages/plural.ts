import { type Language, langAttribute } from '#contract/site.ts'

/** The plural forms of a text with a `{count}` placeholder. All our languages have these two. */
export type PluralForms = { one: string; other: string }

/** The plural form for a count. The placeholder is not filled in. */
export function pluralForm({ one, other }: PluralForms, count: number, language: Language): string {
  return new Intl.PluralRules(langAttribute[language]).select(count) === 'one' ? one : other
}
