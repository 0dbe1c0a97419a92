import { langAttribute } from '#contract/site.ts'
import type { Windows } from '#web/islands/island.tsx'
import { starterScript } from '#web/islands/starter-script.ts'
import { escapeHtml } from './escape-html.ts'
import { firstScript } from './first-script.ts'
import { type HeadParts, headTags } from './head.ts'

export type Assets = {
  /** Address of the script that brings islands to life. */
  client: string
  /** Addresses of the scripts that an island needs beside it. */
  islandChunks: (island: string) => readonly string[]
  /** The bytes of a script as browsers get it; not known in development. */
  bytesOf?: (address: string) => number
  /** Markup that a development server wants in the head; nothing in production. */
  head: string
}

/** A page, and what stands inline in it: the security policy names each by its hash. */
export type HtmlDocument = {
  html: string
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  /** Whether it may load a tag manager, once the visitor consents: the policy allows its hosts then. */
  tagManager?: boolean
}

export type DocumentParts = {
  head: HeadParts
  icon: string
  css: string
  /** Fonts to fetch before the first paint. */
  fonts: readonly string[]
  /** The site's tag manager, if it has one. */
  tagManager?: string | undefined
  consent: string
  header: string
  /** What the main part of the page begins with, before its blocks. */
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
  const [first = '', ...rest] = parts.blocks
  const alive = parts.islands.size > 0
  const html = [
    `<!doctype html><html lang="${langAttribute[parts.head.language]}"${tagManager(parts)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(parts.head),
    `<link rel="icon" href="${parts.icon}" type="image/svg+xml">`,
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    alive ? WHOLE_FIRST_SCREEN : '',
    `${assets.head}<style>${parts.css}</style></head><body>`,
    parts.consent,
    `${parts.header}<script>${firstScript}</script>`,
    `<main id="main" tabindex="-1">${parts.opening}${first}`,
    alive ? starter(parts.islands, assets) : '',
    ...rest,
    `</main>${parts.footer}</body></html>`,
  ].join('')
  return {
    html,
    inlineScripts: [firstScript, ...(alive ? [starterScript] : [])],
    inlineStyles: [parts.css],
    tagManager: parts.tagManager !== undefined,
  }
}

const STARTER = 'starter'
/** Nothing is painted before the header and the first block are read: half of a header would move as its other half comes. */
const WHOLE_FIRST_SCREEN = `<link rel="expect" href="#${STARTER}" blocking="render">`

function tagManager({ tagManager }: DocumentParts): string {
  return tagManager ? ` data-tag-manager="${escapeHtml(tagManager)}"` : ''
}

function starter(islands: ReadonlyMap<string, Windows>, { client, islandChunks }: Assets): string {
  const chunksFor = (windows: Windows) => {
    const names = [...islands.keys()].filter((name) => islands.get(name) === windows)
    return [...new Set(names.flatMap((name) => [...islandChunks(name)]))].join(' ')
  }
  const [preload, wide, narrow] = [chunksFor('all'), chunksFor('wide'), chunksFor('narrow')]
  const early = `data-preload="${preload}" data-wide="${wide}" data-narrow="${narrow}"`
  return `<script id="${STARTER}" data-client="${client}" ${early}>${starterScript}</script>`
}
