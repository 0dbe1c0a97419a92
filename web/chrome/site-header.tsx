import { langAttribute } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import type { ChromeModel } from './chrome-model.ts'
import { Logo } from './logo.tsx'

export function SiteHeader({ siteName, language, home, logo, navigation, alternatives }: ChromeModel) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {message(language, 'skipToContent')}
      </a>
      <div className="site-header-row wrap">
        <Logo svg={logo} name={`${siteName} – ${message(language, 'homePage')}`} home={home} />
        {/* Open and closed by the browser itself: the menu needs no script. */}
        <details className="menu">
          <summary className="menu-toggle">{message(language, 'menu')}</summary>
          <Links navigation={navigation} language={language} alternatives={alternatives} />
        </details>
        <Links navigation={navigation} language={language} alternatives={alternatives} wide />
      </div>
    </header>
  )
}

type LinksProps = Pick<ChromeModel, 'navigation' | 'language' | 'alternatives'> & { wide?: boolean }

function Links({ navigation, language, alternatives, wide = false }: LinksProps) {
  return (
    <nav
      className={wide ? 'site-links site-links-wide' : 'site-links'}
      aria-label={message(language, 'mainNavigation')}
    >
      <ul>
        {navigation.main.map(({ label, link }) => (
          <li key={link}>
            <a href={link}>{label}</a>
          </li>
        ))}
        {alternatives.map((other) => (
          <li key={other.language}>
            <a href={other.href} lang={langAttribute[other.language]} hrefLang={langAttribute[other.language]}>
              {message(other.language, 'languageName')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
