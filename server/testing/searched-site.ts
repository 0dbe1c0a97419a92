import { beforeEach, expect } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { aNewsPage, anArticle, aPage, aProduct, aRecipe } from './a-page.ts'
import { type RunningApp, runningApp } from './running-app.ts'
import { sell } from './sell.ts'

const picture = { id: '0123456789', name: 'kinkku.jpg', width: 960, height: 720, alt: 'Kinkku' }

export const taxonomy = {
  site: 'kuluttaja',
  language: 'fi',
  productGroups: [
    { key: 1, value: 'Makkarat' },
    { key: 2, value: 'Pihvit' },
  ],
  categories: [
    { id: 10, name: 'Arki', kind: 'product' },
    { id: 11, name: 'Juhla', kind: 'product' },
  ],
  facets: [
    {
      id: 20,
      name: 'Lihalaji',
      kind: 'product',
      facetTags: [
        { id: 21, name: 'Nauta' },
        { id: 22, name: 'Sika' },
        { id: 23, name: 'Sisäinen', display: false },
      ],
    },
    { id: 30, name: 'Pakkaus', kind: 'product', facetTags: [{ id: 31, name: 'Vakuumi' }] },
    { id: 40, name: 'Aika', kind: 'recipe', facetTags: [{ id: 41, name: 'Alle 30 min' }] },
    { id: 50, name: 'Aihe', kind: 'news', facetTags: [{ id: 51, name: 'Vastuu' }] },
  ],
}

export const offer = { code: 'LK-1001' }

const sold: Page[] = [
  aProduct(
    'grillimakkara',
    { title: 'Grillimakkara', publishDate: '2026-01-01', picture },
    {
      productCode: 'A-1',
      productGroup: 1,
      categories: [10],
      facetTags: [22],
      novelty: false,
    },
  ),
  aProduct(
    'jauhelihapihvi',
    { title: 'Jauhelihapihvi', publishDate: '2026-02-01' },
    {
      productCode: 'B-2',
      productGroup: 2,
      categories: [10, 11],
      facetTags: [21, 31],
    },
  ),
  aProduct(
    'kassler',
    { title: 'Kassler', publishDate: '2026-03-01' },
    {
      productCode: 'C-3',
      categories: [11],
      facetTags: [22, 23],
      valoCode: undefined,
      offer,
    },
  ),
  aProduct('pannu', { title: 'Paistinpannu' }, { productCode: 'D-4', equipment: true, facetTags: [] }),
]
const others: Page[] = [
  aRecipe('lihapullat', { title: 'Lihapullat', picture }, { totalTime: 25, facetTags: [41], categories: [12] }),
  aRecipe('pata', { title: 'Karjalanpaisti' }, { totalTime: 200 }),
  aNewsPage(
    'vanha',
    { title: 'Vanha tiedote', publishDate: '2025-05-05' },
    {
      source: 'cision',
      author: 'Aino Kaski',
      facetTags: [51],
    },
  ),
  aNewsPage('uusi', { title: 'Uusi tiedote', publishDate: '2026-10-10' }, { source: 'mynewsdesk', categories: [60] }),
  aNewsPage('oma', { title: 'Oma juttu', publishDate: '2026-06-06' }),
  anArticle('tarina', { title: 'Tarina makkarasta' }),
  aPage({ title: 'Etusivu' }),
  aProduct('sausage', { language: 'en', title: 'Sausage' }, { productCode: 'A-1' }),
]

export type Hit = { title: string; header: string }

/** Before each test of a file: an app whose site has these products, recipes and news, sorted by this taxonomy. */
export function searchedSite() {
  let app: RunningApp
  beforeEach(async () => {
    app = await runningApp()
    expect(await saveTaxonomy(app.taxonomy, taxonomy)).toMatchObject({ ok: true })
    expect(await savePages(app.content, [...sold, ...others])).toMatchObject({ ok: true })
    await sell(app, [{ code: 'LK-1001', price: 1290, recommendedPrice: 1490, weightGrams: 500, stock: 7 }])
  })
  const ask = async (path: string, site = 'kuluttaja') => {
    const response = await app.get(site, path)
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  return {
    app: () => app,
    /** What a call answers. */
    ask,
    /** The names of its hits. */
    names: async (path: string): Promise<string[]> =>
      (await ask(path)).hits.map(({ title, header }: Hit) => title ?? header),
  }
}
