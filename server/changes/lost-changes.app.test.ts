import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { DatabaseUnavailableError } from '#server/faults/outage.ts'
import { saveStock } from '#server/shop/catalogue/catalogue.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { save } from '#server/testing/saved-pages.ts'
import { sell } from '#server/testing/sell.ts'

/** A database whose next statements outside transactions fail: it is cut after a commit. */
function cuttable(database: Database): { database: Database; cutFor: (statements: number) => void } {
  let left = 0
  const sql = new Proxy(database.sql, {
    get: (target, name) => {
      if (left === 0 || name === 'atomically') return Reflect.get(target, name)
      left--
      throw new DatabaseUnavailableError('The connection is cut.')
    },
  })
  const cutFor = (statements: number) => {
    left = statements
  }
  return { database: { ...database, sql }, cutFor }
}

/** An app that sells one piece, and has shown that it is in stock. */
async function aShop() {
  const { database, cutFor } = cuttable(await freshDatabase())
  const app = await runningApp({ database })
  await save(app, aProduct('fileepihvi', { site: 'lihakauppa' }, { offer: { code: 'LK-1001' } }))
  await sell(app, [{ code: 'LK-1001', price: 649, stock: 1 }])
  await app.changes.caughtUp()
  const shown = async () => {
    const page = await app.send('lihakauppa', '/tuotteet/fileepihvi')
    return /schema\.org\/(\w+Stock)/.exec(await page.text())?.[1]
  }
  expect(await shown()).toBe('InStock')
  return { app, database, cutFor, shown }
}

it.each([1, 5])(
  'heals within seconds when the database is cut for %i statements after the last piece was sold',
  async (statements) => {
    const { app, cutFor, shown } = await aShop()
    const { atomically } = app.catalogue
    const cut: typeof app.catalogue = {
      ...app.catalogue,
      atomically: async (work) => {
        const done = await atomically(work)
        cutFor(statements)
        return done
      },
    }
    expect(await saveStock(cut, [{ code: 'LK-1001', stock: 0 }])).toMatchObject({ ok: true })
    await expect.poll(shown, { timeout: 5000 }).toBe('OutOfStock')
  },
)

it('heals when the answer to a commit is lost, so that this node does not know of it', async () => {
  const { app, shown } = await aShop()
  const { atomically } = app.catalogue
  const lost: typeof app.catalogue = {
    ...app.catalogue,
    atomically: async (work) => {
      await atomically(work)
      throw new DatabaseUnavailableError('The connection is cut.')
    },
  }
  await expect(saveStock(lost, [{ code: 'LK-1001', stock: 0 }])).rejects.toThrow('The connection is cut.')
  await expect.poll(shown, { timeout: 5000 }).toBe('OutOfStock')
})

it('heals a page that is wrong with the next change of its product, though that turns nothing', async () => {
  const { app, database, shown } = await aShop()
  // Nobody is told, as it should never happen.
  await database.sql.update(shopProducts).set({ stock: 0 }).where(eq(shopProducts.code, 'LK-1001'))
  expect(await shown()).toBe('InStock')
  await saveStock(app.catalogue, [{ code: 'LK-1001', stock: 0 }])
  await expect.poll(shown, { timeout: 5000 }).toBe('OutOfStock')
})
