import type { Language, Site } from '#contract/site.ts'

/** What a path of a site means. `missing` still has a language: its 404 page is written in it. */
export type Address =
  | { kind: 'page'; language: Language; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; language: Language }

const WELL_FORMED = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*\/?)?$/

/**
 * Reads language and path from the path of a request. The first segment names the language where the site serves it;
 * `en` means English everywhere, so on a site without English it leads nowhere, in English.
 */
export function readAddress({ languages }: Pick<Site, 'languages'>, pathname: string): Address {
  const [home] = languages
  const first = pathname.split('/', 2)[1] ?? ''
  const language = languages.find((each) => each === first)
  if (!WELL_FORMED.test(pathname)) return { kind: 'missing', language: language ?? (first === 'en' ? 'en' : home) }

  const rest = language ? pathname.slice(first.length + 1) : pathname
  // A page's path never begins with a language (see the contract), so this leads nowhere, and not to another redirect.
  if (language && languages.some((each) => rest.split('/', 2)[1] === each)) return { kind: 'missing', language }
  if (language === home) return { kind: 'redirect', to: withoutEndingSlash(rest || '/') }
  if (!language && first === 'en') return { kind: 'missing', language: 'en' }
  if (rest === '') return { kind: 'redirect', to: `${pathname}/` }
  if (rest !== withoutEndingSlash(rest)) return { kind: 'redirect', to: withoutEndingSlash(pathname) }
  return { kind: 'page', language: language ?? home, path: rest }
}

/** The language in which to speak to somebody at this address, whether there is a page or not. */
export function languageAt(site: Pick<Site, 'languages'>, pathname: string): Language {
  const address = readAddress(site, pathname)
  return address.kind === 'redirect' ? site.languages[0] : address.language
}

/** The address at which visitors find a page. */
export function addressOf({ languages }: Pick<Site, 'languages'>, language: Language, path: string): string {
  return language === languages[0] ? path : `/${language}${path}`
}

function withoutEndingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
