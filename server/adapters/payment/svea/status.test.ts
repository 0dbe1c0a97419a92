import { expect, it } from 'vitest'
import { readStatus } from './status.ts'
import { type Element, readXml } from './xml.ts'

const asked = { paymentId: 'P1', sellerId: 'KASKIMAA', secretKey: 'hiekkalaatikko' }
const paid = {
  action: 'PAYMENT_STATUS_QUERY',
  version: '0006',
  sellerid: 'KASKIMAA',
  id: 'P1',
  orderid: '1001',
  amount: '24,10',
  returncode: '30',
  returntext: 'Paid',
  sellercosts: '5,90',
  paymentmethod: 'FI50',
}

function answerWith(changes: Record<string, string | undefined>): Element {
  const fields = Object.entries({ ...paid, ...changes }).filter(([, value]) => value !== undefined)
  const xml = `<pmtq>${fields.map(([name, value]) => `<pmtq_${name}>${value}</pmtq_${name}>`).join('')}</pmtq>`
  return readXml(xml) as Element
}

it.each(['20', '30', '40', '91', '93', '95', '98'])(
  'SH-13: code %s is paid, goods and postage together',
  (returncode) => {
    expect(readStatus(answerWith({ returncode }), asked)).toEqual({
      goods: 2410,
      status: { state: 'paid', amount: 3000, refunded: 0, orderNumber: '1001', methodCode: 'FI50' },
    })
  },
)

it('SH-13: code 92 is paid, less what was refunded', () => {
  const { status } = readStatus(answerWith({ returncode: '92', amountrefunded: '10,00' }), asked)
  expect(status).toMatchObject({ state: 'paid', amount: 3000, refunded: 1000 })
})

it.each([
  ['00', {}, { state: 'open' }],
  ['00', { amount: '0,00', paymentmethod: undefined, sellercosts: undefined }, { state: 'unknown' }],
  ['10', {}, { state: 'delayed' }],
  ['11', {}, { state: 'delayed' }],
  ['15', {}, { state: 'delayed' }],
  ['19', {}, { state: 'delayed' }],
  ['99', { paymentdate: '16.11.2026' }, { state: 'refunded', amount: 3000 }],
  ['99', {}, { state: 'cancelled' }],
])('SH-13: code %s with %o is %o', (returncode, changes, status) => {
  expect(readStatus(answerWith({ returncode, ...changes }), asked).status).toEqual(status)
})

it.each([
  ['a query that failed', { returncode: '01' }],
  ['a code that nobody knows', { returncode: '31' }],
  ['no code', { returncode: undefined }],
  ['another payment', { id: 'P2' }],
  ['no payment', { id: undefined }],
  ['another seller', { sellerid: 'OTHER' }],
  ['no order number', { orderid: undefined }],
  ['no amount', { amount: undefined }],
  ['an amount of another shape', { amount: '24.10' }],
  ['an amount without cents', { amount: '24' }],
  ['a negative amount', { amount: '-24,10' }],
  ['a wrong hash', { hash: 'A'.repeat(64) }],
  ['a hash of no length', { hash: 'A' }],
])('SH-13: an answer with %s is a failure, never paid', (_, changes) => {
  expect(() => readStatus(answerWith(changes), asked)).toThrow()
})

it('SH-13: an answer of another kind is a failure', () => {
  expect(() => readStatus(readXml('<pmt><pmtq_returncode>30</pmtq_returncode></pmt>') as Element, asked)).toThrow(
    '<pmt>',
  )
})

it('SH-13: takes an answer whose hash is right, optional fields left out where they are missing', () => {
  // printf 'PAYMENT_STATUS_QUERY&0006&KASKIMAA&P1&24,10&30&Paid&5,90&FI50&hiekkalaatikko&' | md5sum
  const hash = 'a35956f75ded14657671547745908724'
  expect(readStatus(answerWith({ hash }), asked).status.state).toBe('paid')
})
