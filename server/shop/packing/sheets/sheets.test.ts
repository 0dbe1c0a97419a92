import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { readPdf } from '#server/pdf/testing/read-pdf.ts'
import type { OrderToPack } from '../read-packing.ts'
import { labelSheetsPdf, labelsPdf } from './labels.ts'
import { packingListsPdf } from './packing-lists.ts'
import { routeListPdf } from './route-list.ts'

const LONG = 'Anna-Kaarina Sofia von Hohenlohe-Schillingsfürst-Hämäläinen'
const line = (code: string, name: string, pieces: number) => ({ code, name, group: 'Pihvit', pieces, grams: 400 })

function anOrder(
  number: number,
  more: { firstName?: string; street?: string; postalCode?: string; note?: string } = {},
) {
  const { firstName = 'Åke', street = 'Hämeenkatu 12 A 3', postalCode = '33100', note = '' } = more
  return {
    id: String(number),
    number,
    state: 'placed',
    snapshot: {
      lines: [],
      codes: [],
      amounts: { total: cents(0) },
      deliveryAddress: { firstName, lastName: 'Öhman', streetAddress: street, postalCode, city: 'Tampere' },
      phone: '+358 50 1231231',
      slot: { date: '2027-01-15', time: '16:00-20:30', label: '' },
      additionalInformation: note,
    },
    lines: [line('LK-1004', 'Naudan ulkofileepihvit', 2), line('LK-1021', 'Joulukinkku, harmaasuolattu, luuton', 1)],
    ticks: [],
    changes: [],
    boxes: 1,
  } as unknown as OrderToPack
}

const created = new Date('2027-01-14T12:00:00Z')
const many = {
  ...anOrder(100043, { firstName: LONG, street: 'Alvar Aallon puistokatu 1234 Ö 567, rappukäytävä takapihalla' }),
  boxes: 3,
  lines: Array.from({ length: 60 }, (_, at) =>
    line(`LK-1${at}`, `Tuote ${at}, jolla on aika pitkä nimi ja vielä lisää nimeä perässä`, 1),
  ),
}
const orders = [
  anOrder(100042),
  many,
  anOrder(100044, { postalCode: '33200', note: 'Ovikoodi 1234, koira haukkuu mutta ei pure' }),
]

const sheets = {
  pakkauslistat: packingListsPdf(orders, '2027-01-15', created),
  osoitelaput: labelsPdf(orders, '2027-01-15', created),
  'osoitelaput-a4': labelSheetsPdf(orders, '2027-01-15', created),
  reittilista: routeListPdf(orders, '2027-01-15', created),
}
// To be looked at: `SHEETS=/tmp npx vitest run …`.
const { SHEETS } = process.env
if (SHEETS) for (const [name, file] of Object.entries(sheets)) writeFileSync(`${SHEETS}/${name}.pdf`, file)

it('OF-17: a packing list begins a page for each order, and goes on with whole rows', () => {
  const { pages } = readPdf(sheets.pakkauslistat)
  expect(pages.map(([first]) => first)).toEqual([
    'Tilaus 100042',
    'Tilaus 100043',
    ...Array.from({ length: 3 }, () => 'Tilaus 100043 (jatkuu)'),
    'Tilaus 100044',
  ])
  const names = pages.flat().filter((text) => /^Tuote \d+,/.test(text))
  expect(names).toHaveLength(60)
  // The code of a product is on the page of its name.
  for (const page of pages) {
    const on = (pattern: RegExp) => page.filter((text) => pattern.test(text)).length
    expect(on(/^LK-1\d+, 400 g/)).toBe(on(/^Tuote \d+,|^Naudan|^Joulu/))
  }
})

it('OF-17: each box has a label with its address in Finnish letters, and nothing is cut off', () => {
  const { pages } = readPdf(sheets.osoitelaput)
  expect(pages).toHaveLength(5)
  expect(pages[0]).toEqual(expect.arrayContaining(['Åke Öhman', 'Hämeenkatu 12 A 3', '33100 Tampere', '1 laatikko']))
  expect(pages.map((page) => page.at(-1))).toEqual([
    '1 laatikko',
    'Laatikko 1 / 3',
    'Laatikko 2 / 3',
    'Laatikko 3 / 3',
    '1 laatikko',
  ])
  expect(pages[1]?.join(' ')).toContain('takapihalla')
  expect(readPdf(sheets['osoitelaput-a4']).pages).toHaveLength(2)
})

it('OF-17: the route list has the deliveries by postal code, with boxes and messages', () => {
  const { pages } = readPdf(sheets.reittilista)
  expect(pages).toHaveLength(1)
  const text = pages.flat().join('\n')
  expect(text).toContain('klo 16–20.30: 3 toimitusta, 5 laatikkoa')
  expect(text.indexOf('33100')).toBeLessThan(text.indexOf('33200'))
  expect(text).toContain('Ovikoodi 1234')
})

it('OF-17: a route list that goes on on another page says there which deliveries they are', () => {
  const deliveries = Array.from({ length: 30 }, (_, at) => anOrder(100100 + at))
  const { pages } = readPdf(routeListPdf(deliveries, '2027-01-15', created))
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('klo 16–20.30 jatkuu')
  expect(pages[0]).not.toContain('klo 16–20.30 jatkuu')
  expect(pages.flat().filter((text) => text === '33100')).toHaveLength(30)
})
