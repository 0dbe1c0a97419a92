import { type Cents, cents, plus, times } from '#contract/money.ts'
import type { OrderSnapshot } from '#contract/order-snapshot.ts'
import type { PaymentLine } from '#server/adapters/payment/payment-service.ts'

export type PaymentTexts = Record<'delivery' | 'handling' | 'discount' | 'loyalty' | 'refundCode' | 'giftCard', string>

/** An order as the payment service wants it: rows whose sum is what is left to pay. */
export function paymentLines(
  { lines, amounts }: Pick<OrderSnapshot, 'lines' | 'amounts'>,
  texts: PaymentTexts,
): PaymentLine[] {
  const vatPercent = mainRate(lines) / 10
  const row = (kind: PaymentLine['kind'], code: string, name: string, price: number): PaymentLine[] =>
    price === 0
      ? []
      : [{ ...{ kind, code, name, quantity: 1, price }, vatPercent: kind === 'gift-card' ? 0 : vatPercent }]
  return [
    ...lines.map(
      ({ code, name, quantity, price, vatRate }): PaymentLine => ({
        ...{ kind: 'product', code, name, quantity, price, vatPercent: (vatRate ?? 0) / 10 },
      }),
    ),
    ...row('delivery', 'TOIMITUS', texts.delivery, amounts.shipping),
    ...row('delivery', 'KASITTELY', texts.handling, amounts.handling),
    ...row('discount', 'ALENNUS', texts.discount, -amounts.orderDiscount),
    ...row('discount', 'KANTA-ASIAKAS', texts.loyalty, -amounts.loyalty),
    ...row('gift-card', 'HYVITYS', texts.refundCode, -amounts.refund),
    ...row('gift-card', 'LAHJAKORTTI', texts.giftCard, -amounts.giftCard),
  ]
}

export function sumOfLines(lines: readonly PaymentLine[]): Cents {
  return plus(...lines.map(({ price, quantity }) => cents(price * quantity)))
}

/** The rate of most of the value: delivery and discounts are shown with it. The receipt has the exact tax by rate. */
function mainRate(lines: OrderSnapshot['lines']): number {
  const byRate = Map.groupBy(lines, ({ vatRate }) => vatRate ?? 0)
  const value = (rate: number) => plus(...(byRate.get(rate) ?? []).map(({ price, quantity }) => times(price, quantity)))
  return [...byRate.keys()].sort((one, other) => value(other) - value(one))[0] ?? 0
}
