import { expect, it } from 'vitest'
import type { Site } from '#contract/site.ts'
import { sites } from '#sites/all.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const site: Site = { ...(sites[0] as Site), languages: ['fi', 'en'] }

/** A site with `count` pages, every second of which is translated into English. */
function aSite(count: number, template: 'article' | 'thanks' | 'cart' = 'article') {
  const pages = Array.from({ length: count }, (_, number) => ({ path: `/p${number}`, key: `k${number}`, template }))
  const english = pages.filter((_, number) => number % 2 === 0)
  const inLanguage = { fi: pages, en: english, se: [], de: [] }
  return {
    origin: 'https://x.example',
    today: '2026-11-16',
    pagesOf: (language: keyof typeof inLanguage) => inLanguage[language],
    findTranslation: (language: keyof typeof inLanguage, key: string) =>
      inLanguage[language].find((page) => page.key === key)?.path,
    isHiddenCode: (code: string) => code === 'LK-1001',
  }
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string)

it('lists every version of every page once, in the files that the index names', () => {
  const needs = aSite(3000)
  const files = addressesIn(sitemapIndex(site, needs))
  expect(files).toEqual(['1', '2', '3'].map((number) => `https://x.example/sitemap-${number}.xml`))
  const listed = files.flatMap((_, index) => addressesIn(sitemapFile(site, index + 1, needs)))
  expect(listed).toHaveLength(4500)
  expect(new Set(listed).size).toBe(4500)
  expect(listed).toContain('https://x.example/p2999')
  expect(listed).toContain('https://x.example/en/p2998')
})

it('has one file also for a site without pages', () => {
  expect(addressesIn(sitemapIndex(site, aSite(0)))).toEqual(['https://x.example/sitemap-1.xml'])
  expect(addressesIn(sitemapFile(site, 1, aSite(0)))).toEqual([])
})

it('names the versions of a page that has several', () => {
  const entries = sitemapFile(site, 1, aSite(2)).split('<url>')
  const ofPage = (path: string) => entries.find((entry) => entry.includes(`<loc>https://x.example${path}</loc>`))
  expect(ofPage('/p0')).toContain('hreflang="en" href="https://x.example/en/p0"')
  expect(ofPage('/en/p0')).toContain('hreflang="fi" href="https://x.example/p0"')
  expect(ofPage('/p1')).not.toContain('hreflang')
})

it('leaves out pages of thanks and pages with actions', () => {
  for (const template of ['thanks', 'cart'] as const) {
    expect(addressesIn(sitemapFile(site, 1, aSite(2, template)))).toEqual([])
    expect(addressesIn(sitemapIndex(site, aSite(3000, template)))).toHaveLength(1)
  }
})

it('leaves out jobs whose last day is over', () => {
  const jobs = ['2026-11-15', '2026-11-16'].map((endsOn) => ({
    path: `/tyot/${endsOn}`,
    key: endsOn,
    template: 'job' as const,
    endsOn,
  }))
  const needs = { ...aSite(0), pagesOf: (language: string) => (language === 'fi' ? jobs : []) }
  expect(addressesIn(sitemapFile(site, 1, needs))).toEqual(['https://x.example/tyot/2026-11-16'])
})

it('OF-18: leaves out products that staff have hidden', () => {
  const products = ['LK-1001', 'LK-1002'].map((offerCode) => ({
    path: `/tuotteet/${offerCode}`,
    key: offerCode,
    template: 'product' as const,
    offerCode,
  }))
  const needs = { ...aSite(0), pagesOf: (language: string) => (language === 'fi' ? products : []) }
  expect(addressesIn(sitemapFile(site, 1, needs))).toEqual(['https://x.example/tuotteet/LK-1002'])
})
