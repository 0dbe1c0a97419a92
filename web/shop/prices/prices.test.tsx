import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { priceTexts } from '#web/messages/shop/prices.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { Hit } from '#web/search-kit/result-list.tsx'
import { rowPrices } from './shown-prices.ts'

const offer = {
  price: '10,43',
  pricePerKilo: '20,86',
  svhPrice: '14,90',
  discountPercentage: 16,
  lowestPrice: '12,40',
  stock: 7,
}

const pricesIn = (changes: Partial<typeof offer> | { price: null } = {}, language: Language = 'fi') =>
  rowPrices({ ...offer, ...changes }, textsOf(language, priceTexts))

const page = {
  contentId: 1,
  url: '/p',
  title: 'Paisti',
  category: 'Tuote',
  teaserText: 'Mureaa.',
  image: null,
  type: '',
}

function rowWith(prices: ReturnType<typeof pricesIn>): string {
  const html = renderToStaticMarkup(<Hit hit={{ ...page, ...(prices ? { prices } : {}) }} titles="h2" />)
  return new JSDOM(html).window.document.body.textContent
}

it('SE-05 a row of the search has the prices of the card: price, price per kilo, discount and the lowest price before it', () => {
  const row = rowWith(pricesIn())
  for (const text of ['10,43\u00a0€', '20,86\u00a0€/kg', 'Alennus −16 %', 'Suositushinta 14,90\u00a0€', '12,40\u00a0€'])
    expect(row).toContain(text)
  expect(row).not.toContain('loppuunmyyty')
})

it('says what is sold out, in the language of the page, and no recommended price that is the same', () => {
  expect(rowWith(pricesIn({ stock: 0 }))).toContain('Tuote on juuri nyt loppuunmyyty')
  expect(pricesIn({ stock: 0, svhPrice: '10,43' }, 'en')).toMatchObject({
    others: ['Lowest price in the 30 days before the reduction 12,40\u00a0€'],
    soldOut: 'This product is currently sold out',
  })
})

it('shows no prices of what is not sold', () => {
  expect(pricesIn({ price: null })).toBeUndefined()
  expect(rowWith(undefined)).toBe('PPaistiTuoteMureaa.')
})
