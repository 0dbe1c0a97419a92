import { LINK_TARGET, MAX_LINK_LENGTH } from '#contract/content/link-target.ts'

export const isLinkTarget = (text: string): boolean => text.length <= MAX_LINK_LENGTH && LINK_TARGET.test(text)

export const linkKinds = {
  page: 'Sivu tällä sivustolla',
  site: 'Sivu toisella sivustolla',
  web: 'Verkko-osoite',
  mail: 'Sähköposti',
  phone: 'Puhelin',
  file: 'Tiedosto',
  anchor: 'Kohta tällä sivulla',
} as const
export type LinkKind = keyof typeof linkKinds

export function kindOf(target: string): LinkKind {
  if (target.startsWith('/files/')) return 'file'
  if (target.startsWith('site:')) return 'site'
  if (target.startsWith('https:')) return 'web'
  if (target.startsWith('mailto:')) return 'mail'
  if (target.startsWith('tel:')) return 'phone'
  return target.startsWith('#') ? 'anchor' : 'page'
}

const prefixes: Partial<Record<LinkKind, string>> = { mail: 'mailto:', phone: 'tel:', anchor: '#' }

/** What a person writes for a target: an address of mail without its scheme. */
export function writtenOf(target: string): string {
  const prefix = prefixes[kindOf(target)] ?? ''
  return target.slice(prefix.length)
}

/** The target for what a person has written. Spaces of telephone numbers go. */
export function targetOf(kind: LinkKind, written: string): string {
  const text = kind === 'phone' ? written.replace(/\s+/g, '') : written.trim()
  if (text === '') return ''
  if (kind === 'web' && !/^[a-z]+:/i.test(text)) return `https://${text}`
  return `${prefixes[kind] ?? ''}${text}`
}

/** The public address of a page of a site: other languages than the first are in it. */
export const addressIn = (languages: readonly string[], language: string, path: string): string =>
  language === languages[0] ? path : `/${language}${path}`

/** The page that an address of a site means. */
export function pageAt(languages: readonly string[], address: string): { language: string | undefined; path: string } {
  const [, first = ''] = address.split('/', 2)
  const language = languages.slice(1).find((each) => each === first)
  return language
    ? { language, path: address.slice(first.length + 1) || '/' }
    : { language: languages[0], path: address }
}
