import type { Language } from '#contract/site.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fi } from './fi.ts'
import { se } from './se.ts'

/** Finnish is the measure: a text that another language lacks is a type error there. */
export type Messages = Record<keyof typeof fi, string>

const catalogue: Record<Language, Messages> = { fi, en, se, de }

let inform: (note: string) => void = () => {}

/** Where unknown languages and keys are reported. */
export function reportMissingMessages(report: (note: string) => void): void {
  inform = report
}

/** A text in the visitor's language, with `{name}` replaced by the values. An unknown language or key shows the key. */
export function message(language: Language, key: keyof Messages, values: Record<string, string | number> = {}): string {
  const text = catalogue[language]?.[key]
  if (text === undefined) {
    inform(`No text '${key}' in language '${language}'.`)
    return key
  }
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
