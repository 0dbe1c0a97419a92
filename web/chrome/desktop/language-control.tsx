import { langAttribute } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { LanguageMenu } from './language-menu.island.tsx'

type Props = Pick<ChromeModel, 'site' | 'language' | 'languageMenu'>

/** How the language is changed: by a link to the other one, or by a menu of all. */
export function LanguageControl({ site, language, languageMenu }: Props) {
  // Where all languages are offered, the items name theirs; where only the other one is, it is that.
  const other = site.languages.find((served) => served !== language)
  const links = languageMenu.map(({ label, link, LanguageId = other }) => ({
    ...{ label, link, current: LanguageId === language },
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
