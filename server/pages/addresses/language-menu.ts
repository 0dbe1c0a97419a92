import type { LanguageItem } from '#contract/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/**
 * How a visitor changes language. A link leads to the other language; a drop-down or a list has all of them and names each.
 * `addressIn` gives where a language leads to.
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
    const named = header.languageControl === 'link' ? {} : { LanguageId: other, Link: link }
    return { label: message(other, 'languageName'), link, ...named }
  })
}
