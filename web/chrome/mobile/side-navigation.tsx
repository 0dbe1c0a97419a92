import type { LanguageItem } from '#contract/navigation/navigation-calls.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { Logo } from '../logo.tsx'
import type { NavigationQuery } from '../use-fresh-navigation.ts'
import { SideLinks } from './side-links.island.tsx'

type Props = { model: ChromeModel; query: NavigationQuery }

/**
 * The burger button and its navigation. Without JavaScript it is a `details` element below the bar; `start-dialogs.ts` makes it
 * a modal dialog that slides in. The close button comes first, so that it gets the focus.
 */
export function SideNavigation({ model, query }: Props) {
  const { site, language, home, logo, searchPage, navigation, languageMenu } = model
  const { navAccordions, navLinks } = navigation.mobile
  return (
    <details className="side-switch">
      <summary className="bar-button" data-opens="side-navigation">
        <Icon name="menu" />
        <span className="visually-hidden">{message(language, 'menu')}</span>
      </summary>
      <dialog id="side-navigation" className="side-navigation" aria-label={message(language, 'menu')}>
        <div className="side-inside">
          <div className="side-head">
            <button type="button" className="bar-button" data-closes="">
              <Icon name="close" />
              <span className="visually-hidden">{message(language, 'close')}</span>
            </button>
            <Logo svg={logo} name={`${site.name} – ${message(language, 'homePage')}`} home={home} />
          </div>
          {site.header.sideSearch && <SideSearch language={language} searchPage={searchPage} />}
          <nav aria-label={message(language, 'mainNavigation')}>
            <Island
              windows="none"
              name="side-links"
              component={SideLinks}
              props={{
                links: { navAccordions, navLinks },
                query,
                branches: site.header.sideBranches,
                toggleName: message(language, 'submenuOf'),
              }}
            />
          </nav>
          <SideLanguages shown={site.header.sideLanguages} language={language} items={languageMenu} />
        </div>
      </dialog>
    </details>
  )
}

function SideSearch({ language, searchPage }: Pick<ChromeModel, 'language' | 'searchPage'>) {
  return (
    <search>
      <form className="side-search" action={searchPage}>
        <h2 id="side-search-heading">{message(language, 'searchHeading')}</h2>
        <div className="side-search-row">
          <input type="search" name="q" aria-labelledby="side-search-heading" enterKeyHint="search" />
          <button type="submit" className="button">
            {message(language, 'search')}
          </button>
        </div>
      </form>
    </search>
  )
}

type LanguagesProps = {
  shown: ChromeModel['site']['header']['sideLanguages']
  language: Language
  items: readonly LanguageItem[]
}

function SideLanguages({ shown, language, items }: LanguagesProps) {
  const others = items.filter(({ LanguageId }) => LanguageId !== language)
  const links = { none: [], globe: others.slice(0, 1), list: items }[shown]
  if (links.length === 0) return null
  return (
    <nav className="side-languages" aria-label={message(language, 'languages')}>
      <ul>
        {links.map(({ label, link, LanguageId }) => (
          <li key={label}>
            <a
              className="side-link"
              href={link}
              lang={LanguageId && langAttribute[LanguageId]}
              aria-current={LanguageId === language ? 'true' : undefined}
            >
              {shown === 'globe' && <Icon name="globe" />}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
