import type { LanguageItem } from '#contract/navigation/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { addressOf } from './address.ts'

/**
 * The items of the language menu. A link leads to the home page in the other language; a drop-down or a list has all languages and
 * stays on the page, whose address in a language `pageIn` returns.
 */
export function languageMenu(
  site: Pick<Site, 'languages' | 'header'>,
  language: Language,
  pageIn: (language: Language) => string,
): LanguageItem[] {
  const { languages, header } = site
  const labelOf = (other: Language) => message(other, 'languageName')
  switch (header.languageControl) {
    case 'none':
      return []
    case 'link':
      return languages
        .filter((other) => other !== language)
        .map((other) => ({ label: labelOf(other), link: addressOf(site, other, '/') }))
    case 'drop-down':
      return languages.map((other) => {
        const link = pageIn(other)
        return { label: labelOf(other), link, LanguageId: other, Link: link }
      })
  }
}
