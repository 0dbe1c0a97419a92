import { langAttribute, type Site } from '#contract/site.ts'
import { drawFavicon, drawIcon, drawSharePicture, sharePicture } from './brand-pictures.ts'
import { type SitemapNeeds, sitemapFile, sitemapIndex } from './sitemap.ts'

/** Texts depend on the site's pages; pictures only on its theme and logo. */
export type SiteFile = { type: string; write: (needs: SiteFileNeeds) => string | Promise<Buffer> }

export type SiteFileNeeds = SitemapNeeds & { indexed: boolean; now: Date; drawings: { logo: string; mark: string } }

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const PNG = 'image/png'

/** Well-known files of every site: robots.txt, sitemaps, icons. Every address that is in no cache is looked for here. */
export function findSiteFile(site: Site, path: string): SiteFile | undefined {
  const [, number] = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  if (number) return { type: XML, write: (needs) => sitemapFile(site, Number(number), needs) }
  switch (path) {
    case '/robots.txt':
      return { type: TEXT, write: robots }
    case '/sitemap.xml':
      return { type: XML, write: (needs) => sitemapIndex(site, needs) }
    case '/.well-known/security.txt':
      return { type: TEXT, write: (needs) => security(site, needs) }
    case sharePicture.path:
      return { type: PNG, write: ({ drawings }) => drawSharePicture(drawings.logo, site.theme) }
    case '/favicon.ico':
      return { type: 'image/x-icon', write: ({ drawings }) => drawFavicon(drawings.mark) }
    case '/apple-touch-icon.png':
      return { type: PNG, write: ({ drawings }) => drawIcon(drawings.mark, 180, { whole: true }) }
    case '/icon-192.png':
      return { type: PNG, write: ({ drawings }) => drawIcon(drawings.mark, 192) }
    case '/icon-512.png':
      return { type: PNG, write: ({ drawings }) => drawIcon(drawings.mark, 512) }
    case '/site.webmanifest':
      return { type: 'application/manifest+json', write: () => manifest(site) }
    default:
      return undefined
  }
}

function robots({ origin, indexed }: SiteFileNeeds): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** For phones that add the site to the home screen. */
function manifest({ name, languages, theme }: Site): string {
  return JSON.stringify({
    name,
    lang: langAttribute[languages[0]],
    start_url: '/',
    display: 'browser',
    theme_color: theme.colors.brand,
    background_color: theme.colors.paper,
    icons: [192, 512].map((side) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: PNG })),
  })
}

/** RFC 9116. The expiry is required; a year from now is enough if the program is restarted once a year. */
function security(site: Site, { origin, now }: SiteFileNeeds): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString()
  const lines = [
    'Contact: mailto:security@kaskimaa.example',
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set(['fi', 'en', ...site.languages])].map((language) => (language === 'se' ? 'sv' : language)).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
