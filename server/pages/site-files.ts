import type { Site } from '#contract/site.ts'
import { type SitemapNeeds, sitemapFile, sitemapIndex } from './sitemap.ts'

export type SiteFile = { type: string; write: () => string }

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

type Needs = SitemapNeeds & { indexed: boolean; now: Date }

/** The files that machines look for on every site. */
export function findSiteFile(site: Site, path: string, needs: Needs): SiteFile | undefined {
  const [, number] = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  if (number) return { type: XML, write: () => sitemapFile(site, Number(number), needs) }
  switch (path) {
    case '/robots.txt':
      return { type: TEXT, write: () => robots(needs) }
    case '/sitemap.xml':
      return { type: XML, write: () => sitemapIndex(site, needs) }
    case '/.well-known/security.txt':
      return { type: TEXT, write: () => security(site, needs) }
    default:
      return undefined
  }
}

function robots({ origin, indexed }: Needs): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** RFC 9116. It must say when it ends; a year from now keeps it valid as long as the program is restarted once a year. */
function security(site: Site, { origin, now }: Needs): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString()
  const lines = [
    'Contact: mailto:security@kaskimaa.example',
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set(['fi', 'en', ...site.languages])].map((language) => (language === 'se' ? 'sv' : language)).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
