import { describe, expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { richTextSchema } from '#web/blocks/rich-text/rich-text.schema.ts'

const today = '2026-11-15'

const allNews = demoSites.flatMap(({ site, language, ...content }) =>
  content.pages.flatMap((page) => (page.item?.kind === 'news' ? [{ site, language, page, item: page.item }] : [])),
)
const onSite = (site: string, language: string) =>
  allNews.filter((news) => news.site === site && news.language === language)
const nameOf = ({ site, language, page }: (typeof allNews)[number]) => `${site} ${language} ${page.path}`

const nodesOf = ({ page }: (typeof allNews)[number]) =>
  page.blocks.flatMap(({ type, props }) => (type === 'rich-text' ? richTextSchema.parse(props).content : []))

describe('the demo news', () => {
  it('are at least forty, on every site that has news', () => {
    expect(new Set(allNews.map(({ site, page }) => `${site} ${page.key}`)).size).toBeGreaterThanOrEqual(40)
    const wanted: [string, string, number][] = [
      ['yritys', 'fi', 16],
      ['yritys', 'en', 6],
      ['yritys', 'se', 4],
      ['kuluttaja', 'fi', 10],
      ['ammattilaiset', 'fi', 4],
      ['export', 'en', 6],
      ['skogsgarden', 'se', 1],
      ['foodservice-se', 'se', 1],
      ['delikatess', 'se', 1],
    ]
    for (const [site, language, count] of wanted)
      expect(onSite(site, language).length, `${site} ${language}`).toBeGreaterThanOrEqual(count)
  })

  it('are from 2025 and 2026, never from the future', () => {
    for (const { page } of allNews) {
      expect(page.publishDate >= '2025-01-01').toBe(true)
      expect(page.publishDate <= today, page.path).toBe(true)
    }
  })

  it('have a body of at least three paragraphs and an author', () => {
    for (const news of allNews) {
      const paragraphs = nodesOf(news).filter(({ kind }) => kind === 'paragraph')
      expect(paragraphs.length, nameOf(news)).toBeGreaterThanOrEqual(3)
      expect(news.item.author, nameOf(news)).toBeTruthy()
    }
  })

  it('of the group that were sent out as releases begin with a place and a date, quote somebody and name a contact', () => {
    const releases = allNews.filter(({ site, item }) => site === 'yritys' && item.source !== 'own')
    expect(releases.length).toBeGreaterThanOrEqual(20)
    for (const release of releases) {
      const nodes = nodesOf(release)
      const [year, month, day] = release.page.publishDate.split('-').map(Number)
      const opening = JSON.stringify(nodes[0])
      expect(opening, nameOf(release)).toMatch(/"(Seinäjoki|Kauhava|Lapua), /)
      expect(opening, nameOf(release)).toMatch(
        release.language === 'en'
          ? new RegExp(`${day} [A-Z][a-z]+ ${year}`)
          : new RegExp(`${day}\\.${month}\\.${year}`),
      )
      const quotes = nodes.filter((node) => node.kind === 'quote' && node.source)
      expect(quotes.length, nameOf(release)).toBeGreaterThanOrEqual(1)
      expect(JSON.stringify(nodes), nameOf(release)).toContain('mailto:viestinta@kaskimaa.example')
    }
  })

  it('are sorted by categories and tags that exist', () => {
    for (const news of allNews) {
      const { taxonomy } =
        demoSites.find(({ site, language }) => site === news.site && language === news.language) ?? {}
      const categories = taxonomy?.categories.filter(({ kind }) => kind === 'news').map(({ id }) => id)
      const facets = taxonomy?.facets.filter(({ kind }) => kind === 'news') ?? []
      const tags = facets.flatMap(({ facetTags }) => facetTags.map(({ id }) => id))
      expect(news.item.categories?.length, nameOf(news)).toBeGreaterThan(0)
      for (const id of news.item.categories ?? []) expect(categories, nameOf(news)).toContain(id)
      for (const id of news.item.facetTags ?? []) expect(tags, nameOf(news)).toContain(id)
    }
  })

  it('have a picture of their own within the site', () => {
    for (const { site, language } of demoSites) {
      const pictures = onSite(site, language).map(({ page }) => page.picture?.name)
      expect(new Set(pictures).size, `${site} ${language}`).toBe(pictures.length)
    }
  })

  it('are translated under the keys of their originals, with the same date, source and categories', () => {
    for (const language of ['en', 'se'])
      for (const translated of onSite('yritys', language)) {
        const original = onSite('yritys', 'fi').find(({ page }) => page.key === translated.page.key)
        expect(original?.page.publishDate, nameOf(translated)).toBe(translated.page.publishDate)
        expect(original?.item.source).toBe(translated.item.source)
        expect(original?.item.categories).toEqual(translated.item.categories)
      }
  })
})

describe('recipes and news together', () => {
  it('have paths and keys of their own within a site and language', () => {
    for (const { site, language, ...content } of demoSites) {
      const [paths, keys] = [content.pages.map(({ path }) => path), content.pages.map(({ key }) => key)]
      expect(new Set(paths).size, `${site} ${language}`).toBe(paths.length)
      expect(new Set(keys).size, `${site} ${language}`).toBe(keys.length)
    }
  })

  it('sort by ids that mean one thing within a site, the same in all its languages', () => {
    const sites = new Set(demoSites.map(({ site }) => site))
    for (const site of sites) {
      const kinds = new Map<number, string>()
      for (const { language, ...content } of demoSites.filter((entry) => entry.site === site)) {
        const { categories = [], facets = [] } = content.taxonomy ?? {}
        const sorted = [
          ...categories.map(({ id, kind, parent }) => [id, `category of ${kind} under ${parent}`] as const),
          ...facets.map(({ id, kind }) => [id, `facet of ${kind}`] as const),
          ...facets.flatMap((facet) => facet.facetTags.map(({ id }) => [id, `tag of ${facet.id}`] as const)),
        ]
        const ids = sorted.map(([id]) => id)
        expect(new Set(ids).size, `${site} ${language}`).toBe(ids.length)
        for (const [id, meaning] of sorted) {
          expect(kinds.get(id) ?? meaning, `${site} ${language} ${id}`).toBe(meaning)
          kinds.set(id, meaning)
        }
        for (const { parent } of categories) if (parent !== undefined) expect(ids).toContain(parent)
      }
    }
  })
})
