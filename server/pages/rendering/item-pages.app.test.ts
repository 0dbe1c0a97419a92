import { expect, it } from 'vitest'
import { aNewsPage, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'
import { sell } from '#server/testing/sell.ts'

const picture = { id: '0123456789', name: 'kuva.jpg', width: 2000, height: 1000, alt: 'Kinkku' }

async function structuredAt(app: RunningApp, path: string): Promise<Record<string, unknown>[]> {
  const html = await htmlOf(app, path)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
}

const section = aPage({ path: '/tuotteet', key: 'products', template: 'section', title: 'Tuotteet' })

it('describes a product to search engines, with its price if it has one', async () => {
  const app = await runningApp()
  await save(
    app,
    section,
    aProduct('kinkku', { picture }, { offer: { code: 'LK-1001' } }),
    aProduct('kana', {}, { offer: { code: 'LK-1002' } }),
  )
  await sell(app, [
    { code: 'LK-1001', price: 1290 },
    { code: 'LK-1002', price: null },
  ])
  const [trail, product] = await structuredAt(app, '/tuotteet/kinkku')
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Tuote kinkku',
    description: 'Kuvaus',
    image: [expect.stringMatching(/^http.*\/media\/0123456789\/kuva.jpg\?preset=default$/)],
    sku: '1234',
    gtin13: '6408180012341',
    brand: { '@type': 'Brand', name: 'Kaskimaa' },
    offers: {
      '@type': 'Offer',
      price: '12.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: expect.stringMatching(/^http.*\/tuotteet\/kinkku$/),
    },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Etusivu' }, { position: 2, name: 'Tuotteet' }, { position: 3, name: 'Tuote kinkku' }],
  })
  const [, unpriced] = await structuredAt(app, '/tuotteet/kana')
  expect(unpriced).toMatchObject({ '@type': 'Product', name: 'Tuote kana' })
  expect(unpriced).not.toHaveProperty('offers')
  expect(unpriced).not.toHaveProperty('image')
})

it('describes a recipe to search engines, with its instructions', async () => {
  const app = await runningApp()
  await save(app, aRecipe('keitto', { picture }))
  const [trail, recipe] = await structuredAt(app, '/reseptit/keitto')
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Etusivu' }, { name: 'Resepti keitto' }] })
  expect(recipe).toMatchObject({
    '@type': 'Recipe',
    name: 'Resepti keitto',
    datePublished: '2026-11-01',
    totalTime: 'PT1H30M',
    recipeYield: '4',
    recipeIngredient: ['400\u00a0g jauhelihaa', 'suolaa', '1,5\u00a0dl kermaa'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Ruskista liha.' },
      { '@type': 'HowToStep', text: 'Lisää sipuli.' },
      {
        '@type': 'HowToSection',
        name: 'Kastike',
        itemListElement: [{ '@type': 'HowToStep', text: 'Kuumenna kerma.' }],
      },
    ],
  })
})

it('describes news to search engines, with the author: a person, a team or the company', async () => {
  const app = await runningApp()
  await save(
    app,
    aNewsPage('a', {}, { author: 'Liisa Lehto, viestintäpäällikkö' }),
    aNewsPage('b', {}, { source: 'cision' }),
    aNewsPage('c', {}, { author: 'Viestintä' }),
  )
  const [, own] = await structuredAt(app, '/ajankohtaista/a')
  expect(own).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Uutinen a',
    datePublished: '2026-11-01',
    author: { '@type': 'Person', name: 'Liisa Lehto', jobTitle: 'viestintäpäällikkö' },
  })
  const [, release] = await structuredAt(app, '/ajankohtaista/b')
  expect(release).toMatchObject({ author: { '@type': 'Organization', name: 'Kaskimaa Oyj' } })
  const [, byTeam] = await structuredAt(app, '/ajankohtaista/c')
  expect(byTeam).toMatchObject({ author: { '@type': 'Organization', name: 'Viestintä' } })
  expect(await htmlOf(app, '/ajankohtaista/a')).toContain('<meta property="og:type" content="article">')
})

it('updates when linked pages change: the name of its section, and the product of a recipe', async () => {
  const app = await runningApp()
  const product = aProduct('kinkku', { title: 'Kinkku' })
  await save(app, section, product, aRecipe('keitto', {}, { productPath: '/tuotteet/kinkku' }))
  expect(await htmlOf(app, '/tuotteet/kinkku')).toContain('<a href="/tuotteet">Tuotteet</a>')
  expect(await htmlOf(app, '/reseptit/keitto')).toContain('<a href="/tuotteet/kinkku">Kinkku</a>')

  await save(app, { ...section, title: 'Kaikki tuotteet' }, { ...product, title: 'Palvikinkku' })
  await expect.poll(() => htmlOf(app, '/tuotteet/kinkku')).toContain('<a href="/tuotteet">Kaikki tuotteet</a>')
  await expect.poll(() => htmlOf(app, '/reseptit/keitto')).toContain('>Palvikinkku</a>')
})

it('WI-09 has a live like button on an item', async () => {
  const app = await runningApp()
  await save(app, aProduct('kinkku'))
  const html = await htmlOf(app, '/tuotteet/kinkku')
  expect(html).toMatch(/<kaski-island name="like-button"[^>]*prefix="i0-"/)
  expect(html).toContain('.like-heart')
})
