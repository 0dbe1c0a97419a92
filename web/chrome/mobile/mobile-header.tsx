import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { AccountLink } from '#web/shop/account-link.tsx'
import { CartLink } from '#web/shop/cart/cart-link.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { Logo } from '../logo.tsx'
import { BarLinks } from './bar-links.island.tsx'
import { SearchButton, SearchOverlay } from './search-overlay.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** The header for viewports up to 1024 px: one fixed bar. Its logo is hidden when the page is scrolled, and the links move up to the burger. */
export function MobileHeader(model: ChromeModel) {
  const { site, language, home, logo, navigation } = model
  const query = { languageId: language, subDomainId: site.id }
  return (
    <div className="mobile-header" data-sticky-at={site.header.stickyAt}>
      <div className="mobile-logo">
        <Logo svg={logo} name={`${site.name} – ${message(language, 'homePage')}`} home={home} />
      </div>
      <div className="mobile-bar">
        <SideNavigation model={model} query={query} />
        <Island
          windows="narrow"
          name="bar-links"
          component={BarLinks}
          props={{
            links: { barLinks: navigation.mobile.barLinks },
            query,
            name: message(language, 'otherLinks'),
          }}
        />
        <AccountLink {...model} />
        <CartLink {...model} />
        <SearchButton model={model} />
      </div>
      <SearchOverlay model={model} />
    </div>
  )
}
