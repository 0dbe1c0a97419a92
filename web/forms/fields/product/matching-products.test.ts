import { expect, it } from 'vitest'
import { matchingProducts } from './matching-products.ts'

const products = ['Naudan jauheliha', 'JAUHELIHAPIHVI', 'Ämpärikinkku', 'Nakki'].map((title) => ({ title }))
const titles = (text: string) => matchingProducts(products, text).map(({ title }) => title)

it('FO-17 filters by title, without case, from 3 characters on', () => {
  expect(titles('')).toHaveLength(4)
  expect(titles(' na ')).toHaveLength(4)
  expect(titles('jau')).toEqual(['Naudan jauheliha', 'JAUHELIHAPIHVI'])
  expect(titles('ÄMP')).toEqual(['Ämpärikinkku'])
  expect(titles('hirvi')).toEqual([])
})

it('FO-17 shows at most 200 of a long list', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ title: `Tuote ${index}` }))
  expect(matchingProducts(many, 'tuote')).toHaveLength(200)
})

it('finds products by their brand too', () => {
  const branded = [
    { title: 'Pyörykät', brand: 'Jyväbroiler' },
    { title: 'Nakki', brand: 'Mestari' },
  ]
  expect(matchingProducts(branded, 'jyvä').map(({ title }) => title)).toEqual(['Pyörykät'])
})
