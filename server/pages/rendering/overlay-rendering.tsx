import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredPage } from '#contract/content/content.ts'
import { pagePolicies } from '#contract/content/page-policy.ts'
import type { SiteTexts } from '#contract/content/site-texts.ts'
import { tags } from '#contract/content/tags.ts'
import type { Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { hyphenateHtml } from '#server/pages/hyphenation/hyphenate-html.ts'
import { AddressDialog } from '#web/customer/address-dialog.tsx'
import { IslandLedger, IslandLedgerProvider, type Windows } from '#web/islands/island.tsx'
import kitchenOverlaysCss from '#web/overlays/kitchen-overlays.css?inline'
import overlaysCss from '#web/overlays/overlays.css?inline'
import { SiteOverlays } from '#web/overlays/site-overlays.tsx'
import type { ChromeNeeds } from './chrome-rendering.tsx'

type Overlays = {
  html: string
  css: readonly string[]
  islands: ReadonlyMap<string, Windows>
  tags: readonly string[]
}

const none: Overlays = { html: '', css: [], islands: new Map(), tags: [] }

/** Rendered once for each site, language and template: they are the same on all pages. */
const rendered = new WeakMap<Site, Map<string, Overlays>>()

/** Pages that a customer may have to read before they save an address. */
const READ_WITHOUT_ADDRESS = ['help', 'privacy', 'cookies', 'terms', 'accessibility']

/** The dialogs and tabs over a page. Over a cart, an account or a checkout only the question for an address opens by itself. */
export async function renderOverlays(
  needs: Pick<ChromeNeeds, 'findTranslation' | 'findTexts'>,
  site: Site,
  page: StoredPage,
): Promise<Overlays> {
  const { language, template } = page
  const { quiet, plainChrome } = pagePolicies[template]
  const asksForAddress = site.features.includes('shop') && !READ_WITHOUT_ADDRESS.includes(page.key)
  const pageOf = (key: string) => addressOf(site, language, needs.findTranslation(site.id, language, key) ?? '/')
  const pages = { privacy: pageOf('privacy'), thanks: pageOf('thanks'), help: pageOf('help') }
  const texts: SiteTexts = (await needs.findTexts(site.id, language)) ?? {}
  const cached = rendered.get(site) ?? new Map<string, Overlays>()
  rendered.set(site, cached)
  const name = [language, template, asksForAddress, ...Object.values(pages), JSON.stringify(texts)].join(' ')
  const known = cached.get(name)
  if (known) return known
  const ledger = new IslandLedger('o')
  const html = renderToStaticMarkup(
    <IslandLedgerProvider value={ledger}>
      {asksForAddress && <AddressDialog language={language} pages={pages} texts={texts.address} />}
      {!plainChrome && (
        <SiteOverlays
          site={site}
          language={language}
          template={template}
          isQuiet={quiet === true}
          pages={pages}
          texts={texts}
        />
      )}
    </IslandLedgerProvider>,
  )
  const overlays: Overlays =
    html === ''
      ? none
      : {
          html: hyphenateHtml(html, language),
          // The styles of their forms come with the script that opens them.
          css: site.features.includes('overlay') ? [overlaysCss, kitchenOverlaysCss] : [overlaysCss],
          islands: ledger.islands,
          tags: ['privacy', 'thanks', 'help'].map((key) => tags.translations(site.id, key)),
        }
  cached.set(name, overlays)
  return overlays
}
