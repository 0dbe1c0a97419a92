import type { PriceEdit } from '#contract/office/bundles/bundle.ts'
import { price } from '#office/goods/product-texts.ts'
import { moment } from '#web/format/moment.ts'

/** What becomes of prices, in a few words each. */
export function editTexts({ from, to }: PriceEdit): string[] {
  const { regularPrice, sale, next } = to
  return [
    ...(regularPrice === undefined
      ? []
      : [`normaalihinta ${price(from.regularPrice ?? null)} → ${price(regularPrice)}`]),
    ...(sale === undefined ? [] : [sale ? saleText(sale) : 'alennus loppuu']),
    ...(next ? [`${price(next.price)} ${moment(next.from, 'fi')} alkaen`] : []),
  ]
}

function saleText({ price: cents, until }: NonNullable<PriceEdit['to']['sale']>): string {
  return `alennushinta ${price(cents)}${until ? ` ${moment(until, 'fi')} asti` : ''}`
}
