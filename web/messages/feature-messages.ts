import type { Translated } from './texts.ts'

/** The texts of one feature that the server shows by key. A missing language is a type error. */
export type FeatureMessages = Record<string, Translated>
