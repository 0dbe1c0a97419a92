import { message } from '#web/messages/message.ts'
import { AccountLink } from '#web/shop/account-link.tsx'
import { CartLink } from '#web/shop/cart/cart-link.tsx'
import type { ChromeModel } from './chrome-model.ts'
import { Logo } from './logo.tsx'

/** The header of pages with `plainChrome`, at every width: logo, account and cart. */
export function PlainHeader(model: ChromeModel) {
  const { site, language, home, logo } = model
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {message(language, 'skipToContent')}
      </a>
      <div className="plain-header wrap">
        <Logo svg={logo} name={`${site.name} – ${message(language, 'homePage')}`} home={home} />
        <AccountLink {...model} />
        <CartLink {...model} />
      </div>
    </header>
  )
}
