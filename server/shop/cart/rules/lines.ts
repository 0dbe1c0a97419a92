import { MAX_LINES, MAX_QUANTITY } from '#contract/shop/cart-limits.ts'
import type { CartWarning } from '#contract/shop/cart-warnings.ts'
import type { CartLine } from '#contract/shop/shop-data.ts'
import type { Cents } from '#contract/values/money.ts'

/** The facts of a product that the rules of a cart need. */
export type SoldProduct = {
  code: string
  name: string
  price: Cents
  /** Null if unlimited. */
  stock: number | null
}

export type ChangedLines = { lines: readonly CartLine[]; warnings: readonly CartWarning[] }

/** Adds to the quantity that the cart has of the product. */
export function addToLines(lines: readonly CartLine[], product: SoldProduct, quantity: number): ChangedLines {
  const own = lines.find(({ code }) => code === product.code)
  return setInLines(lines, product, (own?.quantity ?? 0) + quantity)
}

/** Sets the quantity of a product, as far as stock and limits allow. 0 removes it. */
export function setInLines(lines: readonly CartLine[], product: SoldProduct, quantity: number): ChangedLines {
  if (quantity === 0) return { lines: withoutLine(lines, product.code), warnings: [] }
  const { code, name, price, stock } = product
  const own = lines.find((line) => line.code === code)
  // A line stays in the cart when its product sells out, so that the shopper sees what is missing.
  if (stock !== null && stock <= 0) return { lines, warnings: [{ kind: 'sold-out', name }] }
  if (!own && lines.length >= MAX_LINES) return { lines, warnings: [{ kind: 'cart-full', max: MAX_LINES }] }
  const most = Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY)
  const line: CartLine = { code, name, price, quantity: Math.min(quantity, most) }
  return {
    lines: own ? lines.map((each) => (each === own ? line : each)) : [...lines, line],
    warnings: quantity > most ? [limitWarning(name, stock, most)] : [],
  }
}

function limitWarning(name: string, stock: number | null, most: number): CartWarning {
  return stock === most ? { kind: 'stock', name, left: most } : { kind: 'line-full', name, max: most }
}

export function withoutLine(lines: readonly CartLine[], code: string): readonly CartLine[] {
  return lines.filter((line) => line.code !== code)
}

/** The lines of a cart that its order does not have, because the shopper added them later. */
export function linesLeft(
  lines: readonly CartLine[],
  ordered: readonly Pick<CartLine, 'code' | 'quantity'>[],
): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (ordered.find(({ code }) => code === line.code)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Joins the lines of two carts of one shopper. A product in both gets the sum of its quantities: nothing is dropped silently. */
export function joinLines(
  own: readonly CartLine[],
  joined: readonly CartLine[],
  find: (code: string) => SoldProduct | undefined,
): ChangedLines {
  return joined.reduce<ChangedLines>(
    (changed, line) => {
      const product = find(line.code)
      const next = product ? addToLines(changed.lines, product, line.quantity) : keepUnsold(changed.lines, line)
      return { lines: next.lines, warnings: [...changed.warnings, ...next.warnings] }
    },
    { lines: own, warnings: [] },
  )
}

/** A line whose product is no longer sold is kept for the shopper to see. */
function keepUnsold(lines: readonly CartLine[], line: CartLine): ChangedLines {
  const isThere = lines.some(({ code }) => code === line.code)
  return { lines: isThere || lines.length >= MAX_LINES ? lines : [...lines, line], warnings: [] }
}
