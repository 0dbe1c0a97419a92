import { expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { reports } from './figures.ts'
import { yearlyFiguresOf } from './five-years.ts'

const languages = demoSites.filter(({ site }) => site === 'yritys')
const annual = reports.find(({ file }) => file === 'kaskimaa-2025')
const numberOf = (figure: string) => Number(figure.replace(' ', '').replace(',', '.'))

it.each(languages)('the report of 2025 and the page for investors agree in $language', ({ pages }) => {
  const { years, figures } = yearlyFiguresOf(pages.find(({ key }) => key === 'investors'))
  const of = (year: string) => figures.map(({ values }) => values[years.indexOf(year)])
  for (const { now, before } of annual?.figures ?? []) {
    expect(of('2025')).toContain(numberOf(now))
    expect(of('2024')).toContain(numberOf(before))
  }
})

it('refuses a page without the figures of several years', () => {
  expect(() => yearlyFiguresOf(undefined)).toThrow('has no figures of several years')
})
