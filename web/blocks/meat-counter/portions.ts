import { type Cents, decimalComma, readDecimal, times } from '#contract/values/money.ts'

/** How much of a cut an adult eats of a dish: raw meat in grams, and how many percent of what is bought are bones. */
export type Portion = { grams: number; bone: number }

export type Eaters = { adults: number; children: number }

/** What is counted of a product of the shop: its price and the rough weight of a package. */
export type CountedProduct = { price: string | null; packGrams: number }

/** What to buy of a cut. */
export type Helping = { gramsEach: number; grams: number; packs: number; price: string }

/** A child eats half of what an adult eats. */
const CHILD = 0.5
/** Grams are rounded up to this step. */
const WHOLE_GRAMS = 5

/** Grams to buy for an adult: bones are weighed and paid, but not eaten. */
export function gramsToBuy({ grams, bone }: Portion): number {
  return roundUp((grams * 100) / (100 - bone))
}

/** What a table needs of a cut, in whole packages. Null for what has no price. */
export function helpingOf(portion: Portion, product: CountedProduct, eaters: Eaters): Helping | null {
  const price = product.price === null ? null : readDecimal(product.price)
  if (price === null) return null
  const gramsEach = gramsToBuy(portion)
  const grams = gramsForAll(gramsEach, eaters)
  const packs = Math.max(1, Math.ceil(grams / product.packGrams))
  return { gramsEach, grams, packs, price: decimalComma(times(price as Cents, packs)) }
}

export function gramsForChild(gramsEach: number): number {
  return roundUp(gramsEach * CHILD)
}

function gramsForAll(gramsEach: number, { adults, children }: Eaters): number {
  return roundUp(gramsEach * (adults + CHILD * children))
}

/** To whole steps, without the errors of a floating-point division. */
function roundUp(grams: number): number {
  return Math.ceil(Number((grams / WHOLE_GRAMS).toPrecision(12))) * WHOLE_GRAMS
}

/** Why a cut cannot be had now: it is sold out, or there are fewer packages than the table needs. */
export type Shortage = 'sold-out' | 'too-few'

/** `stock` is null where it is unlimited or not known. */
export function shortageOf(packs: number, stock: number | null): Shortage | null {
  if (stock === null) return null
  if (stock <= 0) return 'sold-out'
  return stock < packs ? 'too-few' : null
}

/** The cut to offer: the one that the shopper wants if it can be had, else the best that can. The list has the best first. */
export function chooseCut<Cut extends { code: string; shortage: Shortage | null }>(
  cuts: readonly Cut[],
  wanted: string | null,
): Cut | undefined {
  const had = cuts.filter(({ shortage }) => shortage === null)
  return had.find(({ code }) => code === wanted) ?? had[0]
}
