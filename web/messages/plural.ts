import { type Language, langAttribute } from '#contract/site.ts'

/** The forms of a text with a `{count}` in it. All our languages have these two. */
export type PluralForms = { one: string; other: string }

/** The form that the language has for a count, with the count still to be filled in. */
export function pluralForm({ one, other }: PluralForms, count: number, language: Language): string {
  return new Intl.PluralRules(langAttribute[language]).select(count) === 'one' ? one : other
}
