import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Item } from '#contract/content/item.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { PageTeaser } from '#web/block-kit/define-block.ts'
import { type CardReads, loadCards, loadCategory } from './cards.load.ts'
import { cardsFields, hasCards } from './cards.schema.ts'
import { shownCards } from './shown-cards.ts'

const now = new Date('2026-11-15T12:00:00Z')
const context = { site: 'kuluttaja', language: 'fi', now } as const
const picture = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: '' }
const sorting = { categories: [5], facetTags: [] }

const aTeaser = (name: string, changes: Partial<PageTeaser> = {}): PageTeaser => ({
  contentId: 1,
  path: `/${name}`,
  href: `/${name}`,
  template: 'article',
  title: name,
  description: `Kuvaus: ${name}`,
  publishDate: '2026-11-01',
  type: 'ArticlePage',
  card: 'headerImageCard',
  picture,
  ...changes,
})

const product: Item = {
  kind: 'product',
  ...sorting,
  productCode: '40217',
  valoCode: '7013382',
  gtinCode: '6408180012341',
  novelty: true,
  equipment: false,
  offer: { code: 'LK-1001' },
}
const offer: Offer = {
  code: 'LK-1001',
  price: '12,90',
  pricePerKilo: null,
  svhPrice: '15,90',
  discountPercentage: null,
  lowestPrice: null,
  stock: null,
  rating: null,
}
const recipe = (productPath?: string): Item => ({
  kind: 'recipe',
  ...sorting,
  totalTime: 90,
  yield: 4,
  steps: [{ instructions: ['Paista.'], ingredients: [] }],
  ...(productPath ? { productPath } : {}),
})
const news = (source: 'own' | 'cision' | 'mynewsdesk'): Item => ({ kind: 'news', ...sorting, source })

/** Reads of these pages, which record the queries for items. */
function readsOf(pages: readonly PageTeaser[], likes: [number, number][] = []) {
  const queries: object[] = []
  const reads: CardReads = {
    pageTeasers: async (_site, _language, paths) => pages.filter(({ path }) => paths.includes(path)),
    items: async (query) => {
      queries.push(query)
      return pages.filter(({ item }) => item?.kind === query.kind).slice(0, query.count)
    },
    likeCounts: async () => new Map(likes),
    shopProduct: (site, code) => {
      if (code !== offer.code) return undefined
      const place = { contentId: 9, title: 'Entrecôte', href: `http://shop.example/entrecote?${site}`, picture }
      return { ...place, pictures: [], offer, weightGrams: null, deliveryDays: null, tag: 'page:shop' }
    },
  }
  return { reads, queries }
}

const parse = (props: object) => z.strictObject(cardsFields).parse(props)

async function shown(props: object, pages: readonly PageTeaser[], likes: [number, number][] = []) {
  const parsed = parse(props)
  const { data } = await loadCards(parsed, context, readsOf(pages, likes).reads)
  return shownCards(parsed, data)
}

describe('a card of the shop', () => {
  it('SH-35: shows the product of the shop with its price on any site; what is not sold has no card', async () => {
    const cards = parse({ cards: ['LK-1001', 'LK-9999'].map((code) => ({ kind: 'shop', code })) })
    const { data, tags } = await loadCards(cards, context, readsOf([]).reads)
    const url = `http://shop.example/entrecote?${context.site}`
    expect(shownCards(cards, data)).toEqual([
      expect.objectContaining({ type: 'lkProductCard', title: 'Entrecôte', url, price: '12,90', ctaButton: 'Osta' }),
    ])
    expect(tags).toContain('page:shop')
  })
})

describe('a card of a page', () => {
  const card = async (page: PageTeaser, likes: [number, number][] = []) =>
    (await shown({ cards: [{ kind: 'page', path: page.path }] }, [page], likes))[0]

  it('WI-22 takes all its codes from the product', async () =>
    expect(await card(aTeaser('makkara', { item: product, card: 'productCard', hasBarcode: true }), [[1, 9]])).toEqual({
      type: 'productCard',
      contentId: 1,
      header: 'makkara',
      text: 'Kuvaus: makkara',
      link: '/makkara',
      image: picture,
      likeCount: 9,
      productCode: '40217',
      valoCode: '7013382',
      gtinCode: '6408180012341',
      novelty: true,
    }))

  it('has no barcode on a site whose visitors scan nothing', async () =>
    expect(await card(aTeaser('makkara', { item: product, card: 'productCard' }))).not.toHaveProperty('gtinCode'))

  it('WI-01 is a shop product card on the shop’s site, and a product card where there is no offer', async () => {
    const inShop = aTeaser('entrecote', { item: product, card: 'lkProductCard', offer })
    const shown = { type: 'lkProductCard', code: 'LK-1001', price: '12,90', svhPrice: '15,90', stock: null }
    expect(await card(inShop)).toMatchObject({ ...shown, ctaButton: 'Osta' })
    expect(await card({ ...inShop, offer: { ...offer, stock: 0 } })).toMatchObject({ stock: 0, ctaButton: undefined })
    const unsold = { ...inShop, offer: undefined }
    expect(await card(unsold)).toMatchObject({ type: 'productCard', productCode: '40217' })
  })

  it('WI-22 of a recipe has its total time; a catalogue card also has the picture of its product', async () => {
    const pot = aTeaser('pata', { item: recipe('/paisti'), card: 'recipeCard' })
    expect(await card(pot)).toMatchObject({ type: 'recipeCard', totalTime: 90 })
    const meat = aTeaser('paisti', { picture: { ...picture, id: '1111111111' } })
    const cards = [{ kind: 'page', path: '/pata', type: 'catalogueRecipeCard' }]
    const props = parse({ cards })
    const { data, tags } = await loadCards(props, context, readsOf([pot, meat]).reads)
    expect(shownCards(props, data)).toEqual([
      {
        type: 'catalogueRecipeCard',
        recipeTitle: 'pata',
        pageUrl: '/pata',
        recipeImage: picture,
        productImage: meat.picture,
      },
    ])
    expect(tags).toEqual(['page:kuluttaja:fi:/pata', 'page:kuluttaja:fi:/paisti'])
  })

  it('WI-22 of a release has its text type and its date', async () =>
    expect(
      await card(aTeaser('katsaus', { item: news('cision'), card: 'cisionCard', type: 'CisionReleasePage' })),
    ).toMatchObject({ type: 'cisionCard', cisionTextType: 'CisionReleasePage', publishDate: '2026-11-01' }))

  it('is left out when the page does not exist', async () =>
    expect(await shown({ cards: [{ kind: 'page', path: '/poistettu' }] }, [])).toEqual([]))
})

describe('a query', () => {
  it('WI-01 adds its results after the listed cards, without duplicates', async () => {
    const pages = ['a', 'b', 'c'].map((name) => aTeaser(name, { item: news('own'), card: 'newsCard' }))
    const props = { cards: [{ kind: 'page', path: '/b' }], query: { kind: 'news', count: 3, type: 'newsTextCard' } }
    const cards = await shown(props, pages)
    expect(cards.map((card) => [card.type, 'link' in card && card.link])).toEqual([
      ['newsCard', '/b'],
      ['newsTextCard', '/a'],
      ['newsTextCard', '/c'],
    ])
  })

  it('is invalidated when items of its kind change, and at midnight in Finland', async () => {
    const { reads, queries } = readsOf([])
    const props = parse({ query: { kind: 'recipe', categories: [5, 6], count: 12 } })
    const loaded = await loadCards(props, context, reads)
    expect(loaded.tags).toEqual(['items:kuluttaja:fi:recipe'])
    expect(loaded.validUntil).toEqual(new Date('2026-11-15T22:00:00Z'))
    expect(queries).toEqual([{ site: 'kuluttaja', language: 'fi', now, kind: 'recipe', categories: [5, 6], count: 12 }])
  })

  it('asks for at most 48 items, and the schema rejects a block with neither cards nor query', () => {
    expect(() => parse({ query: { kind: 'news', count: 49 } })).toThrow()
    expect([hasCards(parse({})), hasCards(parse({ query: { kind: 'news', count: 48 } }))]).toEqual([false, true])
  })
})

it('WI-04 counts the days since a post was published, and expires at midnight', async () => {
  const post = {
    kind: 'card',
    type: 'socialMediaCard',
    link: '#p',
    socialMediaMediaType: 'IMAGE',
    socialMedia: 'Instagram',
    profileName: 'Kaskimaa',
    profileUrl: '#k',
    publishDate: '2026-11-12',
    body: 'Syksy',
    likeCount: 1,
    commentCount: 2,
  }
  const props = parse({ cards: [post] })
  const { data, validUntil } = await loadCards(props, context, readsOf([]).reads)
  expect(shownCards(props, data)).toMatchObject([{ daysSincePosted: 3 }])
  expect(validUntil).toEqual(new Date('2026-11-15T22:00:00Z'))
})

it('WI-03 loads the items of a category as cards of the given type, releases only for their own service', async () => {
  const pages = (['own', 'cision', 'mynewsdesk'] as const).map((source) => aTeaser(source, { item: news(source) }))
  const titles = async (type: 'newsTextCard' | 'cisionCard' | 'lkCampaignCard') => {
    const { reads } = readsOf(pages)
    const { cards } = await loadCategory(reads, { ...context, category: 5, type })
    return cards.map((card) => `${card.type} ${'header' in card && card.header}`)
  }
  expect(await titles('newsTextCard')).toEqual(['newsTextCard own', 'newsTextCard cision', 'newsTextCard mynewsdesk'])
  expect(await titles('cisionCard')).toEqual(['cisionCard cision'])
  expect(await titles('lkCampaignCard')).toEqual([])
})
