import { expect, it } from 'vitest'
import { pageTypeOf } from '#contract/content/page-types.ts'
import { aNewsPage, anArticle, aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { categoryOf } from './page-categories.ts'

it('has the visible name of every page type in each language', () => {
  const pages = [
    aProduct('a'),
    aRecipe('b'),
    aNewsPage('c', {}, { source: 'cision' }),
    aNewsPage('d', {}, { source: 'mynewsdesk' }),
    aNewsPage('e'),
    anArticle('f'),
    aPage(),
  ]
  const namesIn = (language: 'fi' | 'en' | 'se' | 'de') => pages.map((page) => categoryOf(pageTypeOf(page), language))
  expect(namesIn('fi')).toEqual(['Tuote', 'Resepti', 'Tiedote', 'Tiedote', 'Artikkeli', 'Artikkeli', 'Sivu'])
  expect(namesIn('en').slice(0, 3)).toEqual(['Product', 'Recipe', 'Press release'])
  expect(namesIn('se').slice(0, 3)).toEqual(['Produkt', 'Recept', 'Pressmeddelande'])
  expect(namesIn('de').slice(0, 3)).toEqual(['Produkt', 'Rezept', 'Pressemitteilung'])
  expect(categoryOf('JyvabroilerProductPage', 'fi')).toBe('Tuote')
})

it('falls back to ‘page’ for an unknown type', () => expect(categoryOf('SomethingElse', 'fi')).toBe('Sivu'))
