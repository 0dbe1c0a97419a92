import { searchTitle } from '#contract/content/page-title.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { escapeHtml } from './escape-html.ts'

/** Metadata for search engines and for sites that preview links. */
export type HeadParts = {
  title: string
  /** What the visitor searched for, which stands before the title in the tab; the canonical page has none. */
  question?: string | undefined
  description: string
  siteName: string
  language: Language
  /** Asks search engines not to list the page. */
  unlisted?: boolean
  /** The canonical address; a page that was not found has none. */
  canonical?: string
  kind: 'website' | 'article'
  /** Shown in link previews. */
  image?: { url: string; width: number; height: number; alt: string } | undefined
  /** Icons in addition to the SVG, for browsers and systems without SVG support. */
  icons?: readonly Record<string, string>[]
  /** For `theme-color`. */
  themeColor?: string
  /** All language versions of the page, including itself; empty when there is only one. */
  alternates: readonly { language: Language; href: string }[]
  /** Structured data (schema.org). */
  structured: readonly object[]
}

export function headTags(head: HeadParts): string {
  const { canonical, alternates, structured, icons = [], themeColor } = head
  return [
    `<title>${escapeHtml(searchTitle(head.question ?? '', head.title))}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    ...(head.unlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(canonical ? [tag('link', { rel: 'canonical', href: canonical }), ...sharing(head, canonical)] : []),
    ...alternates.map(({ language, href }) =>
      tag('link', { rel: 'alternate', hreflang: langAttribute[language], href }),
    ),
    ...(themeColor ? [tag('meta', { name: 'theme-color', content: themeColor })] : []),
    ...icons.map((icon) => tag('link', icon)),
    ...structured.map((data) => `<script type="application/ld+json">${escapedJson(data)}</script>`),
  ].join('')
}

/** Open Graph tags, for link previews. */
function sharing({ title, description, siteName, language, kind, image }: HeadParts, url: string): string[] {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': kind,
    'og:url': url,
    'og:site_name': siteName,
    'og:locale': locales[language],
    ...(image && {
      'og:image': image.url,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': image.alt,
    }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    ...(image ? [tag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
  ]
}

const locales: Record<Language, string> = { fi: 'fi_FI', en: 'en_GB', se: 'sv_SE', de: 'de_DE' }

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${written.join(' ')}>`
}

function escapedJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
