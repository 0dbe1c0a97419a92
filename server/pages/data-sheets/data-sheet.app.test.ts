import { expect, it } from 'vitest'
import { removePage } from '#server/capabilities/content/content.ts'
import { readPdf } from '#server/pdf/testing/read-pdf.ts'
import { aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'

const now = () => new Date('2026-11-16T10:00:00Z')
const site = 'ammattilaiset'
const text = { type: 'rich-text', props: { content: [{ kind: 'paragraph', children: ['Uuniin 180 astetta.'] }] } }
const meatball = (changes: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(
    'lihapulla',
    { site, title: 'Lihapulla 18 g, kypsä', blocks: [text], ...changes },
    {
      productCode: 'AM-5011',
      ingredients: 'Naudanliha, VEHNÄ, MAITO, suola.',
      packing: '2 × 5 kg laatikossa',
      storage: 'Säilytä −18 °C:ssa.',
      shelfLife: '18 kuukautta',
      size: '5 kg',
    },
  )

const sheetOf = async (app: RunningApp, path: string, of = site) => {
  const response = await app.get(of, path)
  return { response, sheet: readPdf(Buffer.from(await response.arrayBuffer())) }
}

it('offers the data sheet of a product as one page of PDF that says what the page says', async () => {
  const app = await runningApp({ now })
  await save(app, meatball())
  expect(await htmlOf(app, '/tuotteet/lihapulla', site)).toMatch(
    /<a href="\/tuotteet\/lihapulla\.pdf" download="">.*Lataa tuotetiedote \(PDF\)/,
  )
  const { response, sheet } = await sheetOf(app, '/tuotteet/lihapulla.pdf')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="AM-5011-lihapulla.pdf"',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
  expect(sheet).toMatchObject({ title: 'Lihapulla 18 g, kypsä – Tuotetiedote', language: 'fi' })
  expect(sheet.pages).toHaveLength(1)
  expect(sheet.pages[0]).toEqual(
    expect.arrayContaining([
      ...['Lihapulla 18 g, kypsä', 'AM-5011', '123456', '6408180012341', '5 kg', '2 × 5 kg laatikossa'],
      ...['vehnä, maito', 'Säilytä −18 °C:ssa.', '18 kuukautta', '650 kJ / 155 kcal', 'Uuniin 180 astetta.'],
      ...['Naudanliha, VEHNÄ, MAITO, suola.', 'Tiedot 16.11.2026. Pakkauksen merkinnät ovat ratkaisevat.'],
    ]),
  )
  const allergens = sheet.tagged.filter(({ role, bold }) => role === 'P' && bold)
  expect(allergens.map((run) => run.text)).toEqual(['VEHNÄ', 'MAITO'])
})

it('keeps the sheet until the product changes, and tells browsers that know it that nothing has', async () => {
  const app = await runningApp({ now })
  await save(app, meatball())
  const first = await app.get(site, '/tuotteet/lihapulla.pdf')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.get(site, '/tuotteet/lihapulla.pdf?utm=x', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  await save(app, meatball({ title: 'Lihapulla 20 g' }))
  await expect
    .poll(async () => (await sheetOf(app, '/tuotteet/lihapulla.pdf')).sheet.pages[0])
    .toContain('Lihapulla 20 g')
  await removePage(app.content, { site, language: 'fi', path: '/tuotteet/lihapulla' })
  expect((await app.get(site, '/tuotteet/lihapulla.pdf')).status).toBe(404)
})

it('is in the language of the page', async () => {
  const app = await runningApp({ now })
  await save(app, aProduct('schinken', { site: 'international', language: 'de', title: 'Räucherschinken' }))
  const { sheet } = await sheetOf(app, '/de/tuotteet/schinken.pdf', 'international')
  expect(sheet).toMatchObject({ title: 'Räucherschinken – Produktdatenblatt', language: 'de' })
  expect(sheet.pages[0]).toContain('Nährwerte, pro 100 g')
})

it('has no sheet of other pages, at other addresses, or on sites for consumers', async () => {
  const app = await runningApp({ now })
  await save(
    app,
    meatball(),
    aRecipe('keitto', { site }),
    aProduct('kinkku', {}),
    aPage({ site, path: '/', key: 'home' }),
  )
  for (const path of [
    '/reseptit/keitto.pdf',
    '/tuotteet/puuttuu.pdf',
    '/.pdf',
    '/tuotteet/lihapulla/.pdf',
    '/en/x.pdf',
  ])
    expect((await app.get(site, path)).status, path).toBe(404)
  expect((await app.get('kuluttaja', '/tuotteet/kinkku.pdf')).status).toBe(404)
  expect(await htmlOf(app, '/tuotteet/kinkku')).not.toContain('.pdf')
})

it('leads from a product to its other sizes, and leaves out those that are gone', async () => {
  const app = await runningApp({ now })
  await save(
    app,
    aProduct('pekoni-150', {}, { variants: ['/tuotteet/pekoni-500', '/tuotteet/puuttuu'] }),
    aProduct('pekoni-500', { title: 'Pekoni, iso' }, { size: '500 g', variants: ['/tuotteet/pekoni-150'] }),
  )
  const html = await htmlOf(app, '/tuotteet/pekoni-150')
  expect(html).toMatch(/aria-label="Muut koot ja pakkaukset".*<a href="\/tuotteet\/pekoni-500">Pekoni, iso<span> 500 g/)
  expect(html).not.toContain('/tuotteet/puuttuu')
  expect(await htmlOf(app, '/tuotteet/pekoni-500')).toContain('<a href="/tuotteet/pekoni-150">')
})
