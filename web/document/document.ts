import { langAttribute } from '#contract/site.ts'
import type { Windows } from '#web/islands/island.tsx'
import { starterScript } from '#web/islands/starter-script.ts'
import { escapeHtml } from './escape-html.ts'
import { cartCountScript, firstScript } from './first-script.ts'
import { type HeadParts, headTags } from './head.ts'
import { layOutScript } from './lay-out-script.ts'

export type Assets = {
  /** Address of the script that hydrates islands. */
  client: string
  /** Addresses of the other scripts that an island needs. */
  islandChunks: (island: string) => readonly string[]
  /** The compressed size of a script; unknown in development. */
  bytesOf?: (address: string) => number
  /** Markup that the development server adds to the head; empty in production. */
  head: string
}

/** A page with its inline scripts and styles, whose hashes go into the security policy. */
export type HtmlDocument = {
  html: string
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  /** Fonts that the header of the response preloads, before the page has come. */
  fonts?: readonly string[]
  /** Whether the page may load a tag manager after consent; the security policy then allows its hosts. */
  tagManager?: boolean
}

export type DocumentParts = {
  head: HeadParts
  icon: string
  css: string
  /** Id of the page's content, for calls that depend on the page; pages without content have none. */
  contentId?: number | undefined
  /** Fonts to preload. */
  fonts: readonly string[]
  /** The site's tag manager, if it has one. */
  tagManager?: string | undefined
  consent: string
  header: string
  /** Markup at the start of `<main>`, before the blocks. */
  opening: string
  blocks: readonly string[]
  footer: string
  islands: ReadonlyMap<string, Windows>
}

/**
 * The page as HTML. The order is measured (see docs/architecture.md): styles inline and no script in the head, so that the
 * header and the first block paint first; then the script that starts the islands; then the rest.
 */
export function htmlDocument(parts: DocumentParts, assets: Assets): HtmlDocument {
  const [block = '', second = '', third = '', ...rest] = parts.blocks
  const first = parts.opening + block
  const isPictureFirst = hasPicture(first)
  const hasIslands = parts.islands.size > 0
  const html = [
    `<!doctype html><html lang="${langAttribute[parts.head.language]}"${attributes(parts)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(parts.head),
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
    ...(isPictureFirst ? [] : parts.fonts.map(preloadOnWideScreens)),
    hasIslands ? paintAfter(isPictureFirst ? STARTER_ID : HEADER_END_ID) : '',
    `${assets.head}<style>${parts.css}</style></head><body><script>${firstScript}</script>`,
    parts.consent && parts.consent + layOut,
    `${parts.header}<script id="${HEADER_END_ID}">${cartCountScript}</script>${layOut}`,
    `<main id="main" tabindex="-1">${first}${layOut}`,
    hasIslands ? starter(parts.islands, assets) : '',
    second + (third && layOut + third),
    rest.length > 0 ? layOut : '',
    ...rest,
    `</main>${parts.footer}</body></html>`,
  ].join('')
  return {
    html,
    inlineScripts: [firstScript, layOutScript, cartCountScript, ...(hasIslands ? [starterScript] : [])],
    inlineStyles: [parts.css],
    fonts: isPictureFirst ? parts.fonts : [],
    tagManager: parts.tagManager !== undefined,
  }
}

const layOut = `<script>${layOutScript}</script>`
const STARTER_ID = 'starter'
const HEADER_END_ID = 'header-end'

/**
 * Blocks rendering until this element is parsed, because a half-parsed header would shift. Where the first block has a picture it comes with
 * the header; where it is text alone, each is painted as soon as it is there.
 */
function paintAfter(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`
}

/**
 * Browsers wait a moment with the first paint for fonts that are preloaded. Where a picture is on its way anyway they come meanwhile; a
 * first screen of text alone is read earlier without them on a phone, whose network is slow, and gets them on the next page.
 */
function preloadOnWideScreens(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin media="(width >= 768px)">`
}

/** Whether phones show a picture or film at once; a `<picture>` is one that they do not show (see `Picture`). */
function hasPicture(first: string): boolean {
  return /fetchPriority="high"|<video/.test(first.replace(/<picture>.*?<\/picture>/gs, ''))
}

function attributes({ tagManager, contentId }: DocumentParts): string {
  const manager = tagManager ? ` data-tag-manager="${escapeHtml(tagManager)}"` : ''
  return contentId === undefined ? manager : `${manager} data-page="${contentId}"`
}

function starter(islands: ReadonlyMap<string, Windows>, { client, islandChunks }: Assets): string {
  const chunksFor = (windows: Windows) => {
    const names = [...islands.keys()].filter((name) => islands.get(name) === windows)
    return [...new Set(names.flatMap((name) => [...islandChunks(name)]))].join(' ')
  }
  const [preload, wide, narrow] = [chunksFor('all'), chunksFor('wide'), chunksFor('narrow')]
  const early = `data-preload="${preload}" data-wide="${wide}" data-narrow="${narrow}"`
  return `<script id="${STARTER_ID}" data-client="${client}" ${early}>${starterScript}</script>`
}
