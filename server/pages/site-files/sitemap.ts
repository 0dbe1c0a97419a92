import type { Page } from '#contract/content/content.ts'
import { pagePolicies } from '#contract/content/page-policy.ts'
import { type Language, langAttribute, type Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'

/** Search engines accept 50,000 URLs per file, but writing that many would block the event loop for 100 ms. */
const MAX_URLS_PER_FILE = 2000

/** `endsOn`: the last day of a job; afterwards search engines are not led to it, nor to products that are not sold now. */
type ListedPage = {
  path: string
  key: string
  template: Page['template']
  endsOn?: string | null
  offerCode?: string | null
}

export type SitemapNeeds = {
  origin: string
  pagesOf: (language: Language) => Iterable<ListedPage>
  findTranslation: (language: Language, key: string) => string | undefined
  isHiddenCode: (code: string) => boolean
  /** Today's date in Finland, in ISO format. */
  today: string
}

/** The index of a site's sitemap files. */
export function sitemapIndex(site: Site, needs: SitemapNeeds): string {
  const { origin } = needs
  const count = [...versions(site, needs)].length
  const files = Array.from(
    { length: Math.max(1, Math.ceil(count / MAX_URLS_PER_FILE)) },
    (_, index) => `${origin}/sitemap-${index + 1}.xml`,
  )
  return xml('sitemapindex', files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join(''))
}

/** One of a site's sitemap files: an entry for each language version of each page, with all the versions as alternates. */
export function sitemapFile(site: Site, number: number, needs: SitemapNeeds): string {
  const first = (number - 1) * MAX_URLS_PER_FILE
  const entries: string[] = []
  let at = 0
  for (const { language, page } of versions(site, needs)) {
    if (at++ < first) continue
    entries.push(entryOf(site, language, page, needs))
    if (entries.length === MAX_URLS_PER_FILE) break
  }
  return xml('urlset', entries.join(''))
}

function* versions({ languages }: Site, { pagesOf, today, isHiddenCode }: SitemapNeeds) {
  for (const language of languages) {
    for (const page of pagesOf(language)) {
      const hasEnded = page.endsOn != null && page.endsOn < today
      const isHidden = page.offerCode != null && isHiddenCode(page.offerCode)
      if (!pagePolicies[page.template].unlisted && !hasEnded && !isHidden) yield { language, page }
    }
  }
}

function entryOf(site: Site, language: Language, page: ListedPage, { origin, findTranslation }: SitemapNeeds): string {
  const alternates = site.languages.flatMap((other) => {
    const path = findTranslation(other, page.key)
    if (path === undefined) return []
    return [
      `<xhtml:link rel="alternate" hreflang="${langAttribute[other]}" href="${origin}${addressOf(site, other, path)}"/>`,
    ]
  })
  const shown = alternates.length > 1 ? alternates.join('') : ''
  return `<url><loc>${origin}${addressOf(site, language, page.path)}</loc>${shown}</url>`
}

function xml(root: string, content: string): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?><${root} ${namespaces}>${content}</${root}>`
}
