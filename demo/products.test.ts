import { describe, expect, it } from 'vitest'
import { taxonomy as taxonomySchema } from '#contract/content/taxonomy.ts'
import { isGtin } from '#contract/values/gtin.ts'
import pictures from '#demo/pictures/pictures.json' with { type: 'json' }
import { products as asking, reductions, stock } from '#demo/shop/products.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'

const TODAY = '2026-11-15'

/** Every product page as it is stored, with the site and language that it stands on. */
const products = demoSites.flatMap(({ site, language, ...content }) =>
  content.pages.flatMap((page) => (page.item?.kind === 'product' ? [{ site, language, page, item: page.item }] : [])),
)

/** In the first language of each site: translations are the same products. */
const distinct = [...new Map(products.map((product) => [product.item.productCode, product])).values()]

const onSite = (site: string) => distinct.filter((product) => product.site === site)

const asked = (code: string | undefined) => asking.find((product) => product.code === code)

it('has at least 48 products in the shop and 120 of brands and for professionals', () => {
  expect(onSite('lihakauppa').length).toBeGreaterThanOrEqual(48)
  expect(distinct.length - onSite('lihakauppa').length).toBeGreaterThanOrEqual(120)
})

const sizes = {
  kuluttaja: 30,
  jyvabroiler: 14,
  mestari: 14,
  deli: 14,
  cincin: 8,
  ammattilaiset: 24,
  export: 10,
  international: 8,
  'foodservice-se': 8,
  skogsgarden: 8,
  delikatess: 8,
}

it.each(Object.entries(sizes))('has a catalogue on %s of at least %i products', (site, size) => {
  expect(onSite(site).length).toBeGreaterThanOrEqual(size)
})

it('SE-29 gives every product a code and a bar code of its own, the same in all languages', () => {
  expect(new Set(distinct.map(({ item }) => item.gtinCode)).size).toBe(distinct.length)
  for (const { page, item } of products) {
    expect(isGtin(item.gtinCode ?? ''), page.path).toBe(true)
    const same = products.filter((other) => other.item.productCode === item.productCode)
    expect(new Set(same.map((other) => `${other.site} ${other.page.key} ${other.item.gtinCode}`)).size).toBe(1)
  }
})

it('begins Finnish bar codes with 640 and Swedish ones with 731', () => {
  const swedish = ['foodservice-se', 'skogsgarden', 'delikatess']
  for (const { site, item } of products) {
    expect(item.gtinCode?.slice(0, 3)).toBe(swedish.includes(site) ? '731' : '640')
  }
})

it('has ordering codes for all that professionals buy, each once, and equipment among it', () => {
  for (const site of ['ammattilaiset', 'foodservice-se']) {
    const codes = onSite(site).map(({ item }) => item.valoCode)
    expect(codes).not.toContain(undefined)
    expect(new Set(codes).size).toBe(codes.length)
  }
  expect(onSite('ammattilaiset').filter(({ item }) => item.equipment).length).toBeGreaterThanOrEqual(4)
})

describe('the shop', () => {
  it('has the products that the demo facts name', () => {
    const stocked = new Map(stock)
    expect(['LK-1001', 'LK-1002', 'LK-1004'].map((code) => stocked.get(code))).toEqual([null, 0, 50])
    expect(reductions.map(({ code }) => code)).toContain('LK-1003')
    expect(asked('LK-1003')).toMatchObject({ dateMark: 'best-before' })
    expect(asked('LK-1005')).toEqual({ code: 'LK-1005', price: 5000, vatClass: 'voucher' })
    expect([asked('LK-1006'), asked('LK-1007')]).toMatchObject([{ deliveryDays: [2] }, { deliveryDays: [5] }])
    const days = ['LK-1006', 'LK-1007'].map((code) => distinct.find(({ item }) => item.offer?.code === code))
    expect(days.map((product) => product?.page.description)).toEqual([
      expect.stringContaining('vain tiistaisin'),
      expect.stringContaining('vain perjantaisin'),
    ])
  })

  it('numbers its products without a gap, from LK-1001 on', () => {
    const codes = onSite('lihakauppa').map(({ item }) => item.offer?.code)
    expect(codes.toSorted()).toEqual(codes.map((_, at) => `LK-${1001 + at}`))
    expect(onSite('lihakauppa').map(({ item }) => item.productCode)).toEqual(codes)
  })

  it('asks something for every product, less than what the producer recommends, and less again when reduced', () => {
    expect(asking.map(({ code }) => code)).toEqual(
      onSite('lihakauppa')
        .map(({ item }) => item.offer?.code)
        .sort(),
    )
    expect(stock.map(([code]) => code)).toEqual(asking.map(({ code }) => code))
    for (const { code, price, recommendedPrice = Infinity } of asking) {
      expect(price, code).toBeLessThan(recommendedPrice)
    }
    for (const { code, price } of reductions) expect(price, code).toBeLessThan(asked(code)?.price ?? 0)
  })

  it('SH-26: knows the weight of everything that is food, as on the pack', () => {
    for (const { item, page } of onSite('lihakauppa')) {
      const grams = gramsOf(item.size ?? '')
      if (grams !== null) expect(asked(item.offer?.code)?.weightGrams, page.path).toBe(grams)
    }
    expect(asking.filter(({ weightGrams }) => weightGrams === undefined).map(({ code }) => code)).toEqual(['LK-1005'])
  })
})

/** The grams of '2 × 200 g', '4 kpl, 450 g' or 'n. 1,6 kg'. */
function gramsOf(size: string): number | null {
  const [, count = '1', amount = '', unit] = /(?:(\d+) × )?(\d+(?:,\d+)?) (kg|g)$/.exec(size) ?? []
  return unit === undefined ? null : Number(count) * Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1)
}

describe.each(demoSites.filter((content) => content.pages.some(({ template }) => template === 'product')))(
  'the products of $site in $language',
  ({ site, language, ...content }) => {
    const here = products.filter((product) => product.site === site && product.language === language)
    const { productGroups, categories, facets } = taxonomySchema.parse({ site, language, ...content.taxonomy })

    it('are sorted by what the taxonomy names, and no group, category or tag of products is empty', () => {
      const ofProducts = <Entry extends { kind: string }>({ kind }: Entry) => kind === 'product'
      const tags = facets.filter(ofProducts).flatMap(({ facetTags }) => facetTags.map(({ id }) => id))
      const sorted = (ids: Iterable<number | undefined>) => [...new Set(ids)].sort()
      expect(sorted(here.map(({ item }) => item.productGroup))).toEqual(sorted(productGroups.map(({ key }) => key)))
      expect(sorted(here.flatMap(({ item }) => item.categories))).toEqual(
        sorted(categories.filter(ofProducts).map(({ id }) => id)),
      )
      expect(sorted(here.flatMap(({ item }) => item.facetTags))).toEqual(sorted(tags))
    })

    it('have groups, categories, facets and tags with ids of their own, from 100 to 499', () => {
      const own = [
        ...productGroups.map(({ key }) => key),
        ...categories.filter(({ kind }) => kind === 'product').map(({ id }) => id),
        ...facets
          .filter(({ kind }) => kind === 'product')
          .flatMap(({ id, facetTags }) => [id, ...facetTags.map((tag) => tag.id)]),
      ]
      expect(new Set(own).size).toBe(own.length)
      for (const id of own) expect(id >= 100 && id <= 499, String(id)).toBe(true)
    })

    it('have paths, keys, names, descriptions and instructions of their own', () => {
      const paths = content.pages.map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const part of [
        here.map(({ page }) => page.key),
        here.map(({ page }) => page.title),
        here.map(({ page }) => page.description),
        here.map(({ page }) => JSON.stringify(page.blocks)),
      ]) {
        expect(new Set(part).size).toBe(part.length)
      }
    })

    it('say what is in the pack, how to keep it and what it gives, for all that is food', () => {
      for (const { page, item } of here) {
        expect(item.size, page.path).toBeTruthy()
        if (item.equipment || item.offer?.code === 'LK-1005') continue
        expect(item.ingredients, page.path).toBeTruthy()
        expect(item.storage, page.path).toBeTruthy()
        // A box of several products has the figures of each on its own page.
        if (!/laatikko-?\w*$/.test(page.path)) expect(item.nutrition, page.path).toHaveLength(7)
      }
    })

    it('have been published, over two years', () => {
      const dates = here.map(({ page }) => page.publishDate).sort()
      expect(dates[0]?.slice(0, 4)).toBe('2025')
      expect(dates.at(-1)?.slice(0, 4)).toBe('2026')
      expect((dates.at(-1) ?? '') <= TODAY).toBe(true)
      expect(here.some(({ item }) => item.novelty)).toBe(true)
    })

    it('have a picture each, with words for those who do not see it', () => {
      expect(new Set(here.map(({ page }) => page.picture?.id)).size).toBe(here.length)
      expect(new Set(here.map(({ page }) => page.picture?.alt)).size).toBe(here.length)
    })
  },
)

it('has one picture for each product, whatever the language, and all differ', () => {
  const ids = Object.entries(pictures).flatMap(([name, { id }]) => (name.includes('-product-') ? [id] : []))
  expect(ids).toHaveLength(distinct.length)
  expect(new Set(ids).size).toBe(ids.length)
})
