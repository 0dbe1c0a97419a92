import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderLine } from '#contract/shop/order-snapshot.ts'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { cents } from '#contract/values/money.ts'
import { newPaymentFields } from '#server/adapters/payment/svea/new-payment-fields.ts'
import { chargesOf } from '#server/shop/cart/rules/charges.ts'
import type { CodeFacts } from '#server/shop/cart/rules/codes.ts'
import { type OrderPrice, priceOrder } from '#server/shop/cart/rules/order-price.ts'
import { aPayment } from '#server/testing/payment-sandbox.ts'
import { paymentTexts } from '#web/messages/shop/payment-texts.ts'
import { wrongFields } from '../../../../sandbox/new-payment.ts'
import { paymentLines } from './payment-lines.ts'

const { tariff, leastPayment } = chargesOf(someSettings)

type Bought = { price: number; quantity: number; vatRate: number | undefined }
type Entered = Pick<CodeFacts, 'kind'> & Partial<Pick<CodeFacts, 'discount' | 'balance'>>

/** As the transaction of a purchase prices it. */
function priced(bought: readonly Bought[], entered: readonly Entered[], handling = 0): OrderPrice {
  const products = bought.map(({ price, vatRate }, at) => ({
    code: `LK-${at}`,
    name: `Tuote ${at}`,
    price: cents(price),
    fullPrice: cents(price),
    stock: null,
    vatRate,
    category: '',
    url: '',
    image: null,
  }))
  const codes = entered.map(
    (each, at): CodeFacts => ({
      code: `K${at}`,
      discount: {},
      balance: cents(0),
      validFrom: null,
      validUntil: null,
      maxUses: null,
      uses: 0,
      ...each,
    }),
  )
  return priceOrder(
    {
      lines: bought.map(({ quantity }, at) => ({ code: `LK-${at}`, name: '', price: cents(0), quantity })),
      codes: codes.map(({ code }) => code),
    },
    {
      findProduct: (wanted) => products.find(({ code }) => code === wanted),
      findCode: (wanted) => codes.find(({ code }) => code === wanted),
      tariff: { ...tariff, handling: cents(handling) },
      leastPayment,
      today: '2026-11-18',
      keyOf: (code) => code,
      vatClassOf: () => 'food',
    },
  )
}

/** The very fields that are sent for it. */
const fieldsFor = ({ lines, amounts }: { lines: readonly OrderLine[]; amounts: OrderPrice['amounts'] }) =>
  newPaymentFields(
    aPayment({ amount: amounts.total, lines: paymentLines({ lines, amounts }, paymentTexts('fi')) }),
    'SELLER',
  )

const centsOf = (text = '') => Number(text.replace(',', ''))

function rowsOf(fields: Readonly<Record<string, string>>) {
  return Array.from({ length: Number(fields.pmt_rows) }, (_, at) => ({
    type: fields[`pmt_row_type${at + 1}`],
    vat: fields[`pmt_row_vat${at + 1}`],
    sum: centsOf(fields[`pmt_row_price_gross${at + 1}`]) * Number(fields[`pmt_row_quantity${at + 1}`]),
  }))
}

const sumOf = (rows: ReturnType<typeof rowsOf>) => rows.reduce((sum, row) => sum + row.sum, 0)

describe('the payment of an order', () => {
  // Small amounts, so that codes often pay for more than the goods.
  const money = fc.oneof(fc.integer({ min: 1, max: 1200 }), fc.integer({ min: 1, max: 20_000 }))
  const rate = fc.constantFrom(135, 135, 135, 255, 100, undefined)
  const line = fc.record({ price: money, quantity: fc.integer({ min: 1, max: 4 }), vatRate: rate })
  const balance = money.map(cents)
  const code: fc.Arbitrary<Entered> = fc.oneof(
    fc
      .record(
        { percent: fc.integer({ min: 1, max: 100 }), amount: balance, freeDelivery: fc.boolean() },
        {
          requiredKeys: [],
        },
      )
      .map((discount) => ({ kind: 'discount' as const, discount })),
    fc.record({ kind: fc.constantFrom('loyalty' as const, 'refund' as const, 'gift-card' as const), balance }),
  )

  it('SH-13, SH-37: any cart that shows a total can be paid, or says why not; to the cent, with its tax by rate', () => {
    const seen = { paid: 0, service: 0, tooLittle: 0 }
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.array(code, { maxLength: 4 }),
        fc.constantFrom(0, 0, 150),
        (bought, entered, handling) => {
          const order = priced(bought, entered, handling)
          const { total, vatParts } = order.amounts
          if (total === 0) return
          if (order.problems.length > 0) {
            expect([order.problems, total < 46]).toEqual([[{ kind: 'too-little', least: '0,46' }], true])
            seen.tooLittle++
            return
          }
          const fields = fieldsFor(order)
          expect(wrongFields(fields)).toEqual([])
          const rows = rowsOf(fields)
          expect(sumOf(rows)).toBe(total)
          expect(centsOf(fields.pmt_amount) + centsOf(fields.pmt_sellercosts)).toBe(total)
          for (const { rate, gross } of vatParts) {
            const vat = `${(rate / 10).toFixed(2)}`.replace('.', ',')
            expect([vat, sumOf(rows.filter((row) => row.vat === vat))]).toEqual([vat, gross])
          }
          seen.paid++
          if (rows.some(({ type }) => type === '5')) seen.service++
        },
      ),
      { numRuns: 1000, seed: 35 },
    )
    expect(seen.tooLittle).toBeGreaterThan(0)
    expect(Math.min(seen.paid, seen.service)).toBeGreaterThan(20)
  })

  it.each([
    ['a refund code', 649, { kind: 'refund', balance: cents(700) }, 739],
    ['a gift card', 4360, { kind: 'gift-card', balance: cents(5000) }, 150],
    ['a loyalty code', 649, { kind: 'loyalty', balance: cents(1000) }, 439],
  ] as const)('%s that pays for more than the goods leaves a delivery that can be paid', (_, price, code, total) => {
    const order = priced([{ price, quantity: 1, vatRate: 135 }], [code])
    const fields = fieldsFor(order)
    expect([order.amounts.total, centsOf(fields.pmt_amount), fields.pmt_sellercosts]).toEqual([total, total, '0,00'])
    expect(wrongFields(fields)).toEqual([])
  })

  it('postage stays postage as long as something is left to pay for the goods', () => {
    const order = priced([{ price: 649, quantity: 2, vatRate: 135 }], [{ kind: 'refund', balance: cents(700) }])
    expect(fieldsFor(order)).toMatchObject({ pmt_amount: '5,98', pmt_sellercosts: '7,90', pmt_row_type2: '2' })
  })
})
