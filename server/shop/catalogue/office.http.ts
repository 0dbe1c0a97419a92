import type { Taxonomy } from '#contract/content/taxonomy.ts'
import * as calls from '#contract/office/goods/products.ts'
import { dayIn } from '#contract/values/days.ts'
import { cents } from '#contract/values/money.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Actor, AuditedChange } from '#server/audit/audit.store.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { groupName } from './cart-product.ts'
import type { CatalogueStore } from './catalogue.ts'
import { editProducts } from './edit-products.ts'
import { type Listed, officeProductOf, pageOfProducts } from './office-products.ts'
import { planAt } from './price-plan.ts'
import { discountPercentage, fullPriceOf } from './price-rules.ts'
import type { ProductPage } from './product-list.ts'

type EditStores = {
  catalogue: CatalogueStore
  /** Has prices that begin at a time applied then. */
  applyAt: (time: Date) => Promise<void>
  audit: (by: Actor, change: AuditedChange) => Promise<void>
}

export type OfficeNeeds = {
  store: Pick<CatalogueStore, 'find' | 'histories' | 'heldPieces'>
  /** Runs the work in one transaction. */
  atomically: <T>(work: (stores: EditStores) => Promise<T>) => Promise<T>
  /** All products in memory, hidden ones and those without a page included. */
  listed: () => readonly Listed[]
  pageOf: (code: string) => ProductPage | undefined
  taxonomy: () => Promise<Taxonomy | null>
  now: () => Date
}

/** Products for staff. */
export function officeProductCalls({ store, atomically, listed, pageOf, taxonomy, now }: OfficeNeeds): ServedCall[] {
  const shownWith = async () => {
    const at = now()
    return { taxonomy: await taxonomy(), today: dayIn(at), now: at }
  }
  const nameOf = (code: string) => pageOf(code)?.title ?? code
  const find = async (code: string): Promise<Listed | undefined> => {
    const [facts] = await store.find([code])
    return facts && { ...facts, page: pageOf(code) }
  }
  return [
    served(calls.listProducts, async ({ query }) => {
      const shared = await shownWith()
      const named = listed().map((product) => ({
        product,
        group: product.page ? groupName(product.page.groups, shared.taxonomy) || null : null,
      }))
      const { products, next } = pageOfProducts(named, query, shared.now)
      const held = await store.heldPieces(products.map(({ code }) => code))
      const rows = products.map((each) => officeProductOf(each, { ...shared, held: held.get(each.code) ?? 0 }))
      const groups = [...new Set(named.flatMap(({ group }) => group ?? []))].sort((a, b) => a.localeCompare(b, 'fi'))
      return accepted({ rows, next, groups })
    }),

    served(calls.getOfficeProduct, async ({ params: { code } }) => {
      const product = await find(code)
      if (!product) return refused('PRODUCT_UNKNOWN')
      const [held, histories] = [await store.heldPieces([code]), await store.histories([code])]
      const history = (histories.get(code) ?? []).toReversed()
      return accepted({
        ...officeProductOf(product, { ...(await shownWith()), held: held.get(code) ?? 0 }),
        history: history.map(({ since, price, isReduced }) => ({ since: since.toISOString(), price, isReduced })),
      })
    }),

    served(calls.getSaleReference, async ({ params: { code }, query: { price, from } }) => {
      const product = await find(code)
      if (!product) return refused('PRODUCT_UNKNOWN')
      const at = now()
      const start = from === undefined || new Date(from) < at ? at : new Date(from)
      const history = (await store.histories([code])).get(code) ?? []
      const { nextPrice, nextPriceFrom } = product
      const begins = nextPriceFrom !== null && nextPriceFrom < start
      const between = begins ? [{ since: nextPriceFrom, price: nextPrice, isReduced: false }] : []
      // A sale that ends before this one begins: the regular price comes between.
      const ends = product.saleUntil !== null && product.saleUntil < start
      const after = ends
        ? [{ since: product.saleUntil as Date, price: planAt(product, start).regularPrice, isReduced: false }]
        : []
      const asked = { since: start, price: cents(price), isReduced: true }
      const comparedWith = fullPriceOf([...history, ...between, ...after, asked], product.dateMark)
      const discount = discountPercentage(cents(price), comparedWith)
      return accepted({ comparedWith, discount, isExempt: product.dateMark === 'use-by' })
    }),

    served(calls.changeProducts, async ({ staff, body: { edits } }) => {
      const edited = await atomically(async ({ catalogue, applyAt, audit }) => {
        const outcome = await editProducts(catalogue, edits, { nameOf, now: now() })
        if (!outcome.ok) return outcome
        for (const change of outcome.value.changes) await audit(staff, change)
        for (const time of outcome.value.moments) await applyAt(time)
        return outcome
      })
      if (!edited.ok) return edited
      const shared = await shownWith()
      const { products, held } = edited.value
      const rows = products.map((product) =>
        officeProductOf({ ...product, page: pageOf(product.code) }, { ...shared, held: held.get(product.code) ?? 0 }),
      )
      return accepted({ rows })
    }),
  ]
}
