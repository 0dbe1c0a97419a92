import type { OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import { type Cents, least, minus, plus, spread, times } from '#contract/values/money.ts'
import type { PaymentLine } from '#server/adapters/payment/payment-service.ts'

export type PaymentTexts = Record<'delivery' | 'handling' | 'discount' | 'loyalty' | 'refundCode' | 'giftCard', string>

type Named = { kind: PaymentLine['kind']; code: string; name: string }

/**
 * The rows of an order for the payment service. Their sum is what is left to pay. Delivery and discounts have a row for each rate of
 * tax, so that the rows of a rate sum up to what the receipt taxes with it. What codes pay is no discount, and has no tax.
 */
export function paymentLines(
  { lines, amounts }: Pick<OrderSnapshot, 'lines' | 'amounts'>,
  texts: PaymentTexts,
): PaymentLine[] {
  const { shipping, handling, orderDiscount, loyalty, refund, giftCard, vatParts } = amounts
  const rates = vatParts.map(({ rate }) => rate)
  const goods = rates.map((rate) =>
    plus(...lines.filter(({ vatRate }) => vatRate === rate).map(({ price, quantity }) => times(price, quantity))),
  )
  const charges = inProportion(plus(shipping, handling), goods)
  const taken = vatParts.map(({ gross }, at) => minus(plus(goods[at] as Cents, charges[at] as Cents), gross))
  const byRate = (named: Named, parts: readonly Cents[], sign: 1 | -1) =>
    parts.flatMap((part, at) => row(named, part * sign, (rates[at] as number) / 10))
  const [shippingParts = [], handlingParts = []] = table([shipping, handling], charges)
  const [discountParts = [], loyaltyParts = []] = table([orderDiscount, loyalty], taken)
  return [
    ...lines.map(
      ({ code, name, quantity, price, vatRate }): PaymentLine => ({
        kind: 'product',
        code,
        name,
        quantity,
        price,
        vatPercent: (vatRate ?? 0) / 10,
      }),
    ),
    ...byRate({ kind: 'delivery', code: 'TOIMITUS', name: texts.delivery }, shippingParts, 1),
    ...byRate({ kind: 'delivery', code: 'KASITTELY', name: texts.handling }, handlingParts, 1),
    ...byRate({ kind: 'discount', code: 'ALENNUS', name: texts.discount }, discountParts, -1),
    ...byRate({ kind: 'discount', code: 'KANTA-ASIAKAS', name: texts.loyalty }, loyaltyParts, -1),
    ...row({ kind: 'gift-card', code: 'HYVITYS', name: texts.refundCode }, -refund, 0),
    ...row({ kind: 'gift-card', code: 'LAHJAKORTTI', name: texts.giftCard }, -giftCard, 0),
  ]
}

function row({ kind, code, name }: Named, price: number, vatPercent: number): PaymentLine[] {
  return price === 0 ? [] : [{ kind, code, name, quantity: 1, price, vatPercent }]
}

/** Splits delivery and handling by the value of the goods, as carts tax them: see decision 0028. */
function inProportion(charges: Cents, goods: readonly Cents[]): Cents[] {
  return spread(charges, goods.some((value) => value > 0) ? goods : goods.map(() => 1))
}

/** Fills a table whose rows and columns have these sums, which are the same in total. */
function table(rows: readonly Cents[], columns: readonly Cents[]): Cents[][] {
  const left = [...columns]
  return rows.map((sum) => {
    let missing = sum
    return left.map((free, at) => {
      const part = least(missing, free)
      missing = minus(missing, part)
      left[at] = minus(free, part)
      return part
    })
  })
}
