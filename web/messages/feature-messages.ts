import type { Language } from '#contract/site.ts'
import type { PluralForms } from './plural.ts'

/** The texts of one feature, each in all languages: one that is missing is a type error. */
export type FeatureMessages = Record<string, Record<Language, string> | Record<Language, PluralForms>>
