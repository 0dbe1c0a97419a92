import { beforeEach, describe, expect, it } from 'vitest'
import { filteredCards } from '#contract/content/filtered-cards.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { aNewsPage, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

const recipeCategory = { id: 5, name: 'Arkiruoat', kind: 'recipe' } as const
const grid = {
  type: 'card-grid',
  props: {
    heading: 'Reseptit',
    filter: { cardType: 'recipeCard' },
    cards: [{ kind: 'page', path: '/reseptit/pata' }],
  },
}

async function appWithItems(): Promise<RunningApp> {
  const app = await runningApp({ now: () => new Date('2026-11-15T12:00:00Z') })
  const taxonomy = {
    site: 'kuluttaja',
    productGroups: [],
    categories: [
      recipeCategory,
      { id: 6, name: 'Juhlat', kind: 'recipe' },
      { id: 7, name: 'Makkarat', kind: 'product' },
    ],
    facets: [],
  }
  expect(await saveTaxonomy(app.taxonomy, { ...taxonomy, language: 'fi' })).toMatchObject({ ok: true })
  const pages = [
    aRecipe('pata', { publishDate: '2026-11-01' }, { categories: [5] }),
    aRecipe('keitto', { publishDate: '2026-11-10' }, { categories: [5] }),
    aRecipe('ylihuomenna', { publishDate: '2026-11-17' }, { categories: [5] }),
    aRecipe('kakku', {}, { categories: [6] }),
    aProduct('lenkki', {}, { categories: [7] }),
    aNewsPage('tiedote', {}, { categories: [5], source: 'cision' }),
    aPage({ blocks: [grid] }),
  ]
  for (const page of pages) expect(await savePage(app.content, page)).toMatchObject({ ok: true })
  return app
}

describe('GET /api/filtered-cards/{dropdownItemId}/{cardType}', () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await appWithItems()
  })
  const call = (id: number | string, type: string) => app.get('kuluttaja', `/api/filtered-cards/${id}/${type}`)

  it('WI-03 returns the published cards of the category, newest first', async () => {
    const response = await call(5, 'recipeCard')
    const cards = await response.json()
    expect(response.status).toBe(200)
    expect(cards).toEqual([
      expect.objectContaining({
        type: 'recipeCard',
        header: 'Resepti keitto',
        link: '/reseptit/keitto',
        totalTime: 90,
        likeCount: 0,
      }),
      expect.objectContaining({ header: 'Resepti pata' }),
    ])
    expect(filteredCards.answer.parse(cards)).toEqual(cards)
    const [product] = await (await call(7, 'FSProductCard')).json()
    expect(product).toMatchObject({ type: 'FSProductCard', productCode: '1234', valoCode: '123456', novelty: true })
  })

  it('WI-03 can be cached and revalidated by its ETag', async () => {
    const first = await call(5, 'recipeCard')
    const again = await app.get('kuluttaja', '/api/filtered-cards/5/recipeCard', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('WI-03 refuses unknown categories and types, and is empty for a type without items in the category', async () => {
    const unknown = await call(99, 'recipeCard')
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'CATEGORY_UNKNOWN'])
    for (const [id, type] of [
      [5, 'noCard'],
      ['x', 'recipeCard'],
      [2 ** 31, 'recipeCard'],
    ] as const) {
      const invalid = await call(id, type)
      expect([invalid.status, (await invalid.json()).code]).toEqual([400, 'REQUEST_INVALID'])
    }
    expect(await (await call(7, 'recipeCard')).json()).toEqual([])
    expect(await (await call(5, 'lkCampaignCard')).json()).toEqual([])
  })
})

it('WI-03 the page shows the category in its address, is not indexed then, and updates when content changes', async () => {
  const app = await appWithItems()
  const html = async (path: string) => (await app.get('kuluttaja', path)).text()
  const headersOf = (page: string) => [...page.matchAll(/card-link" href="([^"]+)"/g)].map(([, link]) => link)
  expect(headersOf(await html('/'))).toEqual(['/reseptit/pata'])
  const filtered = await html('/?suodatin=5')
  expect(headersOf(filtered)).toEqual(['/reseptit/keitto', '/reseptit/pata'])
  const unlisted = '<meta name="robots" content="noindex">'
  expect([filtered.includes(unlisted), (await html('/')).includes(unlisted)]).toEqual([true, false])
  expect(headersOf(await html('/?suodatin=99'))).toEqual(['/reseptit/pata'])
  expect(await html('/?suodatin=7')).not.toContain('/tuotteet/lenkki')
  await savePage(app.content, aRecipe('puuro', { publishDate: '2026-11-14' }, { categories: [5] }))
  await expect.poll(async () => headersOf(await html('/?suodatin=5'))).toContain('/reseptit/puuro')
})
