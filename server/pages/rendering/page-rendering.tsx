import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StoredPage } from '#contract/content/content.ts'
import { hasEnded } from '#contract/content/item.ts'
import { pagePolicies } from '#contract/content/page-policy.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language, Site } from '#contract/site.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { hyphenateHtml } from '#server/pages/hyphenation/hyphenate-html.ts'
import chromeCss from '#web/chrome/chrome.css?inline'
import desktopHeaderCss from '#web/chrome/desktop/desktop-header.css?inline'
import desktopMenuCss from '#web/chrome/desktop/desktop-menu.css?inline'
import mobileHeaderCss from '#web/chrome/mobile/mobile-header.css?inline'
import sideNavigationCss from '#web/chrome/mobile/side-navigation.css?inline'
import plainHeaderCss from '#web/chrome/plain-header.css?inline'
import quickSearchCss from '#web/chrome/quick-search/quick-search.css?inline'
import consentCss from '#web/consent/consent.css?inline'
import { type Assets, type HtmlDocument, htmlDocument } from '#web/document/document.ts'
import { fontFiles } from '#web/fonts/font-face.ts'
import { IslandLedger } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import baseCss from '#web/styles/base.css?inline'
import notFoundCss from '#web/templates/not-found.css?inline'
import accordionCss from '#web/ui/accordion.css?inline'
import { type BlockNeeds, prepareBlocks, renderBlocks } from './block-rendering.tsx'
import { type ChromeNeeds, homeOf, renderChrome } from './chrome-rendering.tsx'
import { offersWhenNotFound } from './not-found-rendering.tsx'
import { openingStyles, prepareOpening, renderClosing, renderOpening } from './opening-rendering.tsx'
import { renderOverlays } from './overlay-rendering.tsx'
import { noticeHead, pageHead } from './page-head.ts'
import { pageStyles } from './page-styles.ts'
import { renderTop } from './page-top.tsx'

export type RenderNeeds = BlockNeeds &
  ChromeNeeds & {
    assets: Assets
    /** Tag manager ids by site. */
    tagManagers: ReadonlyMap<string, string>
    /** Whether its product is not sold now: search engines are asked to forget it until it is. */
    isHidden: (page: StoredPage) => boolean
  }

export type RenderedPage = {
  status: 200 | 404
  template: StoredPage['template']
  document: HtmlDocument
  /** The content that the page depends on. */
  tags: string[]
  validUntil: Date | undefined
  /** False if a block failed. */
  whole: boolean
}

/** The place of HTML in a page: a block by its number, or what the template has around the blocks. */
export type PagePart = 'opening' | 'closing' | number

type Request = {
  site: Site
  page: StoredPage
  params: Readonly<Record<string, unknown>>
  longTail: boolean
  now: Date
  /** Of a preview: marks where a part begins and ends. */
  mark?: (part: PagePart, html: string) => string
}

/** Renders a page with its header and footer. */
export async function renderPage(needs: RenderNeeds, request: Request): Promise<RenderedPage> {
  const { site, page, params, longTail, now, mark = (_part, html) => html } = request
  const { language, path, contentId } = page
  const isPlain = pagePolicies[page.template].plainChrome === true
  const context = { site: site.id, language, path, contentId, params, now }
  let whole = true
  const onProblem: BlockNeeds['onProblem'] = (problem) => {
    whole = false
    needs.onProblem(problem)
  }
  const [chrome, top, prepared, blocks] = await Promise.all([
    renderChrome(needs, site, language, { key: page.key, isPlain }),
    renderTop(needs, site, page, now),
    prepareOpening(needs, site, page, now),
    prepareBlocks({ ...needs, onProblem }, page.blocks, context),
  ])
  const overlays = await renderOverlays(needs, site, page)
  const ledger = new IslandLedger()
  const opening = renderOpening(prepared, ledger)
  const place = { ...context, address: addressOf(site, language, path), opened: opening !== '' }
  const css = [
    ...new Set([
      ...(isPlain ? plainChromeStyles : chromeStyles),
      ...top.css,
      ...(prepared ? openingStyles(prepared) : []),
      ...blocks.flatMap(({ css }) => css),
      ...overlays.css,
    ]),
  ]
  const document = htmlDocument(
    {
      ...shell(needs, site, css),
      ...chrome,
      head: {
        ...pageHead(site, page, {
          origin: needs.origins.get(site.id) ?? '',
          icon: needs.lookOf(site).icon,
          findTranslation: (other, key) => needs.findTranslation(site.id, other, key),
          trail: top.trail,
          offer: prepared?.props.offer,
        }),
        question: questionOf(needs.registry, page, params),
        ...(needs.isHidden(page) ? { structured: [] } : {}),
        unlisted:
          longTail || pagePolicies[page.template].unlisted === true || isEndedJob(page, now) || needs.isHidden(page),
      },
      contentId,
      opening: mark('opening', hyphenateHtml(top.html + opening, language)),
      blocks: [
        ...renderBlocks({ ...needs, onProblem }, blocks, place, ledger).map((html, at) =>
          mark(at, hyphenateHtml(html, language)),
        ),
        mark('closing', hyphenateHtml(renderClosing(prepared, ledger), language)),
      ],
      footer: chrome.footer + overlays.html,
      // Islands of a page are preloaded, even if a dialog has the same one for later.
      islands: new Map([...overlays.islands, ...chrome.islands, ...ledger.islands]),
    },
    needs.assets,
  )
  const expiries = [top, prepared, ...blocks].flatMap((part) => (part?.validUntil ? [part.validUntil.getTime()] : []))
  return {
    status: 200,
    template: page.template,
    document,
    tags: [
      tags.page(site.id, language, path),
      tags.translations(site.id, page.key),
      tags.translations(site.id, 'cookies'),
      tags.translations(site.id, 'search'),
      tags.navigation(site.id, language),
      ...overlays.tags,
      ...top.tags,
      ...(prepared?.tags ?? []),
      ...blocks.flatMap((block) => block.tags),
    ],
    validUntil: expiries.length > 0 ? new Date(Math.min(...expiries)) : undefined,
    whole,
  }
}

function questionOf(registry: BlockNeeds['registry'], { blocks }: StoredPage, params: Request['params']) {
  return blocks.map(({ type }) => registry.get(type)?.questionOf?.(params)).find((question) => question !== undefined)
}

function isEndedJob({ item }: StoredPage, now: Date): boolean {
  return item?.kind === 'job' && hasEnded(item, dayIn(now))
}

/** The site's 404 page. */
export async function renderNotFound(
  needs: RenderNeeds,
  { site, language, now }: { site: Site; language: Language; now: Date },
): Promise<RenderedPage> {
  const notice = { title: message(language, 'notFoundTitle'), text: message(language, 'notFoundText') }
  const { shown, whole } = await offersWhenNotFound(needs, site, language)
  const document = await renderNotice(needs, site, language, { ...notice, more: shown })
  return {
    // What is popular changes.
    status: 404,
    template: 'article',
    document,
    validUntil: nextDayIn(now),
    whole,
    tags: [tags.navigation(site.id, language)],
  }
}

/** What a page without content says. With `button` it posts to its own address when pressed, otherwise it leads home, after `more`, which may have styles of its own. */
export type Notice = { title: string; text: string; button?: string; more?: ReactNode; styles?: readonly string[] }

/** A page of the site that says one thing. Never indexed. */
export async function renderNotice(
  needs: RenderNeeds,
  site: Site,
  language: Language,
  { title, text, button, more, styles = more ? [notFoundCss] : [] }: Notice,
): Promise<HtmlDocument> {
  const chrome = await renderChrome(needs, site, language, { key: 'home' })
  const action = button ? (
    <form method="post" className="link-row">
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  ) : (
    <p className="link-row">
      <a className="button" href={homeOf(site, language)}>
        {message(language, 'toHomePage')}
      </a>
    </p>
  )
  return htmlDocument(
    {
      ...shell(needs, site, [...chromeStyles, ...styles]),
      // Links of mails with a token in the address lead to notices: no tag may read it there.
      ...(more ? {} : { tagManager: undefined }),
      ...chrome,
      head: noticeHead(site, language, { title, text }),
      opening: hyphenateHtml(
        renderToStaticMarkup(
          <section className="section tone-paper">
            <div className="wrap">
              <h1>{title}</h1>
              <p className="lead">{text}</p>
              {more}
              {action}
            </div>
          </section>,
        ),
        language,
      ),
      blocks: [],
    },
    needs.assets,
  )
}

const chromeStyles = [
  baseCss,
  chromeCss,
  consentCss,
  accordionCss,
  mobileHeaderCss,
  sideNavigationCss,
  desktopHeaderCss,
  desktopMenuCss,
  quickSearchCss,
]

const plainChromeStyles = [baseCss, chromeCss, consentCss, plainHeaderCss]

function shell(needs: RenderNeeds, site: Site, css: readonly string[]) {
  return {
    icon: needs.lookOf(site).icon,
    css: pageStyles(site.theme, css),
    fonts: fontFiles(site.theme),
    tagManager: needs.tagManagers.get(site.id),
  }
}
