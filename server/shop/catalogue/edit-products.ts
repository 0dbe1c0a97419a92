import type { Editable, EditableField, ProductEdit } from '#contract/office/goods/product.ts'
import { type Cents, cents } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { AuditedChange } from '#server/audit/audit.store.ts'
import { byCode, type CatalogueStore, type ProductFacts, recordChanges } from './catalogue.ts'
import { planProblem } from './plan-problems.ts'
import { momentsOf, pricedAt, withHistory } from './price-plan.ts'

type Edited = {
  products: ProductFacts[]
  held: ReadonlyMap<string, number>
  changes: AuditedChange[]
  /** When prices will change by themselves. */
  moments: Date[]
}

type Refusal = 'PRODUCT_UNKNOWN' | 'PRODUCTS_CHANGED' | 'PRODUCTS_INVALID'

/**
 * Changes prices, stock and facts for staff, in a transaction: all edits, or none. Each field that is changed must still have the value
 * that was shown. Stock is what was counted on the shelf: what orders hold is read here and subtracted, so a sale between is not lost.
 */
export async function editProducts(
  store: CatalogueStore,
  edits: readonly ProductEdit[],
  { nameOf, now }: { nameOf: (code: string) => string; now: Date },
): Promise<Outcome<Edited, Refusal>> {
  const codes = [...new Set(edits.map(({ code }) => code))].sort()
  const before = byCode(await store.lock(codes))
  if (codes.length !== edits.length || codes.some((code) => !before.has(code))) return refused('PRODUCT_UNKNOWN')
  const [histories, held] = [await store.histories(codes), await store.heldPieces(codes)]
  const worked = edits.map(({ code, from, to }) => {
    const product = withHistory(before.get(code) as ProductFacts, histories.get(code) ?? [], now)
    const shown = editableOf(product, held.get(code) ?? 0)
    const isSeen = fieldsOf(to).every((field) => isSameValue(shown[field], from[field]))
    const next = withValues(product, to, held.get(code) ?? 0, now)
    const { product: after, added } = pricedAt(next, histories.get(code) ?? [], now)
    const changed = fieldsOf(to).filter((field) => !isSameValue(shown[field], to[field]))
    const problem = planProblem(next, to, now)
    return { code, shown, isSeen, after, added, changed, problem }
  })
  const others = worked.filter(({ isSeen }) => !isSeen)
  if (others.length > 0)
    return refused(
      'PRODUCTS_CHANGED',
      others.map(({ code }) => nameOf(code)),
    )
  const problems = worked.flatMap(({ code, problem }) => (problem ? [`${nameOf(code)}: ${problem}`] : []))
  if (problems.length > 0) return refused('PRODUCTS_INVALID', problems)

  const after = worked.map((each) => each.after)
  await store.put(after)
  await store.addPrices(worked.flatMap(({ code, added }) => (added ? [{ code, ...added }] : [])))
  const counted = worked.filter(({ changed }) => changed.includes('counted'))
  if (counted.length > 0) await store.setStock(counted.map(({ code, after: { stock } }) => ({ code, stock })))
  await recordChanges(store, before, after)
  return accepted({
    products: after,
    held,
    moments: after.flatMap((product) => momentsOf(product, now)),
    changes: worked.map(({ code, shown, after: product, changed }) => ({
      action: 'product.change',
      subject: `product:${code}`,
      before: onlyThese(shown, changed),
      after: onlyThese(editableOf(product, held.get(code) ?? 0), changed),
    })),
  })
}

export function editableOf(product: ProductFacts, held: number): Editable {
  const { salePrice, saleFrom, saleUntil, nextPrice, nextPriceFrom, stock } = product
  return {
    regularPrice: product.regularPrice,
    sale:
      salePrice === null
        ? null
        : { price: salePrice, from: saleFrom?.toISOString() ?? null, until: saleUntil?.toISOString() ?? null },
    next: nextPrice === null || !nextPriceFrom ? null : { price: nextPrice, from: nextPriceFrom.toISOString() },
    recommendedPrice: product.recommendedPrice,
    weightGrams: product.weightGrams,
    vatClass: product.vatClass,
    dateMark: product.dateMark,
    deliveryDays: product.deliveryDays,
    lowStock: product.lowStock,
    isHidden: product.isHidden,
    place: product.place,
    counted: stock === null ? null : stock + held,
  }
}

function withValues(product: ProductFacts, to: ProductEdit['to'], held: number, now: Date): ProductFacts {
  const { regularPrice, recommendedPrice, sale, next, counted, ...facts } = to
  const given = Object.entries(facts).filter(([, value]) => value !== undefined)
  const after: ProductFacts = { ...product, ...Object.fromEntries(given) }
  if (regularPrice !== undefined) after.regularPrice = amount(regularPrice)
  if (recommendedPrice !== undefined) after.recommendedPrice = amount(recommendedPrice)
  if (counted !== undefined) after.stock = counted === null ? null : counted - held
  if (sale !== undefined) {
    after.salePrice = amount(sale?.price ?? null)
    after.saleFrom = sale ? (time(sale.from) ?? now) : null
    after.saleUntil = sale ? time(sale.until) : null
  }
  if (next !== undefined) {
    after.nextPrice = amount(next?.price ?? null)
    after.nextPriceFrom = time(next?.from ?? null)
  }
  return after
}

const amount = (value: number | null): Cents | null => (value === null ? null : cents(value))
const time = (text: string | null): Date | null => (text === null ? null : new Date(text))

const fieldsOf = (values: Partial<Editable>) => Object.keys(values) as EditableField[]

/** Whether a field of a product has the same value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && comparable(one) === comparable(other)
}

/** Fields come in any order, and times in any spelling. */
function comparable(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  const { price, from, until } = value as { price: number; from?: string | null; until?: string | null }
  return JSON.stringify([price, ...[from, until].map((text) => (text ? Date.parse(text) : null))])
}

function onlyThese(values: Editable, fields: readonly EditableField[]): Partial<Editable> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}
