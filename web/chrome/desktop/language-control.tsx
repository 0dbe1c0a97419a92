import { langAttribute } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { LanguageMenu } from './language-menu.island.tsx'

type Props = Pick<ChromeModel, 'site' | 'language' | 'languageMenu'>

/** Switches the language: a link to the other language, or a menu of all languages. */
export function LanguageControl({ site, language, languageMenu }: Props) {
  // Items have a LanguageId only where all languages are listed; otherwise the only item is the other language.
  const other = site.languages.find((served) => served !== language)
  const links = languageMenu.map(({ label, link, LanguageId = other }) => ({
    label,
    link,
    current: LanguageId === language,
    lang: LanguageId && langAttribute[LanguageId],
  }))
  if (site.header.languageControl === 'drop-down') {
    const texts = { name: message(language, 'languages'), own: message(language, 'languageName') }
    return <Island windows="wide" name="language-menu" component={LanguageMenu} props={{ links, ...texts }} />
  }
  return links.map(({ label, link, lang }) => (
    <a key={label} className="language-link" href={link} lang={lang} hrefLang={lang}>
      <Icon name="globe" />
      <span>{label}</span>
    </a>
  ))
}
