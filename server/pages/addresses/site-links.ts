/** The origin of each site, by its id: `http://lihakauppa.localhost:3000`. */
export type Origins = ReadonlyMap<string, string>

const SITE_LINK = /^site:([a-z-]+)(\/.*)$/

/** Replaces every `site:<id>/path` in stored content with the full address on that site. */
export function resolveSiteLinks<Content>(content: Content, origins: Origins): Content {
  return resolve(content, origins) as Content
}

/** The links to sites that do not exist. */
export function unknownSiteLinks(content: unknown, origins: Origins): string[] {
  if (typeof content === 'string') {
    const site = SITE_LINK.exec(content)?.[1]
    return site === undefined || origins.has(site) ? [] : [`${content}: there is no site '${site}'`]
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap((item) => unknownSiteLinks(item, origins))
}

function resolve(value: unknown, origins: Origins): unknown {
  if (typeof value === 'string') return resolveLink(value, origins)
  if (Array.isArray(value)) return value.map((item) => resolve(item, origins))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, origins)]))
}

function resolveLink(text: string, origins: Origins): string {
  if (!text.startsWith('site:')) return text
  const [, site = '', path = ''] = SITE_LINK.exec(text) ?? []
  const origin = origins.get(site)
  return origin ? origin + path : text
}
