import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ProductEdit } from '#contract/office/goods/product.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { ordering } from '#server/testing/ordering.ts'
import { catalogueStore } from './catalogue.store.ts'
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
  const past = new Date(Date.now() - 1000)
  await database.sql.update(shopProducts).set({ nextPriceFrom: past }).where(eq(shopProducts.code, 'LK-1004'))
  expect(await press(await aCart({ 'LK-1004': 1 }), '23,80')).toMatchObject({ problem: 'cart-changed' })
  expect(await press(await aCart({ 'LK-1004': 1 }), '20,80')).toMatchObject({ kind: 'pay' })
  expect((await order()).snapshot.lines).toMatchObject([{ price: 1290 }])
})

const soon = () => new Date(Date.now() + 60_000).toISOString()
