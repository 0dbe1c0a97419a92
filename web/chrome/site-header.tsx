import { message } from '#web/messages/message.ts'
import type { ChromeModel } from './chrome-model.ts'
import { Logo } from './logo.tsx'

export function SiteHeader({ site, language, home, logo, navigation, languageMenu }: ChromeModel) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {message(language, 'skipToContent')}
      </a>
      <div className="site-header-row wrap">
        <Logo svg={logo} name={`${site.name} – ${message(language, 'homePage')}`} home={home} />
        {/* Open and closed by the browser itself: the menu needs no script. */}
        <details className="menu">
          <summary className="menu-toggle">{message(language, 'menu')}</summary>
          <Links navigation={navigation} language={language} languageMenu={languageMenu} />
        </details>
        <Links navigation={navigation} language={language} languageMenu={languageMenu} wide />
      </div>
    </header>
  )
}

type LinksProps = Pick<ChromeModel, 'navigation' | 'language' | 'languageMenu'> & { wide?: boolean }

function Links({ navigation, language, languageMenu, wide = false }: LinksProps) {
  return (
    <nav
      className={wide ? 'site-links site-links-wide' : 'site-links'}
      aria-label={message(language, 'mainNavigation')}
    >
      <ul>
        {navigation.desktop.bottomTabs.map(({ label, link }) => (
          <li key={link}>
            <a href={link}>{label}</a>
          </li>
        ))}
        {languageMenu.map(({ label, link }) => (
          <li key={link}>
            <a href={link}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
