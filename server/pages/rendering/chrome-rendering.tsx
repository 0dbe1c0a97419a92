import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { ShownNavigation } from '#contract/navigation/navigation-calls.ts'
import type { Language, Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { languageMenu } from '#server/pages/addresses/language-menu.ts'
import { hyphenateHtml } from '#server/pages/hyphenation/hyphenate-html.ts'
import type { ChromeModel } from '#web/chrome/chrome-model.ts'
import { PlainHeader } from '#web/chrome/plain-header.tsx'
import { SiteFooter } from '#web/chrome/site-footer.tsx'
import { SiteHeader } from '#web/chrome/site-header.tsx'
import { Consent } from '#web/consent/consent.tsx'
import { IslandLedger, IslandLedgerProvider, type Windows } from '#web/islands/island.tsx'

/** The logo as SVG, and the address of the site's icon. */
type SiteLook = { logo: string; icon: string }

export type ChromeNeeds = {
  shopOrigin: string
  lookOf: (site: Site) => SiteLook
  /** Returns the same object until the navigation changes. */
  findNavigation: (site: string, language: Language) => Promise<ShownNavigation | null>
  /** What the site says otherwise than the program. */
  findTexts: (site: string, language: Language) => Promise<SiteTexts | null>
  /** The path of the page with this key in another language, if there is one. */
  findTranslation: (site: string, language: Language, key: string) => string | undefined
}

type Chrome = { consent: string; header: string; footer: string; islands: ReadonlyMap<string, Windows> }

/** Renders the header, footer and consent dialog for the page with this key. */
export async function renderChrome(
  needs: ChromeNeeds,
  site: Site,
  language: Language,
  { key, isPlain = false }: { key: string; isPlain?: boolean },
): Promise<Chrome> {
  const navigation = (await needs.findNavigation(site.id, servedLanguage(site, language))) ?? noLinks
  const texts = (await needs.findTexts(site.id, language)) ?? {}
  const { header, footer, ...rest } = chromeAround(needs, { site, language, navigation, texts, isPlain })
  const others = site.languages.map((other) => ({
    language: other,
    href: addressOf(site, other, needs.findTranslation(site.id, other, key) ?? '/'),
  }))
  return { ...rest, header: withAddresses(header, others), footer: withAddresses(footer, others) }
}

/** Address of the home page for visitors who read this language. */
export function homeOf(site: Site, language: Language): string {
  return addressOf(site, servedLanguage(site, language), '/')
}

/** A 404 page may be in English on a site without English; its links then use the site's first language. */
function servedLanguage({ languages }: Site, language: Language): Language {
  return languages.includes(language) ? language : languages[0]
}

// Rendered once per navigation: only the addresses of the other languages differ between pages.
const rendered = new WeakMap<object, Map<string, Chrome>>()

type Around = { site: Site; language: Language; navigation: ShownNavigation; texts: SiteTexts; isPlain: boolean }

function chromeAround(needs: ChromeNeeds, { site, language, navigation, texts, isPlain }: Around): Chrome {
  const cached = rendered.get(navigation) ?? new Map<string, Chrome>()
  rendered.set(navigation, cached)
  const served = servedLanguage(site, language)
  const pageOf = (key: string) => addressOf(site, served, needs.findTranslation(site.id, served, key) ?? '/')
  const [cookiePage, searchPage] = [pageOf('cookies'), pageOf('search')]
  const name = `${site.id} ${language} ${cookiePage} ${searchPage} ${isPlain} ${JSON.stringify([texts.consent, texts.newsletter])}`
  const known = cached.get(name)
  if (known) return known
  const model: ChromeModel = {
    site,
    language,
    home: homeOf(site, language),
    logo: needs.lookOf(site).logo,
    cookiePage,
    searchPage,
    cartPage: `${needs.shopOrigin}/ostoskori#tuotteet`,
    navigation,
    languageMenu: languageMenu(site, language, placeholderFor),
  }
  const ledger = new IslandLedger('c')
  const render = (part: ReactNode) =>
    renderToStaticMarkup(<IslandLedgerProvider value={ledger}>{part}</IslandLedgerProvider>)
  const chrome = {
    consent: render(<Consent language={language} page={cookiePage} texts={texts.consent} />),
    header: render(isPlain ? <PlainHeader {...model} /> : <SiteHeader {...model} />),
    footer: hyphenateHtml(render(<SiteFooter {...model} isPlain={isPlain} letter={texts.newsletter} />), language),
    islands: ledger.islands,
  }
  cached.set(name, chrome)
  return chrome
}

/** Placeholder for the address of the page in another language. Links contain no spaces and text no quotation marks, so it is unique. */
const placeholderFor = (language: Language) => `/ ${language}`

function withAddresses(html: string, others: readonly { language: Language; href: string }[]): string {
  return others.reduce(
    (filled, { language, href }) => filled.replaceAll(`"${placeholderFor(language)}"`, `"${href}"`),
    html,
  )
}

const noLinks: ChromeModel['navigation'] = {
  desktop: { topTabs: [], bottomTabs: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [] },
  footer: { promise: '', contact: { heading: 'Kaskimaa Oyj', lines: [] }, groups: [], social: [], legal: [] },
}
