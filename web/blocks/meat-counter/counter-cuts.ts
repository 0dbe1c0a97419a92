import type { z } from 'zod'
import type { CounterProduct } from './meat-counter.load.ts'
import type { meatCounterSchema } from './meat-counter.schema.ts'
import { type Eaters, type Helping, helpingOf, type Shortage, shortageOf } from './portions.ts'

export type Dish = z.output<typeof meatCounterSchema>['dishes'][number]
type Cut = Dish['cuts'][number]

/** A cut of a dish for a table, with what the shop has of it. */
export type CountedCut = Cut & { product: CounterProduct; helping: Helping; shortage: Shortage | null }

export type Products = Readonly<Record<string, CounterProduct>>
/** Exact numbers in stock, where they have been asked for. */
export type Stock = Readonly<Record<string, number | null>>

/** The cuts of a dish that have a price, best first. */
export function countedCuts({ cuts }: Dish, products: Products, eaters: Eaters, stock: Stock): CountedCut[] {
  return cuts.flatMap((cut) => {
    const product = products[cut.code]
    const helping = product && helpingOf(cut, product, eaters)
    if (!product || !helping) return []
    const known = product.isSoldOut ? 0 : null
    const shortage = shortageOf(helping.packs, stock[cut.code] ?? known)
    return [{ ...cut, product, helping, shortage }]
  })
}
