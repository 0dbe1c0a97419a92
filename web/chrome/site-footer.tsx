import type { ChromeModel } from './chrome-model.ts'
import { Logo } from './logo.tsx'

export function SiteFooter({ siteName, home, logo, navigation: { footer } }: ChromeModel) {
  const { heading, lines, phone, email } = footer.contact
  return (
    <footer className="site-footer">
      <div className="site-footer-columns wrap">
        <div>
          <Logo svg={logo} name={siteName} home={home} />
          <p className="site-footer-promise">{footer.promise}</p>
        </div>
        <div>
          <h2>{heading}</h2>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
        </div>
        {footer.groups.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {links.map(({ label, link }) => (
                <li key={link}>
                  <a href={link}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="site-footer-base wrap">© Kaskimaa Oyj</p>
    </footer>
  )
}
