import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import type { Offer } from '#contract/shop/offer.ts'
import { languages } from '#contract/site.ts'
import { aJob, aNewsPage, anArticle, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { aTrade } from '#server/testing/a-trade.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import type { OpeningProps } from './opening-props.ts'
import { openings } from './openings.tsx'

const picture = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 900, alt: 'Ruokaa' }

function open(page: Page, others: Partial<OpeningProps> = {}): string {
  const View = openings[page.template]?.view
  if (!View) throw new Error(`${page.template} has no opening`)
  return renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View page={{ ...page, contentId: 7 }} related={[]} linked={{}} likeCount={12} today="2026-11-16" {...others} />
    </IslandLedgerProvider>,
  )
}

/** The text content, with a space between elements. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

it('shows no like button on a site without likes', () => {
  for (const page of [aProduct('kinkku'), aRecipe('keitto')]) {
    expect(open(page)).toContain('like-button')
    expect(open(page, { likeCount: undefined })).not.toContain('like-button')
  }
})

it('WI-02 shows all information from the package of a product', () => {
  const words = wordsOf(open(aProduct('kinkku', { picture })))
  for (const part of [
    'Tuote kinkku',
    'Uutuus',
    'Pakkauskoko 400 g',
    'Tuotenumero 1234',
    'Tilauskoodi 123456',
    'Ainesosat Naudanliha (Suomi), suola.',
    'Säilytys Enintään +4 °C',
    'Ravintosisältö Ravintoaine 100 grammassa Energia 650 kJ / 155 kcal Rasva 10 g',
  ])
    expect(words).toContain(part)
  expect(open(aProduct('kinkku'))).toContain('href="https://valo.example/tuotteet/123456"')
  expect(open(aProduct('kinkku'), { hasBarcode: true })).toContain('aria-label="Viivakoodi 6408180012341"')
})

it('shows only the available data of a product, without empty headings', () => {
  const bare = aProduct('kinkku', {}, {
    valoCode: undefined,
    gtinCode: undefined,
    size: undefined,
    ingredients: undefined,
    nutrition: undefined,
    storage: undefined,
    novelty: false,
  } as never)
  const html = open(bare)
  expect(html).not.toMatch(/<h2|<table|<svg class="barcode"|product-label|product-price|<img|Uutuus/)
  expect(wordsOf(html)).toContain('Tuotenumero 1234')
  expect(open(aProduct('kinkku', {}, { nutrition: [] }))).not.toContain('100 grammassa')
})

it('WI-09 has a like button with the count on products and recipes', () => {
  for (const page of [aProduct('kinkku'), aRecipe('keitto')]) {
    expect(open(page)).toContain('data-like="7"')
    expect(wordsOf(open(page))).toContain('Tykkäyksiä: 12')
  }
})

it('shows all pictures of a product, as a carousel when it has several', () => {
  const other = { ...picture, id: 'abcdefabcd', alt: 'Toinen kuva' }
  const html = open(aProduct('kinkku', { picture }, { pictures: [other] }))
  expect(html).toContain('name="picture-carousel"')
  expect(html).toContain('alt="Toinen kuva"')
  expect(open(aProduct('kinkku', { picture }))).not.toContain('carousel')
})

it('SH-26: shows the price per kilo, the discount with the lowest price before it, and the recommended price where it differs', () => {
  const offer: Offer = {
    code: 'LK-1001',
    price: '12,90',
    pricePerKilo: '32,25',
    svhPrice: '15,90',
    discountPercentage: 20,
    lowestPrice: '16,20',
    stock: null,
    rating: null,
  }
  const page = aProduct('kinkku')
  expect(wordsOf(open(page, { offer }))).toContain(
    '12,90 € Alennus −20 % 32,25 €/kg Suositushinta 15,90 € Alin hinta 30 päivän aikana ennen alennusta 16,20 €',
  )
  const plain = { pricePerKilo: null, svhPrice: '12,90', discountPercentage: null, lowestPrice: null }
  const same = wordsOf(open(page, { offer: { ...offer, ...plain } }))
  expect(same).toContain('12,90 €')
  expect(same).not.toMatch(/Suositushinta|Alennus|Alin|kg/)
  expect(open(page, { offer: { ...offer, price: null } })).not.toContain('€')
})

it('lists the ingredients of a recipe by step, and numbers its instructions continuously', () => {
  const html = open(aRecipe('keitto', { picture }))
  const words = wordsOf(html)
  expect(words).toContain('Valmistusaika 1 h 30 min')
  expect(words).toContain('Annoksia 4 400 g jauhelihaa suolaa Kastike 1½ dl kermaa')
  expect(words).toContain('Valmistusohje Kokkaustila Ruskista liha. Lisää sipuli. Kastike Kuumenna kerma.')
  expect([...html.matchAll(/<ol start="(\d)"/g)].map(([, start]) => start)).toEqual(['1', '3'])
})

it('links from a recipe to its main product and to the products in its ingredients, where their pages exist', () => {
  const steps = [
    { instructions: ['Paista.'], ingredients: [{ name: 'kanaa', amount: 1, unit: 'kg', path: '/tuotteet/kana' }] },
  ]
  const page = aRecipe('keitto', {}, { productPath: '/tuotteet/kinkku', steps })
  const linked = {
    '/tuotteet/kinkku': { href: '/en/tuotteet/kinkku', title: 'Kinkku', picture },
    '/tuotteet/kana': { href: '/en/tuotteet/kana', title: 'Kana' },
  }
  expect(open(page, { linked })).toContain('<a href="/en/tuotteet/kinkku">Kinkku</a>')
  expect(open(page, { linked })).toContain('<a href="/en/tuotteet/kana">kanaa</a>')
  expect(open(page)).not.toContain('<a ')
})

it('shows the nutrients of a recipe, including those with an amount of zero', () => {
  const nutrients = [
    { code: 'ENERC', name: 'Energi', amount: 612.5, unit: 'kcal' },
    { code: 'FIBC', name: 'Fiber', amount: 0, unit: 'g' },
  ]
  const words = wordsOf(open(aRecipe('soppa', { language: 'se' }, { nutrients })))
  expect(words).toContain('Näringsvärde per portion Energi 612,5 kcal Fiber 0 g')
  expect(open(aRecipe('soppa', {}, { nutrients: [] }))).not.toContain('<table')
})

it('shows the date and author of news, and what kind of release it is', () => {
  const own = wordsOf(open(aNewsPage('tulos', { picture }, { author: 'Liisa Lehto' })))
  expect(own).toContain('Uutinen tulos Kuvaus Uutinen 1. marraskuuta 2026 Liisa Lehto')
  const kindOf = (source: 'cision' | 'mynewsdesk') => wordsOf(open(aNewsPage('tulos', {}, { source })))
  expect(kindOf('cision')).toContain('Kuvaus Pörssitiedote 1. marraskuuta 2026')
  expect(kindOf('mynewsdesk')).toContain('Kuvaus Tiedote 1. marraskuuta 2026')
})

it('has the barcode above the label where visitors scan it, and none elsewhere', () => {
  const html = open(aProduct('a'), { hasBarcode: true })
  expect(html.indexOf('class="barcode"')).toBeGreaterThan(0)
  expect(html.indexOf('class="barcode"')).toBeLessThan(html.indexOf('product-label'))
  expect(open(aProduct('a'))).not.toContain('class="barcode"')
})

it('has the trade specification of a product that is exported, and a way to ask for a quote where the site gives them', () => {
  const item = { trade: aTrade({ pieces: undefined, certificates: [] }), valoCode: undefined } as never
  const page = aProduct('belly', { site: 'export', language: 'en', title: 'Pork belly' }, item)
  const html = open(page, { quotePage: '/contact#form' })
  expect(wordsOf(html)).toContain('Trade specification HS code 0203 29 Carton size 590 × 390 × 110 mm Net weight 20 kg')
  expect(wordsOf(html)).toContain('Approved markets European Union, Japan Approvals change during the year.')
  const [, address = ''] = /<a class="button" href="([^"]+)">Ask for a quote/.exec(html) ?? []
  expect(address).toMatch(/^\/contact\?message=Please%20quote%3A%20Pork%20belly%20\(1234\)\..*#form$/)
  expect(open(page)).not.toContain('Ask for a quote')
  expect(open(aProduct('kinkku'), { quotePage: '/yhteys' })).not.toContain('product-trade')
})

it('sums up the allergens of a product, where its label names some', () => {
  const ingredients = 'Porsaanliha, VEHNÄ, MAITO.'
  expect(wordsOf(open(aProduct('kinkku', {}, { ingredients })))).toContain('Allergeenit vehnä, maito')
  expect(wordsOf(open(aProduct('kinkku')))).not.toContain('Allergeenit')
})

it.each(languages)('CH-04 has the texts of all openings in %s', (language) => {
  const html = [aProduct('a', { language }), aRecipe('b', { language }), aNewsPage('c', { language })].map((page) =>
    open(page, { hasBarcode: true }),
  )
  const dates = { fi: '1. marraskuuta 2026', en: '1 November 2026', se: '1 november 2026', de: '1. November 2026' }
  const barcodes = { fi: 'Viivakoodi', en: 'Barcode', se: 'Streckkod', de: 'Strichcode' }
  const methods = { fi: 'Valmistusohje', en: 'Method', se: 'Gör så här', de: 'Zubereitung' }
  expect(html[0]).toContain(`aria-label="${barcodes[language]} 6408180012341"`)
  expect(html[1]).toContain(`<h2>${methods[language]}</h2>`)
  expect(html[2]).toContain(dates[language])
})

it('has one h1, and skips no heading level', () => {
  for (const page of [aProduct('a'), aRecipe('b'), aNewsPage('c'), anArticle('d')]) {
    const levels = [...open(page).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

it('throws for a page whose item is of another kind', () => {
  expect(() => open({ ...aNewsPage('a'), template: 'product' })).toThrow('has no product')
})

it('WI-23: shows the facts of a job, what it pays and how to apply', () => {
  const words = wordsOf(open(aJob('kuljettaja')))
  expect(words).toContain(
    'Paikkakunta Lapua Haku päättyy 31. joulukuuta 2026 Työsuhde Osa-aikainen Työ alkaa Heti Palkka 15,30–17,00 € tunnissa',
  )
  expect(words).toContain('Hae työpaikkaa')
  const bare = { starts: undefined, salary: undefined } as never
  expect(wordsOf(open(aJob('kuljettaja', {}, bare)))).not.toMatch(/Työ alkaa|Palkka/)
})
