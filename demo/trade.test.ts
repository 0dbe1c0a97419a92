import { describe, expect, it } from 'vitest'
import type { ProductItem } from '#contract/content/item.ts'
import type { Trade } from '#contract/content/trade.ts'
import { exportContact } from '#contract/forms/export-contact.form.ts'
import { brokenRule } from '#contract/forms/validate-field.ts'
import type { Site } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { exportContactView } from '#web/forms/export-contact/export-contact.view.ts'
import { quoteRequest } from '#web/templates/quote-address.ts'

const products = demoSites.flatMap(({ site, language, pages }) =>
  pages.flatMap((page) => (page.item?.kind === 'product' ? [{ site, language, page, item: page.item }] : [])),
)

const traded = products.flatMap((product) => {
  const { trade } = product.item
  return trade ? [{ ...product, title: product.page.title, trade }] : []
})

it('has a trade specification of every product for export', () => {
  const exported = products.filter(({ site }) => site === 'export')
  expect(traded).toHaveLength(exported.length)
  expect(traded.length).toBeGreaterThanOrEqual(10)
})

/** Tags and the group of offal, as the taxonomy of the site names them. */
const [BEEF, PORK, CHICKEN, FROZEN, OFFAL] = [201, 202, 204, 263, 105]

/** Headings of the customs tariff that all countries share, for frozen meat. */
function hsCodesOf({ facetTags, productGroup }: ProductItem): string[] {
  if (facetTags.includes(CHICKEN)) return ['0207 14']
  if (productGroup === OFFAL)
    return facetTags.includes(BEEF) ? ['0206 21', '0206 22', '0206 29'] : ['0206 41', '0206 49']
  if (facetTags.includes(BEEF)) return ['0202 20', '0202 30']
  return facetTags.includes(PORK) ? ['0203 22', '0203 29'] : []
}

/** How many boxes one layer takes: rows of them one way, and the rest of the deck turned. */
function perLayer({ carton, pallet }: Trade): number {
  const rowsOf = (deck: [number, number], box: [number, number]) =>
    Array.from({ length: Math.floor(deck[1] / box[1]) + 1 }, (_, rows) => {
      const left = deck[1] - rows * box[1]
      return rows * Math.floor(deck[0] / box[0]) + Math.floor(left / box[0]) * Math.floor(deck[0] / box[1])
    })
  const decks: [number, number][] = [
    [pallet.length, pallet.width],
    [pallet.width, pallet.length],
  ]
  const boxes: [number, number][] = [
    [carton.length, carton.width],
    [carton.width, carton.length],
  ]
  return Math.max(...decks.flatMap((deck) => boxes.flatMap((box) => rowsOf(deck, box))))
}

/** The text of the page below its facts. */
const textOf = (page: (typeof traded)[number]['page']) => `${page.description} ${JSON.stringify(page.blocks)}`

const grams = (figure: string, unit: string) => Number(figure) * (unit === 'kg' ? 1000 : 1)

describe.each(traded)('$title', ({ item, page, trade, language }) => {
  const { carton, pallet, container, hsCode, pieces, markets } = trade

  it('has the customs code of its animal and cut, frozen', () => {
    expect(item.facetTags).toContain(FROZEN)
    expect(hsCodesOf(item)).toContain(hsCode)
    if (/boneless/i.test(textOf(page))) expect(['0203 29', '0202 30']).toContain(hsCode)
    if (/\bliver/i.test(page.title)) expect(['0206 22', '0206 41']).toContain(hsCode)
  })

  it('weighs and is packed as its page says', () => {
    const [, kg, unit] = /^(\d+) kg (carton|block)$/.exec(item.size ?? '') ?? []
    const [, count, units] = /^(\d+) (carton|block)s per pallet/.exec(item.packing ?? '') ?? []
    expect([carton.netKg, carton.unit, pallet.cartons, carton.unit]).toEqual([Number(kg), unit, Number(count), units])
    // Board and film weigh something, but never a tenth of the meat.
    expect(carton.grossKg / carton.netKg).toBeLessThan(1.1)
  })

  it('takes the room that frozen meat takes, with a quarter of air at most', () => {
    const density = carton.netKg / (carton.length * carton.width * carton.height * 1e-6)
    expect(density).toBeLessThanOrEqual(1.05)
    expect(density).toBeGreaterThanOrEqual(carton.unit === 'block' ? 0.9 : 0.9 * 0.75)
  })

  it('stands on its pallet in whole layers, as high and as heavy as it says', () => {
    expect([pallet.length, pallet.width]).toEqual([1200, 1000])
    expect(pallet.cartons / pallet.layers).toBe(perLayer(trade))
    const wood = pallet.height - pallet.layers * carton.height
    expect(wood, 'height of the empty pallet').toBe(150)
    const tare = pallet.grossKg - pallet.cartons * carton.grossKg
    expect(Math.abs(tare - 25), `weight of the empty pallet: ${tare} kg`).toBeLessThanOrEqual(0.5)
  })

  it('holds pieces that make its weight', () => {
    const [, least = '', most = '', unit = ''] =
      /(\d+(?:\.\d)?) to (\d+(?:\.\d)?) (kg|g)(?!\w)/.exec(page.description) ?? []
    if (!pieces || !unit) return
    const net = carton.netKg * 1000
    expect(pieces.from * grams(most, unit), 'the fewest, as heavy as they come').toBeGreaterThanOrEqual(net)
    expect(pieces.to * grams(least, unit), 'the most, as light as they come').toBeLessThanOrEqual(net)
  })

  it('fills a container as its page says, and within 27 tonnes', () => {
    const text = textOf(page)
    const [, cartons] = /([\d,]+) cartons in a 40-foot/.exec(text) ?? []
    const [, tonnes] = /(\d+) tonnes to a container/.exec(text) ?? []
    if (cartons) expect(container?.cartons).toBe(Number(cartons.replace(',', '')))
    if (tonnes) expect((container?.cartons ?? 0) * carton.netKg).toBe(Number(tonnes) * 1000)
    const load = container?.cartons ?? 0
    expect(load * carton.netKg).toBeLessThanOrEqual(27_000)
    // Below the red line of a high cube, in cubic metres.
    expect(load * carton.length * carton.width * carton.height * 1e-9).toBeLessThan(60)
  })

  it('may go where its category says', () => {
    expect(new Set(markets).size).toBe(markets.length)
    const asian = ['JP', 'KR', 'SG', 'VN', 'PH', 'CN', 'HK', 'TW', 'TH']
    const CUTS_FOR_ASIA = 124
    if (item.categories.includes(CUTS_FOR_ASIA)) expect(asian.some((code) => markets.includes(code))).toBe(true)
  })

  it('asks for a quote in words that the form takes', () => {
    const request = quoteRequest(page.title, item.productCode, language)
    expect(request).toContain(`${page.title} (${item.productCode})`)
    expect(brokenRule(exportContact.fields.Message, request, true)).toBeUndefined()
  })
})

it('fits the pieces that the texts count', () => {
  const of = (code: string) => traded.find(({ item }) => item.productCode === code)?.trade.pieces
  const texts = new Map(traded.map(({ item, page }) => [item.productCode, textOf(page)]))
  expect(texts.get('EX-6002')).toContain('Eight pieces to a carton')
  expect(of('EX-6002')).toEqual({ from: 8, to: 8 })
  expect(texts.get('EX-6010')).toContain('8 to 10 pieces')
  expect(of('EX-6010')).toEqual({ from: 8, to: 10 })
})

it('states the container of wings as the news does', () => {
  const wings = traded.find(({ item }) => item.productCode === 'EX-6008')?.trade
  const news = JSON.stringify(demoSites.filter(({ site }) => site === 'export').map(({ pages }) => pages))
  expect(news).toContain('takes 2,500 cartons, or 25 tonnes')
  expect(wings?.container?.cartons).toBe(2500)
  expect(2500 * (wings?.carton.netKg ?? 0)).toBe(25_000)
})

it('leads from every site that quotes, in each of its languages, to a form whose message an address can fill in', () => {
  const quoting = sites.filter((site: Site) => site.quotePage)
  expect(quoting.map(({ id }) => id)).toEqual(expect.arrayContaining(['export', 'international']))
  for (const { id, languages, quotePage = {} } of quoting as Site[]) {
    for (const spoken of languages) {
      const [path, anchor] = (quotePage[spoken] ?? '').split('#')
      const home = demoSites.find(({ site, language }) => site === id && language === spoken)
      const blocks = home?.pages.find((page) => page.path === path)?.blocks ?? []
      expect(blocks.find((block) => block.anchor === anchor)?.type, `${id} ${spoken}`).toBe('export-contact-form')
    }
  }
  const fields = exportContactView('en', {} as never).sections.flatMap((section) => section.fields)
  expect(fields.find(({ name }) => name === 'Message')?.fromAddress).toEqual({ parameter: 'message' })
})
