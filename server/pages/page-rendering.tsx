import { renderToStaticMarkup } from 'react-dom/server'
import type { Navigation, Page } from '#contract/content.ts'
import type { Language, Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import chromeCss from '#web/chrome/chrome.css?inline'
import type { ChromeModel } from '#web/chrome/chrome-model.ts'
import { SiteFooter } from '#web/chrome/site-footer.tsx'
import { SiteHeader } from '#web/chrome/site-header.tsx'
import { type Assets, type HtmlDocument, htmlDocument } from '#web/document/document.ts'
import { fontFiles } from '#web/fonts/font-face.ts'
import { IslandLedger } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import baseCss from '#web/styles/base.css?inline'
import { themeCss } from '#web/styles/theme-css.ts'
import { openings } from '#web/templates/openings.tsx'
import { addressOf } from './address.ts'
import { type BlockNeeds, prepareBlocks, renderBlocks } from './block-rendering.tsx'
import { notFoundHead, pageHead } from './page-head.ts'
import { resolveSiteLinks } from './site-links.ts'

type SiteLook = { logo: string; icon: string }

export type RenderNeeds = BlockNeeds & {
  assets: Assets
  lookOf: (site: Site) => SiteLook
  findNavigation: (site: string, language: Language) => Promise<Navigation | null>
  /** The path of the page with this key in another language, if there is one. */
  findTranslation: (site: string, language: Language, key: string) => string | undefined
}

export type RenderedPage = {
  status: 200 | 404
  document: HtmlDocument
  /** What the page was made from. */
  tags: string[]
  validUntil: Date | undefined
  /** Whether every block is on the page. */
  whole: boolean
}

type Request = { site: Site; page: Page; params: Readonly<Record<string, unknown>>; now: Date }

/** A page of a site with everything around it. */
export async function renderPage(needs: RenderNeeds, { site, page, params, now }: Request): Promise<RenderedPage> {
  const { language, path } = page
  const context = { site: site.id, language, path, params, now }
  let whole = true
  const onProblem: BlockNeeds['onProblem'] = (problem) => {
    whole = false
    needs.onProblem(problem)
  }
  const [chrome, blocks] = await Promise.all([
    chromeOf(needs, site, language, page.key),
    prepareBlocks({ ...needs, onProblem }, page.blocks, context),
  ])
  const ledger = new IslandLedger()
  const Opening = openings[page.template]
  const opening = Opening ? renderToStaticMarkup(<Opening.view page={page} />) : ''
  const place = { ...context, address: addressOf(site, language, path), opened: opening !== '' }
  const css = [baseCss, chromeCss, Opening?.css ?? '', ...new Set(blocks.map(({ definition }) => definition.css))]
  const document = htmlDocument(
    {
      ...shell(needs, site, chrome, css),
      head: pageHead(site, page, {
        origin: needs.origins.get(site.id) ?? '',
        icon: needs.lookOf(site).icon,
        findTranslation: (other, key) => needs.findTranslation(site.id, other, key),
      }),
      opening,
      blocks: renderBlocks({ onProblem }, blocks, place, ledger),
      islands: ledger.names,
    },
    needs.assets,
  )
  const ends = blocks.flatMap(({ validUntil }) => (validUntil ? [validUntil.getTime()] : []))
  return {
    status: 200,
    document,
    tags: [
      tags.page(site.id, language, path),
      tags.translations(site.id, page.key),
      tags.navigation(site.id, language),
      ...blocks.flatMap((block) => block.tags),
    ],
    validUntil: ends.length > 0 ? new Date(Math.min(...ends)) : undefined,
    whole,
  }
}

/** The site's page for addresses that do not exist. */
export async function renderNotFound(needs: RenderNeeds, site: Site, language: Language): Promise<RenderedPage> {
  const chrome = await chromeOf(needs, site, language, 'home')
  const title = message(language, 'notFoundTitle')
  const document = htmlDocument(
    {
      ...shell(needs, site, chrome, [baseCss, chromeCss]),
      head: notFoundHead(site, language),
      opening: renderToStaticMarkup(
        <section className="section tone-paper">
          <div className="wrap">
            <h1>{title}</h1>
            <p className="lead">{message(language, 'notFoundText')}</p>
            <p className="link-row">
              <a className="button" href={chrome.home}>
                {message(language, 'toHomePage')}
              </a>
            </p>
          </div>
        </section>,
      ),
      blocks: [],
      islands: new Set(),
    },
    needs.assets,
  )
  return { status: 404, document, tags: [tags.navigation(site.id, language)], validUntil: undefined, whole: true }
}

function shell(needs: RenderNeeds, site: Site, chrome: ChromeModel, css: readonly string[]) {
  return {
    icon: needs.lookOf(site).icon,
    css: themeCss(site.theme) + css.join(''),
    fonts: fontFiles(site.theme),
    header: renderToStaticMarkup(<SiteHeader {...chrome} />),
    footer: renderToStaticMarkup(<SiteFooter {...chrome} />),
  }
}

const noLinks: ChromeModel['navigation'] = {
  main: [],
  footer: { promise: '', contact: { heading: 'Kaskimaa Oyj', lines: [] }, groups: [] },
}

async function chromeOf(needs: RenderNeeds, site: Site, language: Language, key: string): Promise<ChromeModel> {
  // A 404 page may be in English on a site without English: its links are then the site's own.
  const served = site.languages.includes(language) ? language : site.languages[0]
  const navigation = await needs.findNavigation(site.id, served)
  return {
    siteName: site.name,
    language,
    home: addressOf(site, served, '/'),
    logo: needs.lookOf(site).logo,
    navigation: navigation ? resolveSiteLinks(navigation, needs.origins) : noLinks,
    alternatives: site.languages
      .filter((other) => other !== language)
      .map((other) => ({
        language: other,
        href: addressOf(site, other, needs.findTranslation(site.id, other, key) ?? '/'),
      }))
      .filter(() => site.header.languageControl !== 'none'),
  }
}
