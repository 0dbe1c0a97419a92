import { expect, it } from 'vitest'
import { card, cardPresetNames, cardTypeOf, itemKindOf } from './card.ts'
import { cardTypes } from './card-types.ts'

const image = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: '' }

it('WI-22 a card has every specified field', () => {
  const whole = {
    type: 'cisionCard',
    header: 'Osavuosikatsaus',
    link: '/uutiset/osavuosikatsaus',
    image,
    imagePreset: 'three-by-two-crop',
    likeCount: 3,
    totalTime: 90,
    ctaButton: 'Lue lisää',
    cisionTextType: 'CisionReleasePage',
    publishDate: '2026-11-15',
    productCode: '40217',
    valoCode: '7013382',
    gtinCode: '6408180012341',
  }
  expect(card.parse(whole)).toEqual(whole)
  expect(card.parse({ ...whole, type: 'mynewsdeskCard', cisionTextType: 'MyNewsDeskPage' })).toBeTruthy()
  expect(card.safeParse({ ...whole, cisionTextType: 'PressRelease' }).success).toBe(false)
  expect(card.safeParse({ ...whole, gtinCode: '6408180012342' }).success).toBe(false)
  expect(card.safeParse({ ...whole, link: 'javascript:alert(1)' }).success).toBe(false)
  expect([...cardPresetNames].sort()).toEqual(['default', 'small', 'third', 'three-by-two-crop'])
})

it('WI-01 has every specified type', () => {
  const named =
    'recipeCard lkProductCard socialMediaCard cisionCard FSProductCard productCardSe exportProductCard mynewsdeskCard lkCampaignCard'
  expect(cardTypes).toEqual(expect.arrayContaining(named.split(' ')))
})

it('maps card types to the items that they show, if any', () => {
  const kinds = cardTypes.map((type) => itemKindOf(type))
  expect(new Set(kinds)).toEqual(new Set(['product', 'recipe', 'news', undefined]))
  expect(itemKindOf('exportProductCard')).toBe('product')
  expect(itemKindOf('catalogueRecipeCard')).toBe('recipe')
  expect(itemKindOf('mynewsdeskCard')).toBe('news')
  expect(itemKindOf('lkCampaignCard')).toBeUndefined()
})

it('chooses the card of a page by its site, of news by their source, and otherwise a picture with a header', () => {
  const sorting = { categories: [], facetTags: [] }
  const news = (source: 'own' | 'cision' | 'mynewsdesk') => cardTypeOf({ kind: 'news', ...sorting, source })
  expect([news('own'), news('cision'), news('mynewsdesk')]).toEqual(['newsCard', 'cisionCard', 'mynewsdeskCard'])
  const product = { kind: 'product', ...sorting, productCode: '12', novelty: false, equipment: false } as const
  expect(cardTypeOf(product)).toBe('productCard')
  expect(cardTypeOf(product, { product: 'lkProductCard' })).toBe('lkProductCard')
  expect(cardTypeOf(undefined)).toBe('headerImageCard')
})
