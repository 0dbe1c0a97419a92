import { expect, it } from 'vitest'
import type { ItemHit, NewsHit, ShopHit } from '#contract/search/search.ts'
import { type Answer, resultsOf, withMore } from './results.ts'

const picture = { id: '0123456789', name: 'kinkku.jpg', width: 960, height: 720, alt: 'Kinkku' }
const shown = { cards: { product: 'FSProductCard', recipe: 'broilerRecipeCard' }, facets: undefined } as const
const item: ItemHit = {
  contentId: 7,
  url: '/tuotteet/kinkku',
  image: null,
  title: 'Kinkku',
  likeCount: 3,
  novelty: true,
  type: 'X',
  productCode: 'A-1',
  teaserText: 'Hyvää',
  picture,
  marks: [[0, 6]],
}
const answer = (...hits: Answer['hits']): Answer => ({ hits, totalCount: hits.length, hasMore: false })
const only = (source: Parameters<typeof resultsOf>[0], hit: Answer['hits'][number]) =>
  resultsOf(source, answer(hit), shown).entries[0]

it('shows products and recipes in the cards of the site, with the words that matched', () => {
  expect(only('products', item)).toEqual({
    id: 7,
    marks: [[0, 6]],
    card: {
      type: 'FSProductCard',
      contentId: 7,
      header: 'Kinkku',
      text: 'Hyvää',
      link: '/tuotteet/kinkku',
      image: picture,
      likeCount: 3,
      novelty: true,
      productCode: 'A-1',
    },
  })
  const { productCode: _, ...recipe } = { ...item, totalTime: 20 }
  expect(only('recipes', recipe)).toMatchObject({ card: { type: 'broilerRecipeCard', totalTime: 20 } })
})

it('SE-25 shows releases as the cards of their news service', () => {
  const news: NewsHit = {
    contentId: 8,
    type: 'cisionCard',
    header: 'Tulos',
    link: '/uutiset/tulos',
    image: null,
    picture: null,
    cisionTextType: 'CisionReleasePage',
    publishDate: '2026-11-05',
    teaserText: 'Kasvoi',
    marks: [],
  }
  expect(only('news', news)).toMatchObject({
    card: { type: 'cisionCard', header: 'Tulos', cisionTextType: 'CisionReleasePage', publishDate: '2026-11-05' },
  })
})

it('SE-26, SH-22: shows products of the shop with their prices, sold out or not', () => {
  const sold: ShopHit = {
    contentId: 9,
    code: 'LK-1001',
    productCode: 'P-1',
    title: 'Paisti',
    url: '/tuotteet/paisti',
    image: [],
    price: '1290,05',
    pricePerKilo: '25,80',
    svhPrice: null,
    discountPercentage: null,
    novelty: false,
    lowestPrice: null,
    stock: 7,
    ctaButton: 'Osta',
    teaserText: '',
    picture,
    pictures: [{ ...picture, id: 'abcdefabcd' }],
    marks: [],
  }
  expect(only('shop', sold)).toMatchObject({
    card: {
      type: 'lkProductCard',
      price: '1290,05',
      pricePerKilo: '25,80',
      image: [picture, { ...picture, id: 'abcdefabcd' }],
      code: 'LK-1001',
      stock: null,
    },
  })
  expect(only('shop', { ...sold, price: null, stock: 0 })).toMatchObject({ card: { price: null, stock: 0 } })
})

it('offers the facets that the widget chooses', () => {
  const facetCategories = [1, 2].map((id) => ({ id, name: `F${id}`, facetTags: [] }))
  const idsOf = (facets?: number[]) =>
    resultsOf('products', { ...answer(), facetCategories }, { ...shown, facets }).facets.map(({ id }) => id)
  expect([idsOf(), idsOf([2]), idsOf([])]).toEqual([[1, 2], [2], []])
})

it('SE-18 appends a page, without what is already shown', () => {
  const pageOf = (...ids: number[]) =>
    resultsOf('products', answer(...ids.map((id) => ({ ...item, contentId: id }))), shown)
  expect(withMore(pageOf(1, 2), { ...pageOf(2, 3), totalCount: 9 })).toMatchObject({
    totalCount: 9,
    entries: [{ id: 1 }, { id: 2 }, { id: 3 }],
  })
})

it('shows an answer with nothing but the documented fields', () => {
  expect(resultsOf('products', answer(), shown)).toMatchObject({ popular: [], understanding: { match: 'all' } })
})
