import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ProductEdit } from '#contract/office/goods/product.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { ordering } from '#server/testing/ordering.ts'
import { catalogueStore } from './catalogue.store.ts'
import { applyDuePrices } from './catalogue.ts'
import { editProducts } from './edit-products.ts'

const shopWithEdits = async () => {
  const shop = await ordering()
  const edit = (...edits: ProductEdit[]) =>
    shop.database.transaction((tx) =>
      editProducts(catalogueStore(tx), edits, { nameOf: (code) => code, now: new Date() }),
    )
  const stock = async (code: string) => {
    const [row] = await shop.database.sql.select().from(shopProducts).where(eq(shopProducts.code, code))
    return row?.stock
  }
  return { ...shop, edit, stock }
}

it('OF-18: what was counted on the shelf keeps the pieces that orders hold, and a sale between is not lost', async () => {
  const { edit, stock, press, aCart, agrees } = await shopWithEdits()
  const seen = { code: 'LK-1004', from: { counted: 5 }, to: { counted: 9 } }
  await press(await aCart({ 'LK-1004': 2 }), '39,70')
  expect(await stock('LK-1004')).toBe(3)
  // The two sold pieces still lie on the shelf, so five is still what was shown.
  expect(await edit(seen)).toMatchObject({ ok: true, value: { products: [{ stock: 7 }] } })
  expect(await stock('LK-1004')).toBe(7)
  expect(await edit(seen)).toMatchObject({ ok: false, code: 'PRODUCTS_CHANGED', problems: ['LK-1004'] })
  await agrees()
})

it('OF-18: of two who set the same count at the same moment, one is refused', async () => {
  const { edit, stock } = await shopWithEdits()
  const both = await Promise.all(
    [8, 9].map((counted) => edit({ code: 'LK-1004', from: { counted: 5 }, to: { counted } })),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect([8, 9]).toContain(await stock('LK-1004'))
})

it('OF-18: a price that has begun binds a purchase before any page shows it', async () => {
  const { edit, press, aCart, database, order } = await shopWithEdits()
  await edit({ code: 'LK-1004', from: { next: null }, to: { next: { price: 1290, from: soon() } } })
  // It has come a moment ago.
  await database.sql.update(shopProducts).set({ nextPriceFrom: new Date() }).where(eq(shopProducts.code, 'LK-1004'))
  expect(await press(await aCart({ 'LK-1004': 1 }), '23,80')).toMatchObject({ problem: 'cart-changed' })
  expect(await press(await aCart({ 'LK-1004': 1 }), '20,80')).toMatchObject({ kind: 'pay' })
  expect((await order()).snapshot.lines).toMatchObject([{ price: 1290 }])
})

describe('a price that a node of the version without plans has imported while nodes are upgraded', () => {
  /** As that version does: it knows neither regular prices nor sales. */
  const importByOldNode = async ({ database }: Shop, code: string, price: number, isReduced = false) => {
    await database.query(
      `insert into shop_product (code, price, vat_class) values ('${code}', ${price}, 'food')
        on conflict (code) do update set price = ${price}`,
    )
    await database.query(
      `insert into shop_price (code, since, price, is_reduced) values ('${code}', now(), ${price}, ${isReduced})`,
    )
  }
  const applyDue = ({ database }: Shop) =>
    database.transaction(async (tx) => {
      const store = catalogueStore(tx)
      const codes = await store.planned(new Date())
      await applyDuePrices(store, await store.lock(codes), new Date())
      return codes
    })
  const stored = async ({ database }: Shop, code: string) =>
    (await database.sql.select().from(shopProducts).where(eq(shopProducts.code, code)))[0]

  it('is the regular price from then on, and another edit does not bring the earlier one back', async () => {
    const shop = await shopWithEdits()
    await importByOldNode(shop, 'LK-1004', 1790)
    const weight = { code: 'LK-1004', from: { weightGrams: null }, to: { weightGrams: 400 } }
    expect(await shop.edit(weight)).toMatchObject({
      ok: true,
      value: { products: [{ price: 1790, regularPrice: 1790 }] },
    })
    await importByOldNode(shop, 'LK-1001', 700)
    await importByOldNode(shop, 'LK-1099', 990)
    expect((await applyDue(shop)).sort()).toEqual(['LK-1001', 'LK-1099'])
    expect(await stored(shop, 'LK-1001')).toMatchObject({ price: 700, regularPrice: 700 })
    expect(await stored(shop, 'LK-1099')).toMatchObject({ price: 990, regularPrice: 990 })
    expect(await applyDue(shop)).toEqual([])
  })

  it('ends a sale or begins one, as the same table does on a new node', async () => {
    const shop = await shopWithEdits()
    const sale = { price: 1290, from: null, until: null }
    await shop.edit({ code: 'LK-1004', from: { sale: null }, to: { sale } })
    await importByOldNode(shop, 'LK-1004', 1590)
    await importByOldNode(shop, 'LK-1001', 500, true)
    await applyDue(shop)
    expect(await stored(shop, 'LK-1004')).toMatchObject({ price: 1590, regularPrice: 1590, salePrice: null })
    expect(await stored(shop, 'LK-1001')).toMatchObject({ price: 500, regularPrice: 649, salePrice: 500 })
  })
})

type Shop = Awaited<ReturnType<typeof shopWithEdits>>

const soon = () => new Date(Date.now() + 60_000).toISOString()
