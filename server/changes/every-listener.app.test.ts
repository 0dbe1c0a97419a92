import { expect, it, onTestFinished, vi } from 'vitest'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveRedirects } from '#server/capabilities/redirects/redirects.ts'
import { saveSiteTexts } from '#server/capabilities/site-texts/site-texts.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { fakePayments } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, form } from '#server/testing/ordering.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { save } from '#server/testing/saved-pages.ts'
import { sell } from '#server/testing/sell.ts'
import { aShop } from '#server/testing/shopper.ts'

const SOON = { timeout: 10_000 }

const site = 'lihakauppa'

/** Changes something of everything that is held in memory; all of it is called by this name or priced by this number. */
async function changeEverything(app: RunningApp, name: string, cents: number): Promise<void> {
  const language = 'fi'
  const productGroups = [{ key: 1, value: name }]
  const groups = await saveTaxonomy(app.taxonomy, { site, language, productGroups, categories: [], facets: [] })
  const link = { label: name, link: '/tuotteet/t1' }
  const links = await saveNavigation(
    app.navigation,
    aNavigation({ site, mobile: { barLinks: [link], navAccordions: [], navLinks: [] } }),
  )
  const texts = await saveSiteTexts(app.siteTexts, { site, language, newsletter: { heading: name } })
  const redirect = { name, site, source: '/vanha', target: `/tuotteet/t1?${name}` }
  expect([groups, links, texts, await saveRedirects(app.redirects, [redirect])]).toMatchObject(
    Array(4).fill({ ok: true }),
  )
  await save(app, aProduct('t1', { site, title: name }, { offer: { code: 'LK-1001' }, productGroup: 1 }))
  await sell(app, [{ code: 'LK-1001', price: cents }])
}

/** Where each of them can be seen, as this app answers now. */
async function everythingSeen({ send }: RunningApp): Promise<Record<string, string>> {
  const textOf = async (path: string) => (await send(site, path)).text()
  const page = await textOf('/tuotteet/t1')
  return {
    // The name is in the navigation of the page, too.
    title: /<title>[^<]*/.exec(page)?.[0] ?? '',
    texts: /<h2 id="newsletter-dialog-heading"[^<]*/.exec(page)?.[0] ?? '',
    offer: /"price":"[^"]*"/.exec(page)?.[0] ?? '',
    price: await textOf('/api/products/LK-1001'),
    search: await textOf('/api/search/lihakauppa-products?language=fi'),
    groups: await textOf('/api/facets/groups?language=fi'),
    navigation: await textOf('/api/nav/mobile?language=fi'),
    redirect: (await send(site, '/vanha')).headers.get('location') ?? '',
  }
}

it('each listener may fail once: everything that is shown becomes right', { timeout: 60_000 }, async () => {
  const app = await aShop()
  const { listeners } = app.changes
  expect(listeners.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['content', 'taxonomy', 'catalogue', 'search', 'navigation', 'redirects', 'pages']),
  )
  for (const [at, listener] of listeners.entries()) {
    const name = `Nimi${at}`
    const price = `${at + 10},90`
    const onChange = vi.spyOn(listener, 'onChange').mockRejectedValueOnce(new Error('It cannot.'))
    await changeEverything(app, name, (at + 10) * 100 + 90)
    const right = {
      title: name,
      texts: name,
      offer: price.replace(',', '.'),
      price,
      search: name,
      groups: name,
      navigation: name,
      redirect: name,
    }
    const expected = Object.fromEntries(
      Object.entries(right).map(([key, text]) => [key, expect.stringContaining(text)]),
    )
    await expect.poll(() => everythingSeen(app), { ...SOON, message: `${listener.name} has failed` }).toEqual(expected)
    await expect.poll(() => app.changes.lagMs, SOON).toBeLessThan(2000)
    await expect
      .poll(() => onChange.mock.settledResults.map(({ type }) => type), SOON)
      .toEqual(expect.arrayContaining(['rejected', 'fulfilled']))
    onChange.mockRestore()
  }
})

it('answers a purchase while the search index is being filled, and shows meanwhile that the last piece is sold', async () => {
  const database = await freshDatabase()
  const { service: payments } = fakePayments()
  const app = await aShop({ database, payments })
  await addSlots(database, [{ time: '16:00-20:00', capacity: 3 }])
  await anAccount(database, 'aino@example.com')
  await sell(app, [{ code: 'LK-1004', stock: 1 }])
  const browser = aBrowser(app)
  await browser.logIn('aino@example.com')
  await browser.add('LK-1004', 1)
  const { token } = (await browser.send('GET', '/api/antiforgery/token')).body
  const shown = async () => /schema\.org\/(\w+Stock)/.exec(await (await app.send(site, '/tuotteet/t4')).text())?.[1]
  expect(await shown()).toBe('InStock')

  const filling = Promise.withResolvers<void>()
  onTestFinished(() => filling.resolve())
  const search = app.changes.listeners.find(({ name }) => name === 'search')
  if (!search) throw new Error('Search does not listen.')
  const onChange = vi.spyOn(search, 'onChange').mockImplementation(() => filling.promise)
  const answer = await app.send(site, '/kassa', {
    method: 'POST',
    headers: {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...form, 'Form.Total': '23,80', [VERIFICATION_FIELD]: token }).toString(),
  })
  expect(answer.headers.get('location')).toMatch(/\/pay\//)
  await expect.poll(() => onChange.mock.calls.length, SOON).toBe(1)
  await expect.poll(shown, SOON).toBe('OutOfStock')
  expect(app.changes.lagMs).toBeGreaterThan(500)
})
