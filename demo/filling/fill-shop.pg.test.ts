import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { barcodeStore } from '#server/shop/packing/barcodes.store.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { fillShop } from './fill-shop.ts'

it('fills an empty shop with the demo facts once, and never replaces what somebody has changed', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const needs = { ...app, database }
  expect(await fillShop(needs)).toBe('filled')
  const names = ['LK-1001', 'LK-1002', 'LK-1003', 'LK-1004', 'LK-1005']
  const pages = names.map((code, at) => aProduct(`t${at}`, { site: 'lihakauppa' }, { offer: { code } }))
  await savePages(app.content, pages)
  const detail = async (code: string) => (await app.get('kuluttaja', `/api/products/${code}`)).json()
  expect(await detail('LK-1001')).toMatchObject({ price: '6,49', pricePerKg: '16,23', stock: null, reviewCount: 11 })
  expect(await detail('LK-1002')).toMatchObject({ stock: 0 })
  expect(await detail('LK-1003')).toMatchObject({
    price: '10,43',
    discountPercentage: 30,
    lowestPrice: '14,90',
    svhPrice: null,
  })
  expect(await detail('LK-1004')).toMatchObject({ stock: 50, averageRating: 4.7 })
  expect(await detail('LK-1005')).toMatchObject({ price: '50,00', pricePerKg: null })

  // A whole ham, by the barcode with its weight.
  expect(await barcodeStore(database.sql).find('23704021')).toBe('LK-1021')

  await sell(app, [{ code: 'LK-1001', price: 700, stock: 9 }])
  expect(await fillShop(needs)).toBe('kept')
  // Content that is saved again changes neither price nor stock.
  await savePages(app.content, pages)
  const [kept] = await database.sql.select().from(shopProducts).where(eq(shopProducts.code, 'LK-1001'))
  expect(kept).toMatchObject({ price: 700, stock: 9 })
  expect(await detail('LK-1001')).toMatchObject({ price: '7,00', stock: 9 })
})
