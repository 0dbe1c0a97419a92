import { expect, it } from 'vitest'
import { removePage } from '#server/capabilities/content/content.ts'
import { aNewsPage, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'

const section = aPage({ path: '/tuotteet', key: 'products', template: 'section', title: 'Tuotteet' })

/** The part of a page below a heading, up to the end of its section. */
const below = (html: string, heading: string) => html.split(`>${heading}</h2>`)[1]?.split('</section>')[0] ?? ''

it('leads from a product to recipes that use it and to products of its group, and from a recipe to others', async () => {
  const app = await runningApp()
  const steps = [
    { instructions: ['Paista.'], ingredients: [{ name: 'a', amount: 1, unit: 'kg', path: '/tuotteet/a' }] },
  ]
  await save(
    app,
    aProduct('a', {}, { productGroup: 1 }),
    aProduct('b', {}, { productGroup: 1 }),
    aProduct('c', {}, { productGroup: 2 }),
    aRecipe('main', {}, { productPath: '/tuotteet/a' }),
    aRecipe('inside', {}, { steps }),
    aRecipe('other'),
  )
  const html = await htmlOf(app, '/tuotteet/a')
  const recipes = below(html, 'Reseptejä tästä tuotteesta')
  expect(['main', 'inside', 'other'].map((name) => recipes.includes(`Resepti ${name}`))).toEqual([true, true, false])
  const similar = below(html, 'Samaan tapaan')
  expect(['a', 'b', 'c'].map((name) => similar.includes(`Tuote ${name}`))).toEqual([false, true, false])
  const others = below(await htmlOf(app, '/reseptit/other'), 'Lisää reseptejä')
  expect(['main', 'inside', 'other'].map((name) => others.includes(`Resepti ${name}`))).toEqual([true, true, false])

  await removePage(app.content, { site: 'kuluttaja', language: 'fi', path: '/tuotteet/b' })
  await expect.poll(() => htmlOf(app, '/tuotteet/a')).not.toContain('Tuote b')
})

it('fills the row of other recipes with the newest where few are of the same kind', async () => {
  const app = await runningApp()
  await save(
    app,
    aRecipe('soup', {}, { categories: [7] }),
    aRecipe('same', {}, { categories: [7] }),
    aRecipe('stew', {}, { categories: [8] }),
    aRecipe('roast', {}, { categories: [8] }),
  )
  const others = below(await htmlOf(app, '/reseptit/soup'), 'Lisää reseptejä')
  const places = ['same', 'stew', 'roast', 'soup'].map((name) => others.indexOf(`Resepti ${name}`))
  expect(places[0]).toBeGreaterThan(-1)
  expect(places[1]).toBeGreaterThan(places[0] ?? -1)
  expect(places[2]).toBeGreaterThan(places[0] ?? -1)
  expect(places[3]).toBe(-1)
})

it('leads from a product whose group is small to products for the same use, after those of the group', async () => {
  const app = await runningApp()
  await save(
    app,
    aProduct('a', {}, { productGroup: 1, categories: [7] }),
    aProduct('b', {}, { productGroup: 1, categories: [8] }),
    aProduct('c', {}, { productGroup: 2, categories: [7, 8] }),
    aProduct('d', {}, { productGroup: 2, categories: [8] }),
  )
  const similar = below(await htmlOf(app, '/tuotteet/a'), 'Samaan tapaan')
  const shown = new Set([...similar.matchAll(/Tuote ([a-d])/g)].map(([, name]) => name))
  expect([...shown]).toEqual(['b', 'c'])
})

it('shows on every page below the home page where it stands, and nothing on the home page', async () => {
  const app = await runningApp()
  await save(app, aPage(), section, aProduct('kinkku'))
  const trailOf = async (path: string) => {
    const [, trail = ''] = (await htmlOf(app, path)).split('aria-label="Murupolku">')
    return [...(trail.split('</nav>')[0] ?? '').matchAll(/>([^<]+)</g)].map(([, text]) => text)
  }
  expect(await trailOf('/tuotteet/kinkku')).toEqual(['Etusivu', 'Tuotteet', 'Tuote kinkku'])
  expect(await trailOf('/tuotteet')).toEqual(['Etusivu', 'Tuotteet'])
  expect(await trailOf('/')).toEqual([])
})

const recall = { brand: 'kuluttaja', products: ['/tuotteet/kinkku'], until: '2099-12-31' }

it('shows a recall on the home page of the brand and on the product, until it ends or is taken back', async () => {
  const app = await runningApp()
  await save(app, aPage(), aProduct('kinkku'), aProduct('kana'))
  const isShown = async (path: string) => (await htmlOf(app, path)).includes('class="recalls"')
  const shown = () => Promise.all(['/', '/tuotteet/kinkku', '/tuotteet/kana'].map(isShown))
  expect(await shown()).toEqual([false, false, false])

  const release = aNewsPage('veto', { site: 'yritys', title: 'Takaisinveto' }, { recall })
  await save(app, release)
  await expect.poll(shown).toEqual([true, true, false])
  expect(await htmlOf(app, '/')).toMatch(/<a href="http:\/\/yritys\.[^"]*\/ajankohtaista\/veto">Takaisinveto<\/a>/)

  await save(app, aNewsPage('veto', { site: 'yritys' }, { recall: { ...recall, until: '2026-01-01' } }))
  await expect.poll(shown).toEqual([false, false, false])
  await save(app, release)
  await expect.poll(shown).toEqual([true, true, false])
  await removePage(app.content, release)
  await expect.poll(shown).toEqual([false, false, false])
})

it('offers on a page that is not found the search, popular pages, the main sections and the way home', async () => {
  const app = await runningApp()
  await save(app, aPage({ path: '/haku', key: 'search', template: 'search', title: 'Haku' }), aProduct('kinkku'))
  const answer = await app.get('kuluttaja', '/poissa')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('<form class="not-found-search" action="/haku">')
  expect(below(html, 'Suosittua juuri nyt')).toContain('href="/tuotteet/kinkku"')
  expect(html).toContain('Siirry etusivulle')
})
