import type { Language, Site } from '#contract/site.ts'
import { normalizedSource } from '#server/capabilities/redirects/redirect-rules.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { type PlacedLink, targetOf } from './links.ts'
import type { PageStores } from './transaction.store.ts'

type FindSite = (id: string) => Pick<Site, 'id' | 'languages'> | undefined
type Target = { site: string; language: Language; path: string }
type Around = {
  /** Where the links are. */
  from: { site: string }
  /** What a link names by its path alone, which has no language in it. */
  pathTarget?: (link: PlacedLink) => Target | undefined
  /** A page that will be there. */
  isThere?: (target: Target) => boolean
}

/** The links that lead to no page, and are not led on to one. */
export async function brokenAmong(
  { findSite }: { findSite: FindSite },
  { edited, tree }: Pick<PageStores, 'edited' | 'tree'>,
  placed: readonly PlacedLink[],
  { from, pathTarget, isThere = () => false }: Around,
): Promise<PlacedLink[]> {
  const links = placed.map((link) => ({ link, target: pathTarget?.(link) ?? targetOf(link.href, from, findSite) }))
  const known = await edited.shownAt(links.flatMap(({ target }) => (target ? [target] : [])))
  const ledOn = await redirectedOn(tree, new Set(links.flatMap(({ target }) => (target ? [target.site] : []))))
  const isLedOn = ({ site, language, path }: Target) => {
    const found = findSite(site)
    return found !== undefined && ledOn.has(`${site} ${normalizedSource(addressOf(found, language, path))}`)
  }
  const isBroken = ({ target }: (typeof links)[number]) =>
    !target || !(isThere(target) || isLedOn(target) || known.has(`${target.site} ${target.language} ${target.path}`))
  return links.filter(isBroken).map(({ link }) => link)
}

/** The old addresses of these sites that lead on. */
async function redirectedOn(tree: PageStores['tree'], sites: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const rows = await Promise.all([...sites].map((site) => tree.redirectsOf(site)))
  return new Set(rows.flat().map(({ site, source }) => `${site} ${source}`))
}
