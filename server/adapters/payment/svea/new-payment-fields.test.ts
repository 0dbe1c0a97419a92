import { expect, it } from 'vitest'
import { aPayment } from '#server/testing/payment-sandbox.ts'
import { newPaymentFields } from './new-payment-fields.ts'

it('SH-13: a new payment has every field of the protocol, amounts with a comma', () => {
  const address = {
    name: 'Äijä Öhman',
    address: 'Kotikatu 1',
    postalcode: '00180',
    city: 'Helsinki',
    country: 'FI',
  }
  const named = (of: string) =>
    Object.fromEntries(Object.entries(address).map(([key, value]) => [`pmt_${of}${key}`, value]))
  expect(newPaymentFields(aPayment({ methodCode: 'FI50', language: 'sv' }), 'SELLER')).toEqual({
    pmt_action: 'NEW_PAYMENT_EXTENDED',
    pmt_version: '0004',
    pmt_charsethttp: 'UTF-8',
    pmt_sellerid: 'SELLER',
    pmt_keygeneration: '001',
    pmt_id: 'P1001',
    pmt_orderid: '1001',
    pmt_reference: '10016',
    pmt_amount: '24,10',
    pmt_sellercosts: '5,90',
    pmt_currency: 'EUR',
    pmt_okreturn: 'http://lihakauppa.localhost:1/maksu/ok',
    pmt_errorreturn: 'http://lihakauppa.localhost:1/maksu/virhe',
    pmt_cancelreturn: 'http://lihakauppa.localhost:1/maksu/peruutus',
    pmt_delayedpayreturn: 'http://lihakauppa.localhost:1/maksu/viive',
    pmt_escrow: 'N',
    pmt_escrowchangeallowed: 'N',
    pmt_userlocale: 'sv_FI',
    pmt_paymentmethod: 'FI50',
    pmt_buyeremail: 'aija@example.fi',
    pmt_buyerphone: '+358401234567',
    ...named('buyer'),
    ...named('delivery'),
    pmt_rows: '3',
    pmt_row_name1: 'Grillimakkara',
    pmt_row_desc1: 'Grillimakkara',
    pmt_row_quantity1: '2',
    pmt_row_articlenr1: '6401234000017',
    pmt_row_deliverydate1: '20.11.2026',
    pmt_row_price_gross1: '12,90',
    pmt_row_vat1: '13,50',
    pmt_row_discountpercentage1: '0,00',
    pmt_row_type1: '1',
    pmt_row_name2: 'Toimitus',
    pmt_row_desc2: 'Toimitus',
    pmt_row_quantity2: '1',
    pmt_row_articlenr2: 'toimitus',
    pmt_row_deliverydate2: '20.11.2026',
    pmt_row_price_gross2: '5,90',
    pmt_row_vat2: '25,50',
    pmt_row_discountpercentage2: '0,00',
    pmt_row_type2: '2',
    pmt_row_name3: 'Alennus',
    pmt_row_desc3: 'Alennus',
    pmt_row_quantity3: '1',
    pmt_row_articlenr3: 'KESA',
    pmt_row_deliverydate3: '20.11.2026',
    pmt_row_price_gross3: '-1,70',
    pmt_row_vat3: '13,50',
    pmt_row_discountpercentage3: '0,00',
    pmt_row_type3: '6',
  })
})

it('SH-13: cuts names at 40 characters, never within one, and leaves out what banks do not take', () => {
  const name = `Åke\u0000 🥩 ${'ä'.repeat(60)}`
  const { buyer, lines } = aPayment()
  const [line] = lines
  const fields = newPaymentFields(
    aPayment({ amount: 1290, buyer: { ...buyer, name }, lines: line ? [{ ...line, name: '🥩', quantity: 1 }] : [] }),
    'S',
  )
  expect(fields.pmt_buyername).toBe(`Åke ${'ä'.repeat(36)}`)
  expect([fields.pmt_row_name1, fields.pmt_row_desc1]).toEqual(['6401234000017', '6401234000017'])
})

it.each([
  ['its lines sum up to 3000 and not to 2999', { amount: 2999 }],
  ['its id', { paymentId: 'x'.repeat(21) }],
  ['its id', { paymentId: 'a b' }],
  ['its order number', { orderNumber: '' }],
  ['its reference', { reference: '10017' }],
  ['no lines', { lines: [], amount: 0 }],
  [
    'less than the service takes',
    {
      amount: 45,
      lines: aPayment()
        .lines.slice(0, 1)
        .map((line) => ({ ...line, price: 45, quantity: 1 })),
    },
  ],
  ['wrong sign', { lines: aPayment().lines.map((line) => ({ ...line, price: -line.price })), amount: -3000 }],
  ['delivery date', { deliveryDate: '20.11.2026' }],
  ['too long', { returns: { ...aPayment().returns, ok: `http://x/${'a'.repeat(200)}` } }],
])('does not send a payment with a fault of ours: %s', (sentence, changes) => {
  expect(() => newPaymentFields(aPayment(changes), 'S')).toThrow(sentence)
})

it('sends neither an e-mail address that is too long nor a name that is empty', () => {
  const { buyer } = aPayment()
  const email = `${'a'.repeat(60)}@${'b'.repeat(40)}.fi`
  const fields = newPaymentFields(aPayment({ buyer: { ...buyer, email, city: '🥩' } }), 'S')
  expect([fields.pmt_buyeremail, fields.pmt_buyercity, fields.pmt_deliverycity]).toEqual([undefined, '-', '-'])
})
