import { describe, expect, it } from 'vitest'
import { cart as cartSchema } from '#contract/shop/cart.ts'
import { someSettings } from '#contract/shop/testing/some-settings.ts'
import { cents } from '#contract/values/money.ts'
import { chargesOf } from './charges.ts'
import { type CodeFacts, entryProblem, normalCode } from './codes.ts'
import { type CartProduct, emptyCart, type Prices, type StoredCart, seenLines, showCart } from './shown-cart.ts'

const aProduct = (code: string, euros: number, changes: Partial<CartProduct> = {}): CartProduct => ({
  code,
  name: code,
  price: cents(euros),
  fullPrice: cents(euros),
  stock: null,
  vatRate: 135,
  category: 'Pihvit',
  url: `/tuotteet/${code}`,
  image: null,
  ...changes,
})
const products = [
  aProduct('meat', 1290),
  aProduct('knife', 2550, { vatRate: 255 }),
  aProduct('reduced', 1043, { fullPrice: cents(1490) }),
  aProduct('card', 5000, { vatRate: undefined }),
  aProduct('gone', 0),
  aProduct('few', 1000, { stock: 2 }),
  aProduct('none', 1000, { stock: 0 }),
]
const aCode = (code: string, changes: Partial<CodeFacts>): CodeFacts => ({
  code,
  kind: 'discount',
  discount: {},
  balance: cents(0),
  validFrom: null,
  validUntil: null,
  maxUses: null,
  uses: 0,
  ...changes,
})
const codes = [
  aCode('TERVETULOA10', { discount: { percent: 10 } }),
  aCode('KESA5', { discount: { amount: cents(500), minimum: cents(4000) } }),
  aCode('ILMAINEN', { discount: { freeDelivery: true } }),
  aCode('VANHA', { discount: { percent: 10 }, validUntil: '2026-08-31' }),
  aCode('TULEVA', { discount: { percent: 10 }, validFrom: '2026-12-01' }),
  aCode('KERRAN', { discount: { percent: 20 }, maxUses: 1, uses: 1 }),
  aCode('LAHJA0', { discount: { percent: 100, freeDelivery: true } }),
  aCode('LAHJAKORTTI-50', { kind: 'gift-card', balance: cents(5000) }),
  aCode('KANTA-10', { kind: 'loyalty', balance: cents(1000) }),
  aCode('HYVITYS-7', { kind: 'refund', balance: cents(700) }),
]
const prices: Prices = {
  findProduct: (code) => products.find((product) => product.code === code && product.price > 0),
  findCode: (wanted) => codes.find(({ code }) => code === wanted),
  ...chargesOf(someSettings),
  today: '2026-11-16',
}

function aCart(lines: Record<string, number>, entered: string[] = []): StoredCart {
  const stored = Object.entries(lines).map(([code, quantity]) => ({ code, name: code, quantity, price: cents(0) }))
  return { ...emptyCart, lines: seenLines(stored, prices), codes: entered }
}
const shown = (lines: Record<string, number>, entered: string[] = []) => showCart(aCart(lines, entered), prices)

describe('the cart', () => {
  it('SH-01, SH-30: has every field of the document, amounts with a decimal comma', () => {
    const answer = { ...shown({ meat: 2, reduced: 1 }), warnings: [], checkoutWarnings: [] }
    expect(cartSchema.strict().parse(answer)).toEqual(answer)
    expect(answer.lineItems[1]).toEqual({
      code: 'reduced',
      productId: 'reduced',
      name: 'reduced',
      category: 'Pihvit',
      quantity: 1,
      linePrice: '10,43',
      linePriceWithoutDiscounts: '14,90',
      label: 'reduced',
      unit: 'kpl',
      price: '10,43',
      priceWithoutDiscounts: '14,90',
      image: null,
      url: '/tuotteet/reduced',
      locked: false,
    })
    expect(answer).toMatchObject({
      subTotal: '36,23',
      shippingTotal: '7,90',
      total: '44,13',
      vatTotal: '5,25',
      vatPercent: '13,5',
      lineItemCount: 2,
      currency: 'EUR',
      currencySymbol: '€',
      loading: false,
      isEditable: true,
    })
  })

  it('is empty without lines', () => {
    expect(shown({})).toMatchObject({
      total: '0,00',
      shippingTotal: '0,00',
      vatTotal: '0,00',
      vatPercent: '0,0',
      lineItemCount: 0,
      lineItems: [],
      hasGiftCardsOnly: false,
      shippingMethodId: null,
    })
  })

  it('SH-31: has the effective rate of mixed rates, with the delivery split between them', () => {
    const mixed = shown({ meat: 1, knife: 1 })
    expect(mixed).toMatchObject({ subTotal: '38,40', shippingTotal: '7,90' })
    // 12,90 + 2,65 at 13,5 %, 25,50 + 5,25 at 25,5 %
    expect(mixed).toMatchObject({ vatTotal: '8,10', vatPercent: '21,2' })
  })

  it('SH-06: delivers free of charge from 90 euros of products on, before codes', () => {
    expect(shown({ meat: 6 })).toMatchObject({ shippingTotal: '7,90', leftToFreeShipping: '12,60' })
    const free = { shippingTotal: '0,00', shippingTotalWithoutDiscounts: '7,90', leftToFreeShipping: '0,00' }
    expect(shown({ meat: 7 })).toMatchObject({ subTotal: '90,30', ...free })
    expect(shown({ meat: 7 }, ['TERVETULOA10'])).toMatchObject({ orderDiscount: '9,03', total: '81,27', ...free })
    expect(shown({ meat: 1, card: 2 })).toMatchObject({ shippingTotal: '7,90' })
  })

  it('SH-06: counts each kind of code where it belongs', () => {
    expect(shown({ meat: 2 }, ['ILMAINEN'])).toMatchObject({ shippingTotal: '0,00', total: '25,80' })
    expect(shown({ meat: 4 }, ['KESA5'])).toMatchObject({ orderDiscount: '5,00', total: '54,50' })
    expect(shown({ meat: 1 }, ['LAHJA0'])).toMatchObject({ orderDiscount: '12,90', total: '0,00', vatTotal: '0,00' })
    const paid = shown({ meat: 1 }, ['KANTA-10', 'HYVITYS-7', 'LAHJAKORTTI-50'])
    expect(paid).toMatchObject({
      usedLoyaltyCouponAmount: '10,00',
      usedRefundCodeAmount: '7,00',
      usedGiftCardAmount: '3,80',
      total: '0,00',
      // The loyalty coupon lowers 12,90 to 6,70 and the delivery to 4,10; the others pay.
      vatTotal: '1,29',
      orderDiscount: '0,00',
    })
  })

  it('SH-33: knows that gift cards alone need no delivery, and takes no discount off them', () => {
    const cards = shown({ card: 1 }, ['TERVETULOA10', 'KANTA-10'])
    expect(cards).toMatchObject({
      hasGiftCardsOnly: true,
      shippingMethodId: null,
      shippingTotal: '0,00',
      vatTotal: '0,00',
    })
    expect(cards).toMatchObject({ orderDiscount: '0,00', usedLoyaltyCouponAmount: '0,00', total: '50,00' })
  })

  it("follows today's prices and says what changed, until the shopper has changed the cart", () => {
    const stored = aCart({ meat: 1 })
    const lastWeek = { ...stored, lines: stored.lines.map((line) => ({ ...line, price: cents(1190) })) }
    expect(showCart(lastWeek, prices)).toMatchObject({
      subTotal: '12,90',
      warnings: [{ kind: 'price', name: 'meat', from: '11,90', to: '12,90' }],
      checkoutWarnings: [],
    })
    expect(showCart({ ...lastWeek, lines: seenLines(lastWeek.lines, prices) }, prices).warnings).toEqual([])
  })

  it('SH-08: says why it cannot be ordered, and locks what can only be removed', () => {
    const blocked = shown({ gone: 1, few: 3, none: 1 })
    expect(blocked.checkoutWarnings).toEqual([
      { kind: 'not-sold', name: 'gone' },
      { kind: 'stock', name: 'few', left: 2 },
      { kind: 'sold-out', name: 'none' },
    ])
    expect(blocked.lineItems.map(({ locked }) => locked)).toEqual([true, false, true])
    expect(blocked).toMatchObject({ subTotal: '40,00' })
  })

  it('SH-37: says that a payment below 46 cents is too little', () => {
    const little = { ...prices, tariff: { ...prices.tariff, delivery: cents(0) } }
    const cart = { ...aCart({ reduced: 1 }, ['KANTA-10']) }
    expect(showCart(cart, little)).toMatchObject({
      total: '0,43',
      checkoutWarnings: [{ kind: 'too-little', least: '0,46' }],
    })
  })

  it('cannot be changed once it has been ordered', () => {
    expect(showCart({ ...aCart({ meat: 1 }), isOrdered: true }, prices).isEditable).toBe(false)
  })

  it('keeps a code that no longer applies, with the reason, and counts nothing for it', () => {
    expect(shown({ meat: 1 }, ['KESA5'])).toMatchObject({
      couponCodes: ['KESA5'],
      orderDiscount: '0,00',
      checkoutWarnings: [],
      warnings: [{ kind: 'code', code: 'KESA5', reason: 'minimum', minimum: '40,00', missing: '27,10' }],
    })
    expect(shown({ meat: 1 }, ['VANHA'])).toMatchObject({
      orderDiscount: '0,00',
      warnings: [],
      checkoutWarnings: [{ kind: 'code', code: 'VANHA', reason: 'ended', date: '2026-08-31' }],
    })
  })

  it('is the same after a code was entered and removed', () => {
    const before = shown({ meat: 3, knife: 1 }, ['KESA5'])
    const entered = aCart({ meat: 3, knife: 1 }, ['KESA5', 'TERVETULOA10'])
    const removed = { ...entered, codes: entered.codes.filter((code) => code !== 'TERVETULOA10') }
    expect(showCart(entered, prices)).not.toEqual(before)
    expect(showCart(removed, prices)).toEqual(before)
  })
})

describe('entering a code', () => {
  const problem = (typed: string, entered: string[] = []) =>
    entryProblem(typed, entered, prices.findCode(normalCode(typed)), { goods: cents(1290), today: prices.today })

  it('SH-05: compares it trimmed and in upper case', () => {
    expect(problem(' tervetuloa10 ')).toBeNull()
    expect(problem('Tervetuloa10', ['TERVETULOA10'])).toMatchObject({ reason: 'repeated' })
    expect(problem('  ')).toMatchObject({ reason: 'empty' })
  })

  it('SH-05: says why it is not valid', () => {
    expect(problem('EIOLE')).toEqual({ code: 'EIOLE', reason: 'unknown' })
    expect(problem('VANHA')).toMatchObject({ reason: 'ended', date: '2026-08-31' })
    expect(problem('TULEVA')).toMatchObject({ reason: 'not-begun', date: '2026-12-01' })
    expect(problem('KERRAN')).toMatchObject({ reason: 'used' })
    expect(problem('KESA5')).toMatchObject({ reason: 'minimum', minimum: '40,00', missing: '27,10' })
    const many = Array.from({ length: 10 }, (_, at) => `K${at}`)
    expect(problem('TERVETULOA10', many)).toMatchObject({ reason: 'too-many', max: 10 })
  })
})

it('SH-37: a cart with nothing to pay names the method of a free order, and no other cart does', () => {
  const methodOf = (codes: string[]) => shown({ meat: 1 }, codes).sveaPaymentsPaymentMethodCode
  expect([methodOf([]), methodOf(['LAHJA0'])]).toEqual(['', 'FI00'])
  expect(shown({}).sveaPaymentsPaymentMethodCode).toBe('')
})
