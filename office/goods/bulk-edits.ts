import type { ProductEdit } from '#contract/office/goods/product.ts'
import { editOf } from './product-edits.ts'
import type { Product } from './product-texts.ts'

type Amount = { by: 'set' | 'percent' | 'amount'; value: number }

/** What is done to all chosen products. Amounts are cents or pieces, percentages whole per cent; both may be below zero. */
export type BulkChange =
  | { kind: 'price'; amount: Amount; isRounded: boolean }
  | { kind: 'sale'; percent: number; isRounded: boolean; from: string | null; until: string | null }
  | { kind: 'endSale' }
  | { kind: 'stock'; amount: Amount }
  | { kind: 'lowStock'; limit: number | null }
  | { kind: 'days'; days: number[] | null }
  | { kind: 'visibility'; isHidden: boolean }

/** The edits that a change means, without the products that it leaves as they are. */
export function bulkEdits(products: readonly Product[], change: BulkChange): ProductEdit[] {
  return products.flatMap((product) => {
    const after = valuesOf(product, change)
    return (after && editOf(product.code, product, after)) ?? []
  })
}

function valuesOf(product: Product, change: BulkChange): ProductEdit['to'] | undefined {
  const { regularPrice, counted } = product
  switch (change.kind) {
    case 'price': {
      const price = regularPrice === null && change.amount.by !== 'set' ? null : moved(regularPrice ?? 0, change.amount)
      return price === null ? undefined : { regularPrice: rounded(price, change.isRounded) }
    }
    case 'sale': {
      if (regularPrice === null) return undefined
      const price = rounded(moved(regularPrice, { by: 'percent', value: -change.percent }), change.isRounded)
      return { sale: { price, from: change.from, until: change.until } }
    }
    case 'endSale':
      return { sale: null }
    case 'stock':
      if (counted === null && change.amount.by !== 'set') return undefined
      return { counted: Math.max(0, moved(counted ?? 0, change.amount)) }
    case 'lowStock':
      return { lowStock: change.limit }
    case 'days':
      return { deliveryDays: change.days }
    case 'visibility':
      return { isHidden: change.isHidden }
  }
}

function moved(value: number, { by, value: amount }: Amount): number {
  if (by === 'set') return amount
  // Whole numbers throughout: a product of two is exact, and is rounded once.
  return by === 'amount' ? value + amount : Math.floor((value * (100 + amount) * 2 + 100) / 200)
}

const STEP = 5

function rounded(cents: number, isRounded: boolean): number {
  return Math.max(1, isRounded ? Math.max(STEP, Math.round(cents / STEP) * STEP) : cents)
}
