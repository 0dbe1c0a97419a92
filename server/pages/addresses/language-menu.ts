import type { LanguageItem } from '#contract/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/**
 * The items of the language menu. A link has only the other language; a drop-down or a list has all of them. `addressIn` returns the
 * address for a language.
 */
export function languageMenu(
  { languages, header }: Pick<Site, 'languages' | 'header'>,
  language: Language,
  addressIn: (language: Language) => string,
): LanguageItem[] {
  if (header.languageControl === 'none') return []
  const others = header.languageControl === 'link' ? languages.filter((other) => other !== language) : languages
  return others.map((other) => {
    const link = addressIn(other)
    const ids = header.languageControl === 'link' ? {} : { LanguageId: other, Link: link }
    return { label: message(other, 'languageName'), link, ...ids }
  })
}
