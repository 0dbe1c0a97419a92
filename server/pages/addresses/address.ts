import type { Language, Site } from '#contract/site.ts'

/** The meaning of a path on a site. `missing` has the language of its 404 page. */
export type Address =
  | { kind: 'page'; language: Language; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; language: Language }

const WELL_FORMED = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*\/?)?$/

/**
 * Parses language and path. The first segment is the language if the site serves it. `en` always means English: on a site without
 * English the page is missing, and its 404 page is in English.
 */
export function readAddress({ languages }: Pick<Site, 'languages'>, pathname: string): Address {
  const [home] = languages
  const first = pathname.split('/', 2)[1] ?? ''
  const language = languages.find((each) => each === first)
  if (!WELL_FORMED.test(pathname)) return { kind: 'missing', language: language ?? (first === 'en' ? 'en' : home) }

  const rest = language ? pathname.slice(first.length + 1) : pathname
  // A page's path never starts with a language (see the contract), so this is missing rather than another redirect.
  if (language && languages.some((each) => rest.split('/', 2)[1] === each)) return { kind: 'missing', language }
  if (language === home) return { kind: 'redirect', to: withoutTrailingSlash(rest || '/') }
  if (!language && first === 'en') return { kind: 'missing', language: 'en' }
  if (rest === '') return { kind: 'redirect', to: `${pathname}/` }
  if (rest !== withoutTrailingSlash(rest)) return { kind: 'redirect', to: withoutTrailingSlash(pathname) }
  return { kind: 'page', language: language ?? home, path: rest }
}

/** The language of a visitor at this address, whether or not the page exists. */
export function languageAt(site: Pick<Site, 'languages'>, pathname: string): Language {
  const address = readAddress(site, pathname)
  return address.kind === 'redirect' ? site.languages[0] : address.language
}

/** The public address of a page. */
export function addressOf({ languages }: Pick<Site, 'languages'>, language: Language, path: string): string {
  return language === languages[0] ? path : `/${language}${path}`
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
