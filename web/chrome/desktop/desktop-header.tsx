import type { CSSProperties } from 'react'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { AccountLink } from '#web/shop/account-link.tsx'
import { CartLink } from '#web/shop/cart/cart-link.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { Logo } from '../logo.tsx'
import { QuickSearch } from '../quick-search/quick-search.tsx'
import { DesktopMenu } from './desktop-menu.island.tsx'
import { LanguageControl } from './language-control.tsx'

/** The header for viewports wider than 1024 px: a row that scrolls away, and a bar that becomes sticky. */
export function DesktopHeader(model: ChromeModel) {
  const { site, language, home, logo, navigation } = model
  const { topTabs, bottomTabs } = navigation.desktop
  const { stickyAt, variant } = site.header
  const menu = {
    query: { languageId: language, subDomainId: site.id },
    variant,
    toggleName: message(language, 'submenuOf'),
  }
  return (
    <div className="desktop-header" style={{ '--sticky-at': `${stickyAt}px` } as CSSProperties}>
      <div className="desktop-first wrap">
        <Logo svg={logo} name={`${site.name} – ${message(language, 'homePage')}`} home={home} />
        <Island
          windows="wide"
          name="desktop-menu"
          component={DesktopMenu}
          props={{ ...menu, rendered: { topTabs }, name: message(language, 'otherLinks') }}
        />
        <LanguageControl {...model} />
        <AccountLink {...model} />
        <CartLink {...model} />
      </div>
      {/* Reserves the bar's height while it is fixed, so that there is no layout shift. */}
      <div className="desktop-bar-place">
        <div className="desktop-bar">
          <div className="desktop-bar-row wrap">
            <Island
              windows="wide"
              name="desktop-menu"
              component={DesktopMenu}
              props={{ ...menu, rendered: { bottomTabs }, name: message(language, 'mainNavigation') }}
            />
            <QuickSearch model={model} place="bar" />
          </div>
        </div>
      </div>
    </div>
  )
}
