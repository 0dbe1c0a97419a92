import {
  type Cents,
  halfUp,
  least,
  minus,
  NO_MONEY,
  percentOf,
  plus,
  type Rate,
  spread,
  vatIn,
} from '#contract/values/money.ts'

/** A line at its price after the discounts of its product. */
export type PricedLine = {
  gross: Cents
  /** Undefined for gift cards: they are sold without value-added tax, and nothing is delivered or discounted. */
  vatRate: Rate | undefined
}

/** What a code takes off the products; several of these may be set. */
export type Discount = {
  percent?: number
  amount?: Cents
  freeDelivery?: boolean
  /** The least value of the products for which the discount counts. */
  minimum?: Cents
}

/** What codes pay, in the order in which they are used. */
export type Credits = { loyalty: Cents; refund: Cents; giftCard: Cents }

export type Tariff = { delivery: Cents; freeFrom: Cents; handling: Cents }

export type Totals = {
  subTotal: Cents
  /** The value of the products that discounts and free delivery are counted from. */
  goods: Cents
  orderDiscount: Cents
  shipping: Cents
  shippingWithoutDiscounts: Cents
  leftToFreeShipping: Cents
  handling: Cents
  loyalty: Cents
  refund: Cents
  giftCard: Cents
  vat: Cents
  vatRate: Rate
  /** The tax by rate, lowest first. */
  vatParts: readonly { rate: Rate; gross: Cents; tax: Cents }[]
  total: Cents
}

/** All amounts of a cart. The order of lines and codes makes no difference. See decision 0028. */
export function totalsOf(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
  credits: Credits,
  tariff: Tariff,
): Totals {
  const subTotal = plus(...lines.map(({ gross }) => gross))
  const taxed = lines.flatMap(({ gross, vatRate }) => (vatRate === undefined ? [] : [{ gross, vatRate }]))
  const goods = plus(...taxed.map(({ gross }) => gross))
  const counted = discounts.filter((discount) => isReached(discount, goods))
  const orderDiscount = least(goods, plus(...counted.map((discount) => takenOff(discount, goods))))
  const isFree = goods >= tariff.freeFrom || counted.some(({ freeDelivery }) => freeDelivery)
  const shippingWithoutDiscounts = taxed.length > 0 ? tariff.delivery : NO_MONEY
  const shipping = isFree ? NO_MONEY : shippingWithoutDiscounts
  const handling = taxed.length > 0 ? tariff.handling : NO_MONEY
  const beforeLoyalty = plus(minus(goods, orderDiscount), shipping, handling)
  const loyalty = least(credits.loyalty, beforeLoyalty)
  const due = plus(minus(beforeLoyalty, loyalty), minus(subTotal, goods))
  const refund = least(credits.refund, due)
  const giftCard = least(credits.giftCard, minus(due, refund))
  const parts = taxedParts(taxed, orderDiscount, plus(shipping, handling), loyalty)
  const vat = plus(...parts.map(({ gross, vatRate }) => vatIn(gross, vatRate)))
  return {
    subTotal,
    goods,
    orderDiscount,
    shipping,
    shippingWithoutDiscounts,
    handling,
    loyalty,
    refund,
    giftCard,
    vat,
    leftToFreeShipping: shipping > 0 ? minus(tariff.freeFrom, goods) : NO_MONEY,
    vatRate: rateOf(parts, vat),
    vatParts: taxByRate(parts),
    total: minus(due, refund, giftCard),
  }
}

/** Whether the products are worth enough for the discount. */
export function isReached({ minimum = NO_MONEY }: Pick<Discount, 'minimum'>, goods: Cents): boolean {
  return goods >= minimum
}

function takenOff({ percent = 0, amount = NO_MONEY }: Discount, goods: Cents): Cents {
  return plus(percentOf(goods, percent * 10), amount)
}

type TaxedPart = { gross: Cents; vatRate: Rate }

/** What is left of each line and of the delivery after discounts: the base of the tax. */
function taxedParts(lines: readonly TaxedPart[], orderDiscount: Cents, charges: Cents, loyalty: Cents): TaxedPart[] {
  const discounts = spread(
    orderDiscount,
    lines.map(({ gross }) => gross),
  )
  const parts = [
    ...lines.map(({ gross, vatRate }, at) => ({ vatRate, gross: minus(gross, discounts[at] as Cents) })),
    ...chargeParts(lines, charges),
  ]
  const taken = spread(
    loyalty,
    parts.map(({ gross }) => gross),
  )
  return parts.map(({ gross, vatRate }, at) => ({ vatRate, gross: minus(gross, taken[at] as Cents) }))
}

/** Delivery and handling have the rates of the products, in proportion to their value. */
function chargeParts(lines: readonly TaxedPart[], charges: Cents): TaxedPart[] {
  if (charges === 0) return []
  const byRate = [...Map.groupBy(lines, ({ vatRate }) => vatRate)].sort(([one], [other]) => one - other)
  const values = byRate.map(([, group]) => plus(...group.map(({ gross }) => gross)))
  const weights = values.some((value) => value > 0) ? values : values.map(() => 1)
  const shares = spread(charges, weights)
  return byRate.map(([vatRate], at) => ({ vatRate, gross: shares[at] as Cents }))
}

function taxByRate(parts: readonly TaxedPart[]): Totals['vatParts'] {
  const byRate = [...Map.groupBy(parts, ({ vatRate }) => vatRate)].sort(([one], [other]) => one - other)
  return byRate.map(([rate, group]) => ({
    rate,
    gross: plus(...group.map(({ gross }) => gross)),
    // Each part is rounded, as the total is.
    tax: plus(...group.map(({ gross }) => vatIn(gross, rate))),
  }))
}

/** The rate that all parts have, or the effective one of several. */
function rateOf(parts: readonly TaxedPart[], vat: Cents): Rate {
  const rates = new Set(parts.map(({ vatRate }) => vatRate))
  if (rates.size <= 1) return [...rates][0] ?? 0
  const net = minus(plus(...parts.map(({ gross }) => gross)), vat)
  return net > 0 ? halfUp(vat * 1000, net) : 0
}
