import { expect, it } from 'vitest'
import { languages } from '#contract/site.ts'
import { aTrade } from '#server/testing/a-trade.ts'
import { tradeRows } from './trade-rows.ts'

const belly = aTrade()

const plain = (rows: [string, string][]) => rows.map((row) => row.join(': ').replaceAll('\u00a0', ' '))

it('says what an importer asks before a price', () => {
  expect(plain(tradeRows(belly, 'en'))).toEqual([
    'HS code: 0203 29',
    'Pieces per carton: 4–5',
    'Carton size: 590 × 390 × 110 mm',
    'Net weight: 20 kg',
    'Gross weight: 20.8 kg',
    'Pallet: 1,000 × 1,200 mm, heat-treated wood (ISPM 15)',
    'Pallet load: 50 cartons in 10 layers = 1,000 kg',
    'Height when loaded: 1,250 mm',
    'Weight when loaded: 1,065 kg',
    '40-foot reefer: 1,000 cartons = 20,000 kg',
    'Approved markets: European Union, Japan',
    'Certificates: Certificate of origin',
  ])
})

it('writes figures, countries and cartons in the language of the page', () => {
  expect(plain(tradeRows(belly, 'de'))).toEqual(
    expect.arrayContaining([
      'Bruttogewicht: 20,8 kg',
      'Palettenladung: 50 Kartons in 10 Lagen = 1.000 kg',
      'Zugelassene Märkte: Europäische Union, Japan',
    ]),
  )
  expect(plain(tradeRows(belly, 'fi'))).toContain('40 jalan kylmäkontti: 1 000 laatikkoa = 20 000 kg')
  expect(plain(tradeRows(belly, 'se'))).toContain('Godkända marknader: Europeiska unionen, Japan')
})

it.each(languages)('has a row of its own name for each fact in %s', (language) => {
  const names = tradeRows(belly, language).map(([name]) => name)
  expect(new Set(names).size).toBe(12)
})

it('leaves out what is not known, and calls blocks blocks', () => {
  const block = { ...belly, carton: { ...belly.carton, unit: 'block' as const } }
  const rows = plain(tradeRows({ ...block, pieces: undefined, container: undefined, certificates: [] }, 'en'))
  expect(rows).toEqual(
    expect.arrayContaining(['Block size: 590 × 390 × 110 mm', 'Pallet load: 50 blocks in 10 layers = 1,000 kg']),
  )
  expect(rows.join()).not.toMatch(/Pieces|reefer|Certificates|carton/i)
})
