import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { SocialLink } from '#contract/navigation/navigation.ts'
import { message } from '#web/messages/message.ts'
import type { ChromeModel } from './chrome-model.ts'
import { Logo } from './logo.tsx'

const serviceNames: Record<SocialLink['service'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
}

type Props = ChromeModel & {
  /** Contact and legal links alone. */
  isPlain?: boolean
  /** The newsletter of the site, where it says it otherwise than the program. */
  letter?: SiteTexts['newsletter']
}

export function SiteFooter({ site, language, home, logo, cookiePage, navigation, isPlain, letter = {} }: Props) {
  const { footer } = navigation
  const { heading, lines, phone, email } = footer.contact
  return (
    <footer className="site-footer">
      {site.features.includes('newsletter') && !isPlain && (
        <div className="site-footer-letter wrap">
          {letter.text !== '' && <p>{letter.text ?? message(language, 'newsletterText')}</p>}
          <a className="button opens-dialog" href="#newsletter">
            {letter.heading ?? message(language, 'newsletterHeading')}
          </a>
        </div>
      )}
      <div className="site-footer-columns wrap">
        {!isPlain && (
          <div>
            <Logo svg={logo} name={site.name} home={home} />
            <p className="site-footer-promise">{footer.promise}</p>
          </div>
        )}
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
        {(isPlain ? [] : footer.groups).map(({ label, links }) => (
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
      <div className="site-footer-base wrap">
        <p>© Kaskimaa Oyj</p>
        {footer.legal.map(({ label, link }) => (
          <a key={link} href={link}>
            {label}
          </a>
        ))}
        <a href={cookiePage} data-opens-consent="">
          {message(language, 'consentSettings')}
        </a>
        {site.features.includes('news-releases') && !isPlain && (
          <a className="opens-dialog" href="#newsreleases">
            {message(language, 'releasesHeading')}
          </a>
        )}
        {(isPlain ? [] : footer.social).map(({ service, link }) => (
          <a key={link} href={link}>
            {serviceNames[service]}
          </a>
        ))}
      </div>
    </footer>
  )
}
