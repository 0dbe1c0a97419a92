import type { Language } from '#contract/site.ts'
import { reportMissing } from './missing-texts.ts'
import type { PluralForms } from './plural.ts'

/** A text, or its plural forms, in every language. */
export type Translated = Record<Language, string> | Record<Language, PluralForms>

/** The texts of an island by name, in groups where it has many. A missing language is a type error. */
export type TextGroup = {
  readonly [name: string]: Translated | TextGroup | readonly Translated[] | readonly TextGroup[]
}

/** A group in one language: what an island takes as its `texts`. */
export type Texts<Group> =
  Group extends Record<Language, string>
    ? string
    : Group extends Record<Language, PluralForms>
      ? PluralForms
      : { [Name in keyof Group]: Texts<Group[Name]> }

/** The texts of an island in the language of its page, so that the browser gets one language only. */
export function textsOf<Group extends TextGroup>(language: Language, group: Group): Texts<Group> {
  return inLanguage(group, language, '') as Texts<Group>
}

type Part = TextGroup[string]

function inLanguage(part: Part, language: Language, name: string): unknown {
  if (isTranslated(part)) return part[language] ?? reportMissing(name, language)
  if (Array.isArray(part)) return part.map((item: Part, index) => inLanguage(item, language, `${name}${index}`))
  return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, inLanguage(item, language, key)]))
}

function isTranslated(part: Part): part is Translated {
  return 'fi' in part
}
