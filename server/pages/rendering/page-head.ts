import { type Page, pictureOf } from '#contract/content/content.ts'
import { pictureSource, sizeIn } from '#contract/content/media.ts'
import { pageTitle } from '#contract/content/page-title.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { Language, Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { sharePicture } from '#server/pages/site-files/brand-pictures.ts'
import type { HeadParts } from '#web/document/head.ts'
import { itemStructuredData } from './item-structured-data.ts'

type Needs = {
  origin: string
  /** Address of the site's icon. */
  icon: string
  findTranslation: (language: Language, key: string) => string | undefined
  /** The pages above it, from the home page on; empty on the home page. */
  trail: readonly { title: string; href: string }[]
  /** The offer of a product that the shop sells. */
  offer?: Offer | undefined
}

/** The head of a page: metadata for search engines, link previews and browsers. */
export function pageHead(site: Site, page: Page, { origin, icon, findTranslation, trail, offer }: Needs): HeadParts {
  const { language, path } = page
  const home = path === '/'
  const versions = site.languages.flatMap((other) => {
    const translated = findTranslation(other, page.key)
    return translated === undefined ? [] : [{ language: other, href: origin + addressOf(site, other, translated) }]
  })
  const canonical = origin + addressOf(site, language, path)
  const image = shareImage(site, page, origin)
  return {
    title: pageTitle(page.title, site.name),
    description: page.description,
    siteName: site.name,
    language,
    canonical,
    image,
    icons,
    themeColor: site.theme.colors.brand,
    kind: page.template === 'article' || page.template === 'news' ? 'article' : 'website',
    alternates: versions.length > 1 ? versions : [],
    structured: [
      home
        ? organization(origin, icon)
        : breadcrumbs([
            ...trail.map(({ title, href }) => ({ name: title, item: origin + href })),
            { name: page.title, item: canonical },
          ]),
      ...(page.item
        ? [
            itemStructuredData(page, page.item, {
              siteName: site.name,
              url: canonical,
              image: page.picture && image,
              offer,
            }),
          ]
        : []),
    ],
  }
}

export function noticeHead(
  site: Site,
  language: Language,
  { title, text }: { title: string; text: string },
): HeadParts {
  return {
    title: pageTitle(title, site.name),
    description: text,
    unlisted: true,
    siteName: site.name,
    language,
    icons,
    themeColor: site.theme.colors.brand,
    kind: 'website',
    alternates: [],
    structured: [],
  }
}

/** Served by every site: see `site-files.ts`. */
const icons: HeadParts['icons'] = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** The picture of a link preview: the page's, else that of its first hero, else the site's. */
function shareImage({ name }: Site, page: Page, origin: string): HeadParts['image'] {
  const picture = pictureOf(page)
  if (picture)
    return { url: origin + pictureSource(picture, 'default'), ...sizeIn(picture, 'default'), alt: picture.alt }
  const { path, ...size } = sharePicture
  return { url: origin + path, ...size, alt: name }
}

function organization(origin: string, icon: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kaskimaa Oyj',
    url: `${origin}/`,
    logo: origin + icon,
  }
}

function breadcrumbs(trail: readonly { name: string; item: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
