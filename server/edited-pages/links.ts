import type { EditedPage, FieldPath } from '#contract/office/pages/edited-page.ts'
import type { Language, Site } from '#contract/site.ts'
import { readAddress } from '#server/pages/addresses/address.ts'

export type PlacedLink = { block: string | null; path: FieldPath; href: string }

type Target = { site: string; language: Language; path: string }

const INTERNAL = /^(?:site:([a-z-]+))?(\/(?!\/)[^\s?#]*)(?:[?#]\S*)?$/

/** Not pages: files, pictures and calls. */
const SERVED_ELSEWHERE = /^\/(media|files|api|preview)\//

/** The links of a page to pages of our sites, with their places. */
export function linksOf({ fields, blocks }: EditedPage): PlacedLink[] {
  return [...linksIn(fields.item, null, ['item']), ...blocks.flatMap(({ id, props }) => linksIn(props, id, ['props']))]
}

/** The links to pages of our sites anywhere in a value. */
export function linksIn(value: unknown, block: string | null, path: FieldPath): PlacedLink[] {
  if (typeof value === 'string')
    return INTERNAL.test(value) && !SERVED_ELSEWHERE.test(value) ? [{ block, path, href: value }] : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, child]) =>
    linksIn(child, block, [...path, isList ? Number(name) : name]),
  )
}

/** The page that a link leads to; null if its address can be none. */
export function targetOf(
  href: string,
  from: { site: string },
  findSite: (id: string) => Pick<Site, 'id' | 'languages'> | undefined,
): Target | null {
  const [, other, pathname = ''] = INTERNAL.exec(href) ?? []
  const site = findSite(other ?? from.site)
  if (!site) return null
  const address = readAddress(site, pathname)
  return address.kind === 'page' ? { site: site.id, language: address.language, path: address.path } : null
}
