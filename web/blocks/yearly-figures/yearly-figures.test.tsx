import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { yearlyFigures } from './yearly-figures.block.tsx'

const props = {
  heading: 'Viisi vuotta',
  years: ['2024', '2025'],
  figures: [
    { name: 'Liikevaihto', unit: 'milj. €', values: [1251, 1284], chart: true },
    { name: 'Liikevoitto', unit: 'milj. €', decimals: 1, values: [34, -2.55] },
  ],
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('says all figures in a table with the years as its columns, with equal decimals', () => {
  openPage(blockMarkup(yearlyFigures, props))
  expect(texts('thead th')).toEqual(['Luku', '2024', '2025'])
  expect(texts('tbody tr:first-child > *')).toEqual(['Liikevaihtomilj. €', '1 251', '1 284'])
  expect(texts('tbody tr:last-child > *')).toEqual(['Liikevoittomilj. €', '34,0', '−2,6'])
})

it('draws the figures that are to be drawn, and hides the drawing from screen readers, which have the table', () => {
  openPage(blockMarkup(yearlyFigures, props))
  expect(texts('.yearly-figures-name')).toEqual(['Liikevaihtomilj. €'])
  expect(document.querySelector('.yearly-figures-charts')?.getAttribute('aria-hidden')).toBe('true')
  const [lower, higher] = [...document.querySelectorAll<HTMLElement>('.yearly-figures-bar')]
  expect(lower?.style.getPropertyValue('--height')).toBe('97.4%')
  expect(higher?.style.getPropertyValue('--height')).toBe('100%')
})

it('refuses figures that do not have one value for each year', () => {
  const figures = [{ name: 'Liikevaihto', values: [1, 2, 3] }]
  const { success, error } = yearlyFigures.schema.safeParse({ ...props, figures })
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toBe('must have one value for each year')
})
