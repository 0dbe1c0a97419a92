import { expect, it } from 'vitest'
import { readPdf } from '#server/pdf/testing/read-pdf.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { aTrade } from '#server/testing/a-trade.ts'
import { exportSite } from '#sites/export/site.ts'
import { dataSheet } from './data-sheet.ts'

const now = new Date('2026-11-16T10:00:00Z')

const linesOf = (trade: ReturnType<typeof aTrade> | undefined) => {
  const page = aProduct('belly', { site: 'export', language: 'en' }, trade && { trade })
  if (page.item?.kind !== 'product') throw new Error('No product')
  const facts = {
    site: exportSite,
    page,
    item: page.item,
    url: 'https://a.example',
    contact: undefined,
    taxonomy: null,
  }
  return readPdf(dataSheet({ ...facts, now })).pages.map((lines) => lines.map((line) => line.replaceAll('\u00a0', ' ')))
}

it('has the trade specification that the page has, on the same sheet of paper', () => {
  const [lines, ...others] = linesOf(aTrade())
  expect(others).toEqual([])
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['Trade specification', 'HS code', '0203 29', '590 × 390 × 110 mm', '50 cartons in 10 layers = 1,000 kg'],
      ...['40-foot reefer', '1,000 cartons = 20,000 kg', 'Approved markets', 'European Union, Japan'],
      'Approvals change during the year. We check your market before we quote.',
    ]),
  )
})

it('has no heading for one where the product is not exported', () => {
  expect(linesOf(undefined).flat()).not.toContain('Trade specification')
})
