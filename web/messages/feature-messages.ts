import type { Language } from '#contract/site.ts'
import type { PluralForms } from './plural.ts'

/** The texts of one feature. A missing language is a type error. */
export type FeatureMessages = Record<string, Record<Language, string> | Record<Language, PluralForms>>
