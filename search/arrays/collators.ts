import { type Language, langAttribute, languages } from '#contract/site.ts'

/** How people who read a language order titles. */
export const collators = Object.fromEntries(
  languages.map((language) => [language, new Intl.Collator(langAttribute[language])]),
) as Record<Language, Intl.Collator>
