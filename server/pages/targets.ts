import type { StoredPage } from '#contract/content.ts'
import { pagePolicies } from '#contract/page-policy.ts'
import type { Language, Site } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import { type Entry, makeEntry } from '#server/responses/entry.ts'
import { type HeaderPolicy, machineFileHeaders } from '#server/responses/headers.ts'
import { pageEntry } from '#server/responses/page-entry.ts'
import { readAddress } from './addresses/address.ts'
import { readDeclaredQuery } from './addresses/declared-query.ts'
import { resolveSiteLinks } from './addresses/site-links.ts'
import { type RenderedPage, type RenderNeeds, renderNotFound, renderPage } from './rendering/page-rendering.tsx'
import { findSiteFile, type SiteFile } from './site-files/site-files.ts'

/** An answer, what it was made from, until when it is right, and whether it is the same for every query. */
type Made = { entry: Entry; tags: readonly string[]; validUntil: number; anyQuery: boolean }

/**
 * Something that can be made for an address. The key is the same for all addresses that mean the same. `longTail`: one of
 * endlessly many versions of a page, such as a search.
 */
export type Target = { kind: 'target'; key: string; longTail: boolean; make: () => Promise<Made> }

type Redirect = { kind: 'redirect'; to: string }

export type TargetsNeeds = {
  sites: ReadonlyMap<string, Site>
  /** Whether there is a page at an address, known without asking the database. */
  findAddress: (site: string, language: Language, path: string) => { blockTypes: readonly string[] } | undefined
  pagesOf: (site: string, language: Language) => Iterable<{ path: string; key: string }>
  /** Where an address of an earlier site leads now. */
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
  /** What a key stands for now: the page may have lost a parameter since, or be gone. */
  findByKey(key: string): Target | undefined
}

/** A page that lacks a block is tried again soon. */
const INCOMPLETE_LIFE_MS = 5000
const LONG_TAIL_LIFE_MS = 30_000

const NOT_FOUND = /\/ 404 (\w+)$/

export function createTargets(needs: TargetsNeeds): Targets {
  function find(site: Site, url: string): Target | Redirect {
    const { pathname, search, query } = splitUrl(url)
    const file = siteFile(site, pathname)
    if (file) return fileTarget(site, pathname, file)
    const address = readAddress(site, pathname)
    if (address.kind === 'redirect') return { kind: 'redirect', to: address.to + search }
    const page = address.kind === 'page' ? needs.findAddress(site.id, address.language, address.path) : undefined
    if (address.kind === 'missing' || !page) return redirected(site, url) ?? notFound(site, address.language)
    const { params, canonical } = readDeclaredQuery(needs.render.registry, page.blockTypes, query)
    const longTail = page.blockTypes.some((type) => needs.render.registry.get(type)?.isLongTail?.(params) ?? false)
    return {
      kind: 'target',
      key: `${site.id}${pathname}${canonical}`,
      longTail,
      make: async () => {
        const rendered = await renderStored(site, address, params, longTail)
        return toMade(rendered, Object.keys(params), longTail ? LONG_TAIL_LIFE_MS : undefined)
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
    // Removed while this render waited. It has the page's tag too, so that it goes when the page comes back.
    const missing = await renderNotFound(needs.render, site, language)
    return { ...missing, tags: [...missing.tags, tags.page(site.id, language, path)] }
  }

  /** One for each site and language, whatever the address was. No address has a space, so none can collide with its key. */
  function notFound(site: Site, language: Language): Target {
    const key = `${site.id}/ 404 ${language}`
    const make = async () => toMade(await renderNotFound(needs.render, site, language), [])
    return { kind: 'target', key, longTail: false, make }
  }

  async function toMade(
    { document, whole, status, template, ...page }: RenderedPage,
    params: readonly string[],
    life = Number.POSITIVE_INFINITY,
  ): Promise<Made> {
    const cacheControl = whole ? 'public, max-age=0, must-revalidate' : 'no-store'
    const own = page.validUntil?.getTime() ?? Number.POSITIVE_INFINITY
    return {
      entry: await pageEntry(needs.policy, { status, document, page: pagePolicies[template], cacheControl, params }),
      tags: page.tags,
      validUntil: Math.min(own, needs.now().getTime() + (whole ? life : Math.min(life, INCOMPLETE_LIFE_MS))),
      anyQuery: params.length === 0,
    }
  }

  function siteFile(site: Site, path: string): SiteFile | undefined {
    return findSiteFile(site, path, {
      origin: needs.render.origins.get(site.id) ?? '',
      indexed: needs.policy.indexed,
      pagesOf: (language) => needs.pagesOf(site.id, language),
      findTranslation: (language, key) => needs.render.findTranslation(site.id, language, key),
      now: needs.now(),
      drawings: needs.drawingsOf(site),
    })
  }

  function fileTarget(site: Site, pathname: string, { type, write }: SiteFile): Target {
    return {
      kind: 'target',
      key: site.id + pathname,
      longTail: false,
      make: async () => {
        const written = await write()
        const isText = typeof written === 'string'
        const body = isText ? Buffer.from(written) : written
        const headers = machineFileHeaders(type)
        return {
          entry: await makeEntry({ status: 200, body, headers, compress: isText }),
          tags: isText ? [tags.pageList(site.id)] : [],
          validUntil: Number.POSITIVE_INFINITY,
          anyQuery: true,
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
      const language = NOT_FOUND.exec(key)?.[1]
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
