import type { z } from 'zod'
import type { Picture } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import { isSoldOut } from '#contract/shop/offer.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import type { meatCounterSchema } from './meat-counter.schema.ts'

/** A product that the counter offers. */
export type CounterProduct = {
  code: string
  name: string
  href: string
  picture: Picture | null
  price: string | null
  /** Pages know only whether it is sold out. */
  isSoldOut: boolean
  packGrams: number
  /** ISO weekdays; null is every one. */
  weekdays: readonly number[] | null
}

export type CounterData = { products: Readonly<Record<string, CounterProduct>> }

/** The products of the dishes, at today's prices. What the shop does not sell, or not by weight, is left out. */
export async function loadMeatCounter(
  { dishes }: z.output<typeof meatCounterSchema>,
  { site }: LoadContext,
  reads: Pick<Reads, 'shopProduct'>,
): Promise<Loaded<CounterData>> {
  const codes = [...new Set(dishes.flatMap(({ cuts }) => cuts.map(({ code }) => code)))]
  const found = codes.flatMap((code) => reads.shopProduct(site, code) ?? [])
  const products = found.flatMap(({ title, href, picture, offer, weightGrams, deliveryDays }): CounterProduct[] =>
    weightGrams === null
      ? []
      : [
          {
            code: offer.code,
            name: title,
            href,
            picture: picture ?? null,
            price: offer.price,
            isSoldOut: isSoldOut(offer),
            packGrams: weightGrams,
            weekdays: deliveryDays,
          },
        ],
  )
  return {
    data: { products: Object.fromEntries(products.map((product) => [product.code, product])) },
    tags: [...found.map(({ tag }) => tag), ...(found.length < codes.length ? [tags.shopRange] : [])],
  }
}
