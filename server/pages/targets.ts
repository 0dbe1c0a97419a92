import type { StoredPage } from '#contract/content/content.ts'
import { pagePolicies } from '#contract/content/page-policy.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language, Site } from '#contract/site.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import { type Entry, makeEntry } from '#server/responses/entry.ts'
import { type HeaderPolicy, machineFileHeaders } from '#server/responses/headers.ts'
import { pageEntry } from '#server/responses/page-entry.ts'
import { readAddress } from './addresses/address.ts'
import { readDeclaredQuery, withoutEmptyParameters } from './addresses/declared-query.ts'
import { resolveSiteLinks } from './addresses/site-links.ts'
import { calendarEntry, pageOfCalendar } from './calendars/calendar-entry.ts'
import { pageOfDataSheet } from './data-sheets/data-sheet-address.ts'
import { dataSheetEntry } from './data-sheets/data-sheet-entry.ts'
import { type RenderedPage, type RenderNeeds, renderNotFound, renderPage } from './rendering/page-rendering.tsx'
import { findSiteFile, type SiteFile, type SiteFileNeeds } from './site-files/site-files.ts'

/** `tags`: the content that the entry depends on. `params`: the query parameters that change the entry. */
type BuiltEntry = { entry: Entry; tags: readonly string[]; validUntil: number; params: readonly string[] }

/**
 * What an address leads to. Equivalent addresses share a key, which is the cache key. `longTail`: one of countless variations of a
 * page, such as a search.
 */
export type Target = { kind: 'target'; key: string; longTail: boolean; build: () => Promise<BuiltEntry> }

type Redirect = { kind: 'redirect'; to: string }

export type TargetsNeeds = {
  sites: ReadonlyMap<string, Site>
  /** The page at an address, from memory; undefined if there is none. */
  findAddress: (
    site: string,
    language: Language,
    path: string,
  ) => { blockTypes: readonly string[]; template: StoredPage['template'] } | undefined
  pagesOf: (
    site: string,
    language: Language,
  ) => Iterable<{
    path: string
    key: string
    template: StoredPage['template']
    endsOn?: string | null
    offerCode?: string | null
  }>
  /** Whether the product with this code is not sold now. */
  isHiddenCode: (code: string) => boolean
  /** The redirect for an address of an earlier site. */
  findRedirect: (site: string, url: string) => string | undefined
  findPage: (site: string, language: Language, path: string) => Promise<StoredPage | null>
  /** The site's logo and mark as SVG. */
  drawingsOf: (site: Site) => { logo: string; mark: string }
  render: RenderNeeds
  policy: HeaderPolicy
  now: () => Date
}

export type Targets = {
  /** What an address of a site leads to. */
  find(site: Site, url: string): Target | Redirect
  /** The current target of a cache key: the page may have lost a parameter since, or be gone. */
  findByKey(key: string): Target | undefined
}

/** Cache lifetime of a page on which a block failed. */
const INCOMPLETE_TTL_MS = 5000
const LONG_TAIL_TTL_MS = 30_000

const NOT_FOUND_KEY = /\/ 404 (\w+)$/

export function createTargets(needs: TargetsNeeds): Targets {
  function find(site: Site, url: string): Target | Redirect {
    const { pathname, search, query } = splitUrl(url)
    const file = findSiteFile(site, pathname)
    if (file) return fileTarget(site, pathname, file)
    const product = pageOfDataSheet(site, pathname)
    if (product && needs.findAddress(site.id, product.language, product.path)?.template === 'product')
      return pageFileTarget(site, pathname, product, dataSheetEntry)
    const calendar = pageOfCalendar(site, pathname)
    if (calendar && needs.findAddress(site.id, calendar.language, calendar.path)?.blockTypes.includes('event-calendar'))
      return pageFileTarget(site, pathname, calendar, calendarEntry)
    const address = readAddress(site, pathname)
    if (address.kind === 'redirect') return { kind: 'redirect', to: address.to + search }
    const page = address.kind === 'page' ? needs.findAddress(site.id, address.language, address.path) : undefined
    if (address.kind === 'missing' || !page) return redirected(site, url) ?? notFound(site, address.language)
    const filled = withoutEmptyParameters(needs.render.registry, page.blockTypes, query)
    if (filled !== undefined) return { kind: 'redirect', to: pathname + filled }
    const { params, canonical } = readDeclaredQuery(needs.render.registry, page.blockTypes, query)
    const longTail = page.blockTypes.some((type) => needs.render.registry.get(type)?.isLongTail?.(params) ?? false)
    return {
      kind: 'target',
      key: `${site.id}${pathname}${canonical}`,
      longTail,
      build: async () => {
        const rendered = await renderStored(site, address, params, longTail)
        return toEntry(rendered, Object.keys(params), longTail ? LONG_TAIL_TTL_MS : undefined)
      },
    }
  }

  function redirected(site: Site, url: string): Redirect | undefined {
    const to = needs.findRedirect(site.id, url)
    return to === undefined ? undefined : { kind: 'redirect', to: resolveSiteLinks(to, needs.render.origins) }
  }

  type Place = { language: Language; path: string }

  async function renderStored(
    site: Site,
    { language, path }: Place,
    params: Record<string, unknown>,
    longTail: boolean,
  ) {
    const page = await needs.findPage(site.id, language, path)
    if (page) return renderPage(needs.render, { site, page, params, longTail, now: needs.now() })
    return renderRemoved(site, { language, path })
  }

  /** Removed while this render waited. Tagged with the page too, so that it is dropped when the page comes back. */
  async function renderRemoved(site: Site, { language, path }: Place): Promise<RenderedPage> {
    const missing = await renderNotFound(needs.render, { site, language, now: needs.now() })
    return { ...missing, tags: [...missing.tags, tags.page(site.id, language, path)] }
  }

  /** A file that is made from a page, at the address of the page with an ending. */
  function pageFileTarget(site: Site, pathname: string, place: Place, make: typeof dataSheetEntry): Target {
    const build = async () => {
      const built = await make(needs, site, place)
      return built ? { ...built, params: [] } : toEntry(await renderRemoved(site, place), [])
    }
    return { kind: 'target', key: site.id + pathname, longTail: false, build }
  }

  /** One per site and language, for all addresses. Addresses contain no space, so none can collide with its key. */
  function notFound(site: Site, language: Language): Target {
    const key = `${site.id}/ 404 ${language}`
    const build = async () => toEntry(await renderNotFound(needs.render, { site, language, now: needs.now() }), [])
    return { kind: 'target', key, longTail: false, build }
  }

  async function toEntry(
    { document, whole, status, template, ...page }: RenderedPage,
    params: readonly string[],
    ttlMs = Number.POSITIVE_INFINITY,
  ): Promise<BuiltEntry> {
    const cacheControl = whole ? 'public, max-age=0, must-revalidate' : 'no-store'
    const own = page.validUntil?.getTime() ?? Number.POSITIVE_INFINITY
    return {
      entry: await pageEntry(needs.policy, { status, document, page: pagePolicies[template], cacheControl, params }),
      tags: page.tags,
      validUntil: Math.min(own, needs.now().getTime() + (whole ? ttlMs : Math.min(ttlMs, INCOMPLETE_TTL_MS))),
      params,
    }
  }

  function siteFileNeeds(site: Site): SiteFileNeeds {
    const now = needs.now()
    return {
      origin: needs.render.origins.get(site.id) ?? '',
      indexed: needs.policy.indexed,
      pagesOf: (language) => needs.pagesOf(site.id, language),
      isHiddenCode: needs.isHiddenCode,
      findTranslation: (language, key) => needs.render.findTranslation(site.id, language, key),
      now,
      today: dayIn(now),
      drawings: needs.drawingsOf(site),
    }
  }

  function fileTarget(site: Site, pathname: string, { type, write }: SiteFile): Target {
    return {
      kind: 'target',
      key: site.id + pathname,
      longTail: false,
      build: async () => {
        const written = await write(siteFileNeeds(site))
        const isText = typeof written === 'string'
        const body = isText ? Buffer.from(written) : written
        const headers = machineFileHeaders(type)
        return {
          entry: await makeEntry({ status: 200, body, headers, compress: isText }),
          tags: isText ? [tags.pageList(site.id)] : [],
          // Every day jobs end, which sitemaps leave out.
          validUntil: isText ? nextDayIn(needs.now()).getTime() : Number.POSITIVE_INFINITY,
          params: [],
        }
      },
    }
  }

  return {
    find,
    findByKey(key) {
      const slash = key.indexOf('/')
      const site = needs.sites.get(key.slice(0, slash))
      if (!site) return undefined
      const language = NOT_FOUND_KEY.exec(key)?.[1]
      if (language) return notFound(site, language as Language)
      const target = find(site, key.slice(slash))
      return target.kind === 'target' ? target : undefined
    },
  }
}

function splitUrl(url: string): { pathname: string; search: string; query: URLSearchParams } {
  const mark = url.indexOf('?')
  const pathname = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  return { pathname, search, query: new URLSearchParams(search) }
}
