import { expect, it, vi } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { contentOf, picturesOf } from '#server/content-files/content-database.ts'
import { exportContent } from '#server/content-files/export-content.ts'
import { shopProducts } from '#server/db/schema/catalogue.ts'
import { catalogueActions } from '#server/shop/catalogue/catalogue.capability.ts'
import { ratingChange } from '#server/shop/catalogue/catalogue.store.ts'
import { codeStore } from '#server/shop/codes/codes.store.ts'
import { deliveryActions } from '#server/shop/delivery/delivery.capability.ts'
import { reviewActions } from '#server/shop/reviews/reviews.capability.ts'
import { settingsActions } from '#server/shop/settings/settings.capability.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { sites } from '#sites/all.ts'
import { fillDemo } from './fill-demo.ts'

async function aStart({ makeSlots = async () => {} } = {}) {
  const database = await freshDatabase()
  const needs = { database, ...contentOf(database.sql) }
  const shop = {
    settings: settingsActions(database),
    catalogue: catalogueActions(database),
    codes: { store: codeStore(database.sql) },
    reviews: reviewActions(database, ratingChange),
    delivery: { ...deliveryActions(database), makeSlots },
  }
  const media = picturesOf(database, await freshFileStore())
  const start = () => fillDemo({ ...needs, ...shop, media, documents: media.files }, 'where empty')
  return { ...needs, media, start }
}

it('says what it found in a database with other content, and adds neither pages nor pictures nor products', async () => {
  const { database, content, navigation, taxonomy, siteTexts, media, start } = await aStart()
  await savePage(content, anArticle('mine'))
  expect(await start()).toMatch(/^The database has content that is not .* \(pages of kuluttaja: 1\), and keeps it/)
  const stored = await exportContent({ content, navigation, taxonomy, siteTexts }, sites)
  expect(stored.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual(['/mine'])
  expect(await media.store.all()).toEqual([])
  expect(await database.sql.select().from(shopProducts)).toEqual([])
})

it('says so too where there are links and no pages', async () => {
  const { navigation, media, start } = await aStart()
  await saveNavigation(navigation, aNavigation())
  expect(await start()).toMatch(/\(links and categories, no pages\), and keeps it/)
  expect(await media.store.all()).toEqual([])
})

it('begins again where a first start was killed half way', { tags: 'long' }, async () => {
  const makeSlots = vi.fn(async () => {})
  const { database, content, navigation, taxonomy, siteTexts, start } = await aStart({ makeSlots })
  makeSlots.mockRejectedValueOnce(new Error('killed'))
  await expect(start()).rejects.toThrow('killed')
  expect(await database.sql.select().from(shopProducts)).not.toEqual([])
  expect(await start()).toBe('Filled the database with the demo content.')
  const stored = await exportContent({ content, navigation, taxonomy, siteTexts }, sites)
  expect(stored.flatMap(({ pages }) => pages).length).toBeGreaterThan(500)
  expect(makeSlots).toHaveBeenCalledTimes(2)
  expect(await start()).toBeUndefined()
  expect(makeSlots).toHaveBeenCalledTimes(2)
})
